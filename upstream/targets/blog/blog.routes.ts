import { readItem } from '../../database/stored.ts';
import type { Routes } from '../../http/dispatch.ts';
import { Refusal } from '../../refusal.ts';
import { packageCards } from '../package/package.cards.ts';
import type { TargetParts } from '../routes.ts';
import { findArticles } from './blog.store.ts';

export function blogRoutes(
  parts: TargetParts,
): Pick<Routes, 'blog/site-blog-lister' | 'blog/site-blog-get'> {
  const { database } = parts;
  return {
    /** One page of articles, newest first; `page` counts from 0, a page after the last is empty. */
    'blog/site-blog-lister': (request, { language }) => findArticles(database, request, language),

    /** One article with the card of the package that goes with it; code 4 when there is none. */
    async 'blog/site-blog-get'({ url }, { language }) {
      const item = await readItem(database, 'blog', url, language);
      if (!item) throw new Refusal('notFound');
      const { package: uri, ...detail } = item.detail;
      const [card] = uri === null ? [] : await packageCards(parts, { language, uri });
      return { ...item.card, ...detail, package: card ?? null };
    },
  };
}
