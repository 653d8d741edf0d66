import { Marked, type Tokens } from 'marked';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { Library } from '../media/library.ts';
import type { Problems } from '../problems.ts';
import { cleanHtml } from './clean.ts';
import { figureHtml, type Listed } from './figure.ts';
import type { Links } from './links.ts';
import { cellsOf, tableHtml } from './table.ts';
import { escapeHtml, plainText, slug } from './text.ts';

/** A text with the place it comes from. */
export interface Source {
  text: string;
  file: string;
  lineOf(part: string): number;
  item: { kind: string; uri: string };
  /** The item's pictures: they say where one in the text is cut, and who made it. */
  pictures: readonly Listed[];
  /** The page on which it is shown, `destination/ganvie`. */
  path: string;
  language: Language;
}
export interface Rendered {
  html: string;
  sections: { id: string; name: string }[];
}
export interface RenderParts {
  links: Links;
  library: Library;
  problems: Problems;
}

const allowedTag = /^(?:<span lang="[a-z]{2,3}">|<\/span>|<br ?\/?>)$/;

/** Markdown → sanitised HTML with an id on every h2; everything an author must mend is reported. */
export function renderMarkdown(
  source: Source,
  { links, library, problems }: RenderParts,
): Rendered {
  const { file, language, path } = source;
  const sections: Rendered['sections'] = [];
  const report = (part: string, message: string) =>
    problems.add(file, source.lineOf(part), message);
  let depth = 1;
  // The last one read: it names what stands below it.
  let heading = '';

  function uniqueId(name: string): string {
    const id = slug(name);
    let free = id;
    for (let n = 2; sections.some((section) => section.id === free); n += 1) free = `${id}-${n}`;
    return free;
  }

  function figure(image: Tokens.Image): string {
    const [src = '', size] = image.href.split('#');
    const measured = library.find(source.item, src);
    if (!measured?.size) report(image.raw, `missing picture "${src}"`);
    if (image.text.trim() === '') report(image.raw, `missing alt text of "${src}"`);
    if (size !== undefined && size !== 'wide')
      report(image.raw, `unknown size "#${size}" of "${src}": only #wide`);
    if (!measured?.size) return '';
    return figureHtml({
      measured: { ...measured, size: measured.size },
      alt: image.text,
      caption: image.title,
      isWide: size === 'wide',
      listed: source.pictures.find((picture) => picture.src === src),
      language,
    });
  }

  const marked = new Marked({
    walkTokens(token) {
      if (token.type !== 'html') return;
      const tags: string[] = token.raw.replace(/<!--[\s\S]*?-->/g, '').match(/<[^>]*>/g) ?? [];
      for (const tag of tags)
        if (!allowedTag.test(tag)) report(token.raw, `HTML is not used in texts: ${tag}`);
    },
    renderer: {
      heading({ depth: level, tokens, raw }) {
        const inner = this.parser.parseInline(tokens);
        if (level === 1) report(raw, 'a heading starts with ##: # is the name of the page');
        else if (level > depth + 1 || level > 4)
          report(raw, `a heading of level ${level} under one of level ${depth}`);
        depth = level;
        const name = plainText(inner);
        heading = name;
        if (level !== 2) return `<h${level}>${inner}</h${level}>\n`;
        const id = uniqueId(name);
        sections.push({ id, name });
        return `<h2 id="${id}">${inner}</h2>\n`;
      },
      link({ href, tokens, raw }) {
        const inner = this.parser.parseInline(tokens);
        const line = source.lineOf(raw);
        const inside = links.resolve(href, { file, line, path, language });
        if (inside !== undefined) return `<a href="${escapeHtml(inside)}">${inner}</a>`;
        return `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${inner}</a>`;
      },
      paragraph({ tokens }) {
        const [only] = tokens;
        if (tokens.length === 1 && only?.type === 'image') return figure(only as Tokens.Image);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      image({ raw }) {
        report(raw, 'a picture stands in a paragraph of its own');
        return '';
      },
      table(token) {
        const cells = cellsOf(token, (cell) => this.parser.parseInline(cell.tokens));
        return tableHtml({ ...cells, caption: heading });
      },
    },
  });
  return { html: cleanHtml(marked.parse(source.text, { async: false })), sections };
}
