/** An address that never exists, to see whether a text leads away from it. */
const ANYWHERE = 'http://own.invalid';
const MAXIMUM_LENGTH = 500;

/**
 * The text if it is a path of this site, with query and fragment; undefined for everything that a browser may take for
 * another place: other schemes, `//`, `\`, and what becomes such a thing once decoded.
 */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > MAXIMUM_LENGTH) return undefined;
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(text)) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(text, ANYWHERE);
    if (origin !== ANYWHERE || /^[/\\]{2}|[\\\p{Cc}]/u.test(decodeURIComponent(pathname)))
      return undefined;
    return pathname + search + hash;
  } catch {
    return undefined;
  }
}
