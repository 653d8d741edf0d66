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
