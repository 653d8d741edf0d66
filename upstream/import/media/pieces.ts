import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problems } from '../problems.ts';

/** A cut piece of the kit: what is in it, and its frame and cloths as the attributes that a drawing may change. */
interface Piece {
  viewBox: string;
  /** `fill` is its main cloth; `color`, if it has one, the second. */
  cloths: [name: string, value: string][];
  parts: string;
}
export type Pieces = Map<string, Piece>;

/** Where the pieces are, in the content. */
const folder = 'kit/pieces';
const whole = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;
const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`);
const use = /<use\b[^>]*\shref="kit:([^"]*)"[^>]*>/g;

/** All pieces of the content by name; reports a file that is none. */
export function readPieces(content: string, problems: Problems): Pieces {
  const pieces: Pieces = new Map();
  if (!existsSync(join(content, folder))) return pieces;
  const files = readdirSync(join(content, folder)).filter((name) => !name.startsWith('.'));
  for (const file of files) {
    const [, root = '', parts = ''] =
      whole.exec(readFileSync(join(content, folder, file), 'utf8')) ?? [];
    const viewBox = attribute('viewBox').exec(root)?.[1];
    const cloths = ['fill', 'color'].flatMap((name) => {
      const value = attribute(name).exec(root)?.[1];
      return value === undefined ? [] : [[name, value] as [string, string]];
    });
    if (!file.endsWith('.svg') || !viewBox)
      problems.add(`${folder}/${file}`, 1, 'not a piece: an SVG file with a viewBox is needed');
    else pieces.set(basename(file, '.svg'), { viewBox, cloths, parts: parts.trim() });
  }
  return pieces;
}

/**
 * The drawing with its pieces put in: each `<use href="kit:palm" …/>` refers to a symbol at its end instead, in the
 * cloths of the piece where it names none. One that does not exist, or has no size, is reported with its line.
 */
export function compose(text: string, file: string, pieces: Pieces, problems: Problems): string {
  const used = new Map<string, Piece>();
  const composed = text.replaceAll(use, (tag: string, name: string, at: number) => {
    const piece = pieces.get(name);
    const isSized = ['width', 'height'].every((side) => attribute(side).test(tag));
    const wrong = piece ? 'a piece needs a width and a height' : `unknown piece "${name}"`;
    if (!piece || !isSized) {
      problems.add(file, text.slice(0, at).split('\n').length, wrong);
      return tag;
    }
    used.set(name, piece);
    const missing = piece.cloths.filter(([cloth]) => !attribute(cloth).test(tag));
    const cloths = missing.map(([cloth, value]) => ` ${cloth}="${value}"`).join('');
    return tag.replace(`href="kit:${name}"`, `href="#${name}"${cloths}`);
  });
  // A hem, as `stroke`, goes over the piece's frame.
  const symbols = [...used].map(
    ([name, { viewBox, parts }]) =>
      `<symbol id="${name}" viewBox="${viewBox}" overflow="visible">\n${parts}\n</symbol>\n`,
  );
  return symbols.length === 0
    ? composed
    : composed.replace(/<\/svg>\s*$/, () => `${symbols.join('')}</svg>\n`);
}
