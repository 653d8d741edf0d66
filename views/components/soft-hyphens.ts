/** Where German words that are wider than a phone may break, in browsers without German hyphenation. */
const WORDS = ['Geschäfts|bedingungen', 'Datenschutz|erklärung', 'Insolvenz|absicherung'];

/** A heading with soft hyphens in its longest words. */
export function withSoftHyphens(heading: string): string {
  return WORDS.reduce(
    (text, word) => text.replaceAll(word.replace('|', ''), word.replace('|', '\u00ad')),
    heading,
  );
}
