import { defaultLanguage, type Language } from '../shared/i18n/languages.ts';

export { useLanguage } from './translation.ts';

/** Every address of the site, without its language. */
export const paths = {
  home: '/',
  visitBenin: '/visit-benin',
  aboutUs: '/about-us',
  travelAndTips: '/travel-and-tips',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-condition',
  legalNotice: '/legal-notice',
  ourPictures: '/our-pictures',
  accessibility: '/accessibility',
  gallery: '/gallery',
  destinations: '/our-destinations',
  destination: (uri: string) => `/destination/${uri}`,
  package: (uri: string) => `/package/${uri}`,
  packages: '/#packages',
  product: (uri: string) => `/product/${uri}`,
  blogs: '/blogs',
  blog: (uri: string) => `/blog/${uri}`,
  feed: '/blogs/feed.xml',
  tales: '/ressources-clpn',
  booklet: '/benin-immersion',
  bookletFile: (language: Language) => `/documents/booklet-${language}.pdf`,
  ebook: '/e-book',
  ebookLink: (token: string) => `/e-book/${token}`,
  ebookFile: '/documents/ebook',
  contact: '/contact-us',
  contactConfirmation: '/contact-confirmation',
  signIn: '/sign-in',
  signUp: '/sign-up',
  confirmSignUp: '/confirm-sign-up',
  activateAccount: (token: string) => `/activate-account/${token}`,
  forgottenPassword: '/mot-de-passe-oublie',
  newPassword: (token: string) => `/mot-de-passe-oublie/${token}`,
  signOut: '/sign-out',
  account: '/mon-compte',
  orders: '/mon-compte/mes-commandes',
  order: (id: number) => `/mon-compte/commande/${id}`,
  profile: '/mon-compte/mes-informations-personnelles',
  design: '/design',
} as const;

/** The address in a language: `?lang=` is added here and nowhere else (contract 7). */
export function inLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  const [withoutHash = '', hash] = path.split('#', 2);
  const [pathname = '', query] = withoutHash.split('?', 2);
  const search = new URLSearchParams(query);
  search.set('lang', language);
  return `${pathname}?${search}${hash ? `#${hash}` : ''}`;
}
