import type { Letter } from './letter.ts';
import { fill, texts } from './texts.ts';

const width = 72;

/** Wraps each line at 72 characters; a word that is longer, such as a link, stays whole. */
export function wrap(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      let end = 0;
      // No-break spaces are no places to break: only the plain one is.
      return line.split(' ').reduce((wrapped, word, index) => {
        const fits = index > 0 && end + 1 + word.length <= width;
        end = fits ? end + 1 + word.length : word.length;
        if (index === 0) return word;
        return `${wrapped}${fits ? ' ' : '\n'}${word}`;
      }, '');
    })
    .join('\n');
}

/** The mail for programs that show no HTML: all of it, links written out. */
export function toPlain(letter: Letter): string {
  const { button, quote, agency, closing } = letter;
  const pair = (label: string, value: string) =>
    fill(texts[letter.language].pair, { label, value });
  const parts = [
    letter.greeting,
    ...letter.before,
    button && `${pair(button.label, '').trimEnd()}\n${button.link}`,
    letter.facts.map(({ label, value }) => pair(label, value)).join('\n'),
    quote && `${pair(quote.label, '').trimEnd()}\n${quote.text}`,
    ...letter.after,
    closing && `${closing.regards}\n${agency.name}`,
    closing && `-- \n${closing.questions}`,
    [`${agency.name}, ${letter.address}`, `${agency.phone}, ${agency.email}`].join('\n'),
    letter.links.map(({ label, link }) => pair(label, link)).join('\n'),
  ];
  return `${parts
    .filter((part) => part)
    .map((part) => wrap(part ?? ''))
    .join('\n\n')}\n`;
}
