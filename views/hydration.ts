import type { HydrationState } from 'react-router';
import type { Language } from '../shared/i18n/languages.ts';
import type { Assets } from './document.tsx';
import type { Site } from './site.ts';

/** The server's side of a page, as JSON in the document. */
export interface Hydration {
  site: Site;
  language: Language;
  assets: Assets;
  router: HydrationState;
}
