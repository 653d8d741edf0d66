import { SEARCH_LENGTH } from './contract/constants.ts';

/** A text as the contract keeps it (contract 4): NFC, without control characters, trimmed. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
}

/** A text of several lines, kept in the same way; lines end as everywhere but in forms. */
export function tidyLines(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
    .trim();
}

/** What an address or a form asks for in words, cut to what the contract takes. */
export function toSearch(given: unknown): string {
  return tidy(String(given ?? '')).slice(0, SEARCH_LENGTH);
}
