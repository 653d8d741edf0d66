import { type Expression, type SqlBool, sql } from 'kysely';

/** A text without case, accents and typographic signs, so that "Épé" is found by "epe" and "l’eau" by "l'eau". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The patterns for LIKE … ESCAPE '\' that find every word of a search; none for an empty search. */
export function wordPatterns(search: string): string[] {
  const words = new Set(fold(search).split(' ').filter(Boolean));
  return [...words].map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Whether a folded column holds the pattern. */
export function holds(column: Expression<string>, pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}
