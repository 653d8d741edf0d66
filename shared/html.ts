/** A heading of a text with the id that a link can name. */
export interface Section {
  id: string;
  name: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The words of sanitised HTML: paragraphs become lines, entities become characters. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|h[2-4]|li|tr|blockquote|figcaption)>|<br\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hex, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? entity;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    })
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}

/** The sections of a text from the content: every h2 there has an id. */
export function sectionsOf(html: string): Section[] {
  return Array.from(html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs), ([, id = '', name = '']) => ({
    id,
    name: plainText(name),
  }));
}

/** A part of a text, from one h2 to the next. */
export interface TextPart {
  /** Of its heading; undefined: what stands before the first one. */
  id: string | undefined;
  html: string;
}

const CONTAINERS = /<(\/?)(?:blockquote|ul|ol|li|div)\b/g;

/** Cuts a text from the content before each h2; a heading inside of something else stays where it is. */
export function splitSections(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let isOpen = false;
  for (const piece of html.split(/(?=<h2 id=")/)) {
    const last = parts.at(-1);
    if (last && isOpen) last.html += piece;
    else parts.push({ id: /^<h2 id="([^"]*)"/.exec(piece)?.[1], html: piece });
    isOpen = depthOf(parts.at(-1)?.html ?? '') > 0;
  }
  return parts.filter((part) => part.html.trim() !== '');
}

function depthOf(html: string): number {
  return [...html.matchAll(CONTAINERS)].reduce((depth, [, slash]) => depth + (slash ? -1 : 1), 0);
}
