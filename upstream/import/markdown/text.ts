import sanitizeHtml from 'sanitize-html';
import { fold } from '../../search-text.ts';

const wordsAMinute = 200;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The words of some HTML, without tags. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|h[2-4]|t[dh]|figcaption|blockquote)>/g, '$& ');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whole minutes to read some HTML at 200 words a minute, at least one. */
export function readingMinutes(html: string): number {
  const words = plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / wordsAMinute));
}

/** A heading as an id: `what-to-pack`. */
export function slug(text: string): string {
  return (
    fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section'
  );
}
