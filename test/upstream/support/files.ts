/** Content by path: what `writeContent` puts into a folder. A test changes a few lines of it. */
export type Files = Map<string, string | Buffer>;

/** A rectangle of that size. */
export const picture = (width: number, height: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>\n`;

/** A Markdown file in each language; `%` stands for the language's code, `%%` for itself. */
export function translated(files: Files, folder: string, text: string): void {
  for (const language of ['en', 'fr', 'de'])
    files.set(
      `${folder}/${language}.md`,
      text.replaceAll(/%%|%/g, (sign) => (sign === '%%' ? '%' : language)),
    );
}
