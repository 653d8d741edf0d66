// What people wrote is shown as text, and must not become more on its way into a mail.

const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** In one line, without what would turn the rest of the line around. */
export function oneLine(given: string): string {
  return given
    .replace(direction, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
    .trim();
}

/** Line breaks stay, other control characters go. */
export function manyLines(given: string): string {
  return given
    .replace(direction, '')
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
}

/**
 * The name to greet somebody by; undefined where it looks like a message: otherwise a stranger could have us mail
 * "You have won: evil.example" to anybody, as the name of a new account.
 */
export function greetable(given: string): string | undefined {
  const name = oneLine(given);
  const isName = name.length <= 60 && /^[\p{L}\p{M}][\p{L}\p{M}\s.’'-]*$/u.test(name);
  return isName && !/\p{L}\.\p{L}{2}/u.test(name) ? name : undefined;
}

/**
 * A text that we send back to whoever wrote it, or to a stranger whose address was given: addresses in it stay
 * readable, but mail programs make no links of them.
 */
export function withoutLinks(given: string): string {
  return given.replace(/(?<=\S)[.:@](?=\S)/g, '$&\u2060');
}
