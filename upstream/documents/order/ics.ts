/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE = 75;

/** A text as a value: commas, semicolons, backslashes and line ends escaped (RFC 5545, 3.3.11). */
export function textValue(text: string): string {
  // Other control characters have no place in a calendar file.
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** ISO date, `2027-02-06` → `20270206`. */
export const dateValue = (day: string) => day.replaceAll('-', '');

/** A time of a day, `15:00` → `20270206T150000`. */
export const localValue = (day: string, time: string) =>
  `${dateValue(day)}T${time.replace(':', '')}00`;

/** ISO moment → `20261120T090000Z`. */
export const momentValue = (moment: string) =>
  new Date(moment).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** The lines of a component, with its name around them. */
export function component(name: string, lines: string[]): string[] {
  return [`BEGIN:${name}`, ...lines, `END:${name}`];
}

/** Lines → a file: each ends with CRLF, and long ones go on after a space, never inside of a letter. */
export function toFile(lines: string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
