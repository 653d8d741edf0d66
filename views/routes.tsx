import type { RouteObject } from 'react-router';
import { loader, shouldRevalidate } from './layout/account.ts';
import { Layout } from './layout/layout.tsx';
import { PageErrorBoundary } from './layout/page-error-boundary.tsx';

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
    id: 'contact-us',
    path: 'contact-us',
    lazy: () => import('./pages/contact-us/contact-us.page.tsx'),
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
