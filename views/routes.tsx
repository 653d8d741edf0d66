import type { RouteObject } from 'react-router';
import { loader, shouldRevalidate } from './layout/account.ts';
import { Layout } from './layout/layout.tsx';
import { PageErrorBoundary } from './layout/page-error-boundary.tsx';
import { toOrders } from './pages/mon-compte/to-orders.ts';

/** The site on one screen. A page's id is its folder's name in `pages`. */
export const pages: RouteObject[] = [
  { id: 'home', path: '/', lazy: () => import('./pages/home/home.page.tsx') },
  {
    id: 'visit-benin',
    path: 'visit-benin',
    lazy: () => import('./pages/visit-benin/visit-benin.page.tsx'),
  },
  { id: 'about-us', path: 'about-us', lazy: () => import('./pages/about-us/about-us.page.tsx') },
  {
    id: 'travel-and-tips',
    path: 'travel-and-tips',
    lazy: () => import('./pages/travel-and-tips/travel-and-tips.page.tsx'),
  },
  {
    id: 'privacy-policy',
    path: 'privacy-policy',
    lazy: () => import('./pages/privacy-policy/privacy-policy.page.tsx'),
  },
  {
    id: 'terms-and-condition',
    path: 'terms-and-condition',
    lazy: () => import('./pages/terms-and-condition/terms-and-condition.page.tsx'),
  },
  {
    id: 'legal-notice',
    path: 'legal-notice',
    lazy: () => import('./pages/legal-notice/legal-notice.page.tsx'),
  },
  {
    id: 'our-pictures',
    path: 'our-pictures',
    lazy: () => import('./pages/our-pictures/our-pictures.page.tsx'),
  },
  {
    id: 'accessibility',
    path: 'accessibility',
    lazy: () => import('./pages/accessibility/accessibility.page.tsx'),
  },
  { id: 'gallery', path: 'gallery', lazy: () => import('./pages/gallery/gallery.page.tsx') },
  {
    id: 'our-destinations',
    path: 'our-destinations',
    lazy: () => import('./pages/our-destinations/our-destinations.page.tsx'),
  },
  {
    id: 'destination',
    path: 'destination/:uri',
    lazy: () => import('./pages/destination/destination.page.tsx'),
  },
  { id: 'package', path: 'package/:uri', lazy: () => import('./pages/package/package.page.tsx') },
  { id: 'product', path: 'product/:uri', lazy: () => import('./pages/product/product.page.tsx') },
  { id: 'blogs', path: 'blogs', lazy: () => import('./pages/blogs/blogs.page.tsx') },
  { id: 'blog', path: 'blog/:uri', lazy: () => import('./pages/blog/blog.page.tsx') },
  {
    id: 'ressources-clpn',
    path: 'ressources-clpn',
    lazy: () => import('./pages/ressources-clpn/ressources-clpn.page.tsx'),
  },
  { id: 'sign-in', path: 'sign-in', lazy: () => import('./pages/sign-in/sign-in.page.tsx') },
  {
    id: 'benin-immersion',
    path: 'benin-immersion',
    lazy: () => import('./pages/benin-immersion/benin-immersion.page.tsx'),
  },
  { id: 'e-book', path: 'e-book', lazy: () => import('./pages/e-book/e-book.page.tsx') },
  {
    id: 'e-book-link',
    path: 'e-book/:token',
    lazy: () => import('./pages/e-book-link/e-book-link.page.tsx'),
  },
  {
    id: 'sign-up',
    path: 'sign-up',
    lazy: () => import('./pages/sign-up/sign-up.page.tsx'),
  },
  {
    id: 'confirm-sign-up',
    path: 'confirm-sign-up',
    lazy: () => import('./pages/confirm-sign-up/confirm-sign-up.page.tsx'),
  },
  {
    id: 'activate-account',
    path: 'activate-account/:compte',
    lazy: () => import('./pages/activate-account/activate-account.page.tsx'),
  },
  {
    id: 'mot-de-passe-oublie',
    path: 'mot-de-passe-oublie',
    lazy: () => import('./pages/mot-de-passe-oublie/mot-de-passe-oublie.page.tsx'),
  },
  {
    id: 'nouveau-mot-de-passe',
    path: 'mot-de-passe-oublie/:id',
    lazy: () => import('./pages/nouveau-mot-de-passe/nouveau-mot-de-passe.page.tsx'),
  },
  {
    id: 'sign-out',
    path: 'sign-out',
    lazy: () => import('./pages/sign-out/sign-out.page.tsx'),
  },
  {
    id: 'mon-compte',
    path: 'mon-compte',
    lazy: () => import('./pages/mon-compte/mon-compte.page.tsx'),
    children: [
      {
        id: 'mes-commandes',
        path: 'mes-commandes',
        lazy: () => import('./pages/mes-commandes/mes-commandes.page.tsx'),
      },
      {
        id: 'commande',
        path: 'commande/:id',
        lazy: () => import('./pages/commande/commande.page.tsx'),
      },
      {
        id: 'mes-informations-personnelles',
        path: 'mes-informations-personnelles',
        lazy: () =>
          import('./pages/mes-informations-personnelles/mes-informations-personnelles.page.tsx'),
      },
      // Any other path (specification 2).
      { index: true, loader: toOrders },
      { path: '*', loader: toOrders },
    ],
  },
  {
    id: 'contact-us',
    path: 'contact-us',
    lazy: () => import('./pages/contact-us/contact-us.page.tsx'),
  },
  {
    id: 'contact-confirmation',
    path: 'contact-confirmation',
    lazy: () => import('./pages/contact-confirmation/contact-confirmation.page.tsx'),
  },
  { id: 'not-found', path: '*', lazy: () => import('./pages/not-found/not-found.page.tsx') },
];

/** Pages in what surrounds every page. */
export const inLayout = (children: RouteObject[]): RouteObject[] => [
  {
    id: 'layout',
    loader,
    shouldRevalidate,
    Component: Layout,
    children: [{ id: 'pages', ErrorBoundary: PageErrorBoundary, children }],
  },
];

export const routes = inLayout(pages);
