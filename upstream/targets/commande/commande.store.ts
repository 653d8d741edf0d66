import type { Commande, CommandeInfo } from '../../../shared/contract/commande.ts';
import type { Product } from '../../../shared/contract/produit.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { fromCents, toCents } from '../../../shared/money.ts';
import { countryName } from '../../country-name.ts';
import { readCards } from '../../database/stored.ts';
import type { Database, Writing } from '../../database/write.ts';
import type { LineRow } from '../../orders/order.store.ts';
import { texts } from '../../orders/texts.ts';
import { Refusal } from '../../refusal.ts';

interface Basket {
  hash: string;
  info: CommandeInfo | null;
  lines: { product: Product; qt: number }[];
  /** Of the country, in cents; null until the address is given. */
  shipping: number | null;
}

/** A product order in progress with the products as they are now; undefined where there is none. */
export async function readBasket(
  database: Database,
  hash: string,
  language: Language,
): Promise<Basket | undefined> {
  const basket = await database
    .selectFrom('basket')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!basket) return undefined;
  const rows = await database
    .selectFrom('basket_line')
    .innerJoin('product', 'product.id', 'basket_line.product_id')
    .select(['product.uri', 'basket_line.qt'])
    .where('basket_line.hash', '=', hash)
    .where('product.listed', '=', 1)
    .orderBy('basket_line.position')
    .execute();
  const products = await readCards(database, 'product', language);
  const lines = rows.flatMap(({ uri, qt }) => {
    const product = products.find((candidate) => candidate.uri === uri);
    return product ? [{ product, qt }] : [];
  });
  const info: CommandeInfo | null = basket.contact === null ? null : JSON.parse(basket.contact);
  const shipping = info && (await shippingTo(database, info.pays));
  return { hash, info: shipping === undefined ? null : info, lines, shipping: shipping ?? null };
}

/** Cents to send to that country; undefined where nothing is sent to. */
export async function shippingTo(database: Database, code: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('country')
    .select('shipping_cents')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.shipping_cents;
}

/** Code 4 unless all these products are sold, code 5 where one is not to be had at the moment. */
export async function mustBeSold(writing: Writing, ids: number[]): Promise<void> {
  const rows = await writing
    .selectFrom('product')
    .select(['id', 'available'])
    .where('id', 'in', ids)
    .where('listed', '=', 1)
    .execute();
  if (rows.length !== ids.length) throw new Refusal('notFound');
  if (rows.some(({ available }) => available === 0)) throw new Refusal('conflict');
}

/** Keeps what is given of a product order, made now if it is new. */
export async function saveBasket(
  writing: Writing,
  hash: string,
  { details, info }: { details?: { id_produit: number; qt: number }[]; info?: CommandeInfo },
  now: Date,
): Promise<void> {
  const changed = {
    updated_at: now.toISOString(),
    ...(info && { contact: JSON.stringify(info) }),
  };
  await writing
    .insertInto('basket')
    .values({ hash, contact: null, ...changed })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(changed))
    .execute();
  if (!details) return;
  await writing.deleteFrom('basket_line').where('hash', '=', hash).execute();
  await writing
    .insertInto('basket_line')
    .values(
      details.map(({ id_produit, qt }, position) => ({
        hash,
        product_id: id_produit,
        position,
        qt,
      })),
    )
    .execute();
}

/** The lines to pay, the shipping last; null until the address is given or where nothing is left to buy. */
export function basketLines(basket: Basket, language: Language): LineRow[] | null {
  const { info, lines, shipping } = basket;
  if (info === null || shipping === null || lines.length === 0) return null;
  const country = countryName(info.pays, language);
  return [
    ...lines.map(({ product, qt }) => ({
      name: product.name,
      price_cents: toCents(product.prix),
      qt,
      img: product.picture.src,
    })),
    {
      name: texts[language].shipping.replace('{{country}}', () => country),
      price_cents: shipping,
      qt: 1,
      img: null,
    },
  ];
}

/** The product order in progress as on the wire, priced in cents. */
export function toCommande(basket: Basket, language: Language): Commande {
  const { hash, info, lines, shipping } = basket;
  const details = lines.map(({ product, qt }) => ({
    id_produit: product.id_produit,
    nom: product.name,
    qt,
    prix: product.prix,
    mnt: fromCents(toCents(product.prix) * qt),
  }));
  if (info === null || shipping === null) return { hash, info: null, details };
  const total = lines.reduce((sum, { product, qt }) => sum + toCents(product.prix) * qt, shipping);
  return {
    hash,
    info: {
      ...info,
      nom_pays: countryName(info.pays, language),
      mnt_livraison: fromCents(shipping),
      total: fromCents(total),
    },
    details,
  };
}

/** Forgets product orders that nobody has touched since that moment; answers how many. */
export async function forgetBaskets(writing: Writing, before: Date): Promise<number> {
  const { numDeletedRows } = await writing
    .deleteFrom('basket')
    .where('updated_at', '<', before.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
