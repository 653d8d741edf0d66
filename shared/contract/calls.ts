import { z } from 'zod';
import { audioGroup, audioLister } from './audio.ts';
import { blog, blogCard, blogGet, blogLister } from './blog.ts';
import {
  bookingInfo,
  bookingInfoLister,
  bookingLister,
  orderInfo,
  orderLines,
  orderList,
} from './booking.ts';
import * as commande from './commande.ts';
import * as compte from './compte.ts';
import { destination, destinationCard, destinationGet, destinationLister } from './destination.ts';
import { download, ebookCheck, ebookDownloadDoc, ebookGet, ebookLink } from './ebook.ts';
import { galleryCategory, galleryGet } from './gallery.ts';
import { guide, guideLister } from './guide.ts';
import { package_, packageInfo, packageSearch } from './package.ts';
import { packageCard } from './package-card.ts';
import { pageContact, pageContent, pageGet } from './page.ts';
import { country, countryLister, product, productInfo, productLister } from './produit.ts';
import type { Selector } from './selectors.ts';
import { toBook, toBookGet, toBookPeriod, toBookService, toBookTraveller } from './tobook.ts';

const nothing = z.null();

/**
 * What each call takes and answers in `corps`: the one source of truth for website, upstream and forms. `form` is what
 * a page hands over where it differs: a password as it is typed, of which the website's server makes the wire's hash.
 */ export const calls = {
  'package/site-package-search': { request: packageSearch, reply: z.array(packageCard) },
  'package/site-package-info': { request: packageInfo, reply: package_ },
  'destination/site-destination-lister': {
    request: destinationLister,
    reply: z.array(destinationCard),
  },
  'destination/site-destination-get': { request: destinationGet, reply: destination },
  'guide/site-guide-lister': { request: guideLister, reply: z.array(guide) },
  'page/site-page-get': { request: pageGet, reply: pageContent },
  'page/site-page-contacter': { request: pageContact, reply: nothing },
  'blog/site-blog-lister': { request: blogLister, reply: z.array(blogCard) },
  'blog/site-blog-get': { request: blogGet, reply: blog },
  'audio/site-audio-lister': { request: audioLister, reply: z.array(audioGroup) },
  'gallery/site-gallery-get': { request: galleryGet, reply: z.array(galleryCategory) },
  'produit/site-produit-info': { request: productInfo, reply: product },
  'produit/site-produit-lister': { request: productLister, reply: z.array(product) },
  'produit/site-pays-lister': { request: countryLister, reply: z.array(country) },
  'tobook/site-get-to-book': { request: toBookGet, reply: toBook },
  'tobook/site-set-nb-traveller': { request: toBookTraveller, reply: nothing },
  'tobook/site-set-to-book-period': { request: toBookPeriod, reply: nothing },
  'tobook/site-add-to-book-service': { request: toBookService, reply: nothing },
  'tobook/site-remove-to-book-service': { request: toBookService, reply: nothing },
  'tobook/site-to-book-paiement': {
    request: commande.toBookPaiement,
    reply: commande.providerOrder,
  },
  'tobook/site-validate-by-paypal': {
    request: commande.validateToBook,
    reply: commande.paymentResult,
  },
  'commande/site-commande-set': { request: commande.commandeSet, reply: commande.commande },
  'commande/site-commande-paiement': {
    request: commande.commandePaiement,
    reply: commande.providerOrder,
  },
  'commande/site-validate-commande-by-paypal': {
    request: commande.validateCommande,
    reply: commande.paymentResult,
  },
  'compte/site-connexion': {
    request: compte.connexion,
    form: compte.connexionForm,
    reply: compte.session,
  },
  'compte/site-inscription': {
    request: compte.inscription,
    form: compte.inscriptionForm,
    reply: compte.session,
  },
  'compte/site-deconnexion': { request: compte.signedIn, reply: nothing },
  'compte/site-get-compte': { request: compte.signedIn, reply: compte.accountInfo },
  'compte/site-activer-compte': { request: compte.activerCompte, reply: nothing },
  'compte/site-activation-renvoyer': { request: compte.signedIn, reply: nothing },
  'compte/site-mes-infos-personnelles': { request: compte.signedIn, reply: compte.accountInfo },
  'compte/site-mes-infos-personnelles-update': {
    request: compte.infosUpdate,
    form: compte.infosUpdateForm,
    reply: compte.accountInfo,
  },
  'compte/site-mot-de-passe-update': {
    request: compte.motDePasseUpdate,
    form: compte.motDePasseUpdateForm,
    reply: nothing,
  },
  'compte/site-compte-mot-de-passe-oublie': { request: compte.motDePasseOublie, reply: nothing },
  'compte/site-compte-mot-de-passe-oublie-check': {
    request: compte.motDePasseOublieCheck,
    reply: nothing,
  },
  'compte/site-compte-mot-de-passe-oublie-update': {
    request: compte.motDePasseOublieUpdate,
    form: compte.motDePasseOublieUpdateForm,
    reply: nothing,
  },
  'compte/site-mes-donnees': { request: compte.signedIn, reply: compte.donnees },
  'compte/site-supprimer': {
    request: compte.supprimer,
    form: compte.supprimerForm,
    reply: nothing,
  },
  'booking/site-booking-lister': { request: bookingLister, reply: orderList },
  'booking/site-booking-info': { request: bookingInfo, reply: orderInfo },
  'booking/site-booking-info-lister': { request: bookingInfoLister, reply: orderLines },
  'booking/site-paiement-resultat': {
    request: commande.paiementResultat,
    reply: commande.paymentResult,
  },
  'ebook/site-ebook-get': { request: ebookGet, reply: nothing },
  'ebook/site-ebook-download-doc': { request: ebookDownloadDoc, reply: download },
  'ebook/site-ebook-check': { request: ebookLink, reply: ebookCheck },
  'ebook/site-ebook-download': { request: ebookLink, reply: download },
} satisfies Record<Selector, { request: z.ZodType; form?: z.ZodType; reply: z.ZodType }>;

type Calls = typeof calls;

/** What a caller of the upstream hands over: before defaults are filled in. */
export type Payload<S extends Selector> = z.input<Calls[S]['request']>;
/** What a page hands over: passwords as they are typed. */
export type FormPayload<S extends Selector> = Calls[S] extends { form: infer F extends z.ZodType }
  ? z.input<F>
  : Payload<S>;
/** What a route receives: parsed. */
export type Request<S extends Selector> = z.output<Calls[S]['request']>;
/** What a call answers in `corps`: parsed, on both sides. */
export type Reply<S extends Selector> = z.output<Calls[S]['reply']>;
