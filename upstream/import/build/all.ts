import { languages } from '../../../shared/i18n/languages.ts';
import { blogRow } from './blog.ts';
import { destinationRow } from './destination.ts';
import { galleryRow } from './gallery.ts';
import { guideRow } from './guide.ts';
import { packageRow } from './package.ts';
import { pageRow } from './page.ts';
import type { Build } from './parts.ts';
import { productRow } from './product.ts';
import type { ContentRow } from './rows.ts';
import { taleGroupRow } from './tale.ts';

/** Every item in every language as it is stored. */
export function buildAll(build: Build): ContentRow[] {
  const { catalogue } = build;
  const rows = languages.flatMap((language) => [
    ...[...catalogue.destinations.values()].map((entry) => destinationRow(build, entry, language)),
    ...[...catalogue.packages.values()].map((entry) => packageRow(build, entry, language)),
    ...[...catalogue.guides.values()].map((entry) => guideRow(build, entry, language)),
    ...[...catalogue.blog.values()].map((entry) => blogRow(build, entry, language)),
    ...[...catalogue.pages.values()].map((entry) => pageRow(build, entry, language)),
    ...[...catalogue['tale-groups'].values()].map((entry) => taleGroupRow(build, entry, language)),
    ...[...catalogue['gallery-categories'].values()].map((entry) =>
      galleryRow(build, entry, language),
    ),
    ...[...catalogue.products.values()].map((entry) => productRow(build, entry, language)),
  ]);
  build.links.checkFragments();
  return rows;
}
