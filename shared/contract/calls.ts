import { z } from 'zod';
import { audioGroup, audioLister } from './audio.ts';
import { blog, blogCard, blogGet, blogLister } from './blog.ts';
import { destination, destinationCard, destinationGet, destinationLister } from './destination.ts';
import { galleryCategory, galleryGet } from './gallery.ts';
import { guide, guideLister } from './guide.ts';
import { package_, packageInfo, packageSearch } from './package.ts';
import { packageCard } from './package-card.ts';
import { pageContent, pageGet } from './page.ts';
import { country, countryLister, product, productInfo, productLister } from './produit.ts';
import type { Selector } from './selectors.ts';
import { toBook, toBookGet, toBookPeriod, toBookService, toBookTraveller } from './tobook.ts';

const nothing = z.null();

/** What each call takes and answers in `corps`: the one source of truth for website, upstream and forms. */
export const calls = {
  'package/site-package-search': { request: packageSearch, reply: z.array(packageCard) },
  'package/site-package-info': { request: packageInfo, reply: package_ },
  'destination/site-destination-lister': {
    request: destinationLister,
    reply: z.array(destinationCard),
  },
  'destination/site-destination-get': { request: destinationGet, reply: destination },
  'guide/site-guide-lister': { request: guideLister, reply: z.array(guide) },
  'page/site-page-get': { request: pageGet, reply: pageContent },
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
} satisfies Record<Selector, { request: z.ZodType; reply: z.ZodType }>;

type Calls = typeof calls;

/** What a caller hands over: before defaults are filled in. */
export type Payload<S extends Selector> = z.input<Calls[S]['request']>;
/** What a route receives: parsed. */
export type Request<S extends Selector> = z.output<Calls[S]['request']>;
/** What a call answers in `corps`: parsed, on both sides. */
export type Reply<S extends Selector> = z.output<Calls[S]['reply']>;
