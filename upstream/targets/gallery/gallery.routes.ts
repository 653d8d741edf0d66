import { readCards } from '../../database/stored.ts';
import type { Routes } from '../../http/dispatch.ts';
import type { TargetParts } from '../routes.ts';

export function galleryRoutes({ database }: TargetParts): Pick<Routes, 'gallery/site-gallery-get'> {
  return {
    /** Every category with its pictures and videos. */
    'gallery/site-gallery-get': (_request, { language }) =>
      readCards(database, 'gallery-category', language),
  };
}
