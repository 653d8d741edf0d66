import * as z from 'zod';
import { MAXIMUM_PRODUCTS, MAXIMUM_QUANTITY } from './constants.ts';
import { email, filled, hash, money, telephone, text } from './fields.ts';

/** Who orders a product, and where it goes (specification 5); `info_livraison` is for whoever delivers it. */
export const commandeInfo = z.object({
  prenom: filled(100),
  nom: filled(100),
  email,
  telephone,
  n_rue: filled(200),
  code_postal: filled(20),
  ville: filled(100),
  /** ISO 3166-1 alpha-2, of the countries that products are sent to. */
  pays: z.string().regex(/^[A-Z]{2}$/),
  info_livraison: text(500).default(''),
});
export type CommandeInfo = z.output<typeof commandeInfo>;

const detail = z.object({
  id_produit: z.int().positive(),
  qt: z.int().min(1).max(MAXIMUM_QUANTITY).default(1),
});

/** Each product once. */
const details = z
  .array(detail)
  .min(1)
  .max(MAXIMUM_PRODUCTS)
  .refine((lines) => new Set(lines.map(({ id_produit }) => id_produit)).size === lines.length);

/** Begins a product order or changes the one in progress; what is not given stays as it is. */
export const commandeSet = z.object({
  /** Filled in by the website from the cookie; a new order gets a new one. */
  hash: hash.optional(),
  details: details.optional(),
  info: commandeInfo.optional(),
});

/** A product order in progress; priced by the upstream alone. */
export const commande = z.object({
  hash,
  /** Null until the address is given; then with what it costs to send there, and in all, in euros. */
  info: commandeInfo
    .extend({ nom_pays: z.string(), mnt_livraison: money, total: money })
    .nullable(),
  details: z.array(
    z.object({
      id_produit: z.int().positive(),
      nom: z.string(),
      qt: z.int().positive(),
      /** Euros for one. */
      prix: money,
      /** Euros for all of them. */
      mnt: money,
    }),
  ),
});
export type Commande = z.output<typeof commande>;

/** The provider's id of an order. */
const orderID = z.string().regex(/^[\w-]{1,64}$/);

export const commandePaiement = z.object({ hash });
export const toBookPaiement = z.object({ hash, idpackage: z.int().positive() });
/** The provider's id of the order: what its window is opened with. */
export const providerOrder = z.object({ id: z.string() });

export const validateCommande = z.object({ orderID, hash });
export const validateToBook = z.object({
  orderID,
  idpackage: z.int().positive(),
  hash,
  account_hash: hash.optional(),
});

/** `ref` is the provider's id of the order; `hash` that of a product order, of a package's nothing. */
export const paiementResultat = z.object({ ref: orderID, hash: hash.optional() });
export const paymentResult = z.object({
  title: z.string(),
  message: z.string(),
  /** Address of a picture of what was bought. */
  image: z.string().nullable(),
  /** `KW-2026-000123`. */
  num: z.string(),
});
export type PaymentResult = z.output<typeof paymentResult>;
