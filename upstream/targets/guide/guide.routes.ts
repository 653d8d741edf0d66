import { readCards } from '../../database/stored.ts';
import type { Routes } from '../../http/dispatch.ts';
import type { TargetParts } from '../routes.ts';

export function guideRoutes({ database }: TargetParts): Pick<Routes, 'guide/site-guide-lister'> {
  return {
    /** The first `limit` guides in the order of the content. */
    async 'guide/site-guide-lister'({ limit }, { language }) {
      return (await readCards(database, 'guide', language)).slice(0, limit);
    },
  };
}
