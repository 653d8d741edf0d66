import { readItem } from '../../database/stored.ts';
import type { Routes } from '../../http/dispatch.ts';
import { Refusal } from '../../refusal.ts';
import type { TargetParts } from '../routes.ts';

export function pageRoutes({ database }: TargetParts): Pick<Routes, 'page/site-page-get'> {
  return {
    /** The page of that identifier (specification 9); code 4 while it has no content. */
    async 'page/site-page-get'({ id }, { language }) {
      const item = await readItem(database, 'page', id, language);
      if (!item) throw new Refusal('notFound');
      return item.card;
    },
  };
}
