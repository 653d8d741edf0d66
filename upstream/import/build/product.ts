import type { Language } from '../../../shared/i18n/languages.ts';
import type { Entry } from '../read/entry.ts';
import { type Build, toBody, toPicture } from './parts.ts';
import { type ContentRow, contentRow } from './rows.ts';

export function productRow(build: Build, entry: Entry<'products'>, language: Language): ContentRow {
  const { item, uri } = entry;
  const { texts } = entry.languages[language];
  const card = {
    id_produit: item.id,
    uri,
    name: texts.name,
    resume: texts.summary,
    description: toBody(build, entry, language, `product/${uri}`).html,
    prix: item.price,
    reference: item.reference,
    picture: toPicture(build, entry, item.picture, ['picture'], language, { social: true }),
    pictures: item.pictures.map((picture, i) =>
      toPicture(build, entry, picture, ['pictures', i], language),
    ),
    details: texts.details,
    weight_grams: item.weight_grams,
    delivery_days: item.delivery_days,
    producer: item.producer,
    available: item.available,
    meta: { description: texts.description, modified_time: item.modified },
  };
  return contentRow(
    'product',
    { key: uri, language, position: item.order },
    { card, detail: null },
  );
}
