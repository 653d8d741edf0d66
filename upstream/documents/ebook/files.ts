import type { Language } from '../../../shared/i18n/languages.ts';
import type { Say } from '../texts.ts';
import type { Chapter } from './chapters.ts';
import { escapeXml } from './xhtml.ts';

/** A file of the package with the media type its list names. */
export interface Listed {
  id: string;
  href: string;
  type: string;
  properties?: 'nav' | 'cover-image';
}

export interface BookFacts {
  title: string;
  author: string;
  language: Language;
  /** A UUID that stays the same as long as the content does. */
  uuid: string;
  /** ISO, in UTC, to the second. */
  modified: string;
  say: Say;
}

export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

export const STYLE = `body { margin: 5%; line-height: 1.5; }
h1, h2, h3 { line-height: 1.2; color: #1b2750; hyphens: none; }
h1 { margin: 2em 0 0.8em; }
figure { margin: 1.2em 0; text-align: center; break-inside: avoid; }
img { max-width: 100%; }
figcaption, .byline { font-size: 0.85em; color: #5c5046; }
.lead { font-weight: bold; }
blockquote { margin: 1.2em 0; padding-inline-start: 1em; border-inline-start: 3px solid #a4321b; }
table { border-collapse: collapse; }
th, td { padding: 0.3em 0.6em; border: 1px solid #85776a; text-align: start; vertical-align: top; }
.cover { margin: 0; text-align: center; }
.cover img { height: 95vh; max-width: 100%; object-fit: contain; }
`;

/** A document of the book. */
export function document(title: string, body: string, language: Language, kind = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body${kind && ` class="${kind}"`}>
${body}
</body>
</html>
`;
}

/** The contents, for readers and for their programs. */
export function navigation(chapters: Chapter[], { say, language }: BookFacts): string {
  const title = say('contents');
  const body = `<nav epub:type="toc" id="toc"><h1>${escapeXml(title)}</h1>\n${list(chapters)}\n</nav>`;
  return document(title, body, language);
}

function list(chapters: Chapter[]): string {
  const entries = chapters.map(({ name, title, parts }) => {
    const link = `<a href="${name}.xhtml">${escapeXml(title)}</a>`;
    return `<li>${link}${parts.length > 0 ? `\n${list(parts)}` : ''}</li>`;
  });
  return `<ol>\n${entries.join('\n')}\n</ol>`;
}

/** What is in the package, and in which order it is read. */
export function packageFile(facts: BookFacts, files: Listed[], spine: string[]): string {
  const items = files.map(({ id, href, type, properties }) => {
    const more = properties ? ` properties="${properties}"` : '';
    return `    <item id="${id}" href="${escapeXml(href)}" media-type="${type}"${more}/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="${facts.language}">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="book">urn:uuid:${facts.uuid}</dc:identifier>
    <dc:title>${escapeXml(facts.title)}</dc:title>
    <dc:creator>${escapeXml(facts.author)}</dc:creator>
    <dc:publisher>${escapeXml(facts.author)}</dc:publisher>
    <dc:language>${facts.language}</dc:language>
    <meta property="dcterms:modified">${facts.modified}</meta>
    <meta property="schema:accessMode">textual</meta>
    <meta property="schema:accessMode">visual</meta>
    <meta property="schema:accessModeSufficient">textual</meta>
    <meta property="schema:accessibilityFeature">alternativeText</meta>
    <meta property="schema:accessibilityFeature">tableOfContents</meta>
    <meta property="schema:accessibilityHazard">none</meta>
    <meta property="schema:accessibilitySummary">${escapeXml(facts.say('accessibility'))}</meta>
  </metadata>
  <manifest>
${items.join('\n')}
  </manifest>
  <spine>
${spine.map((id) => `    <itemref idref="${id}"/>`).join('\n')}
  </spine>
</package>
`;
}
