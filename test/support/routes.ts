import { type Language, languages } from '../../shared/i18n/languages.ts';
import { inLanguage, paths } from '../../views/paths.ts';

/** One address of every page, with the name of its folder. */
export const pages = [
  { name: 'home', path: paths.home },
  { name: 'visit-benin', path: paths.visitBenin },
  { name: 'about-us', path: paths.aboutUs },
  { name: 'travel-and-tips', path: paths.travelAndTips },
  { name: 'privacy-policy', path: paths.privacyPolicy },
  { name: 'terms-and-condition', path: paths.terms },
  { name: 'legal-notice', path: paths.legalNotice },
  { name: 'our-pictures', path: paths.ourPictures },
  { name: 'accessibility', path: paths.accessibility },
  { name: 'gallery', path: paths.gallery },
  { name: 'our-destinations', path: paths.destinations },
  { name: 'destination', path: paths.destination('ganvie') },
  { name: 'destination', path: paths.destination('koutammakou') },
  { name: 'package', path: paths.package('lagoon-days') },
  { name: 'package', path: paths.package('north-by-red-road') },
  { name: 'product', path: paths.product('tales-of-the-lagoon') },
  { name: 'blogs', path: paths.blogs },
  { name: 'blog', path: paths.blog('reading-a-cloth') },
  { name: 'ressources-clpn', path: paths.tales },
  { name: 'benin-immersion', path: paths.booklet },
  { name: 'e-book', path: paths.ebook },
  { name: 'contact-us', path: paths.contact },
] as const;

/** Pages that search engines leave out. */
export const unlisted = [
  { name: 'sign-in', path: paths.signIn },
  { name: 'sign-up', path: paths.signUp },
  { name: 'mot-de-passe-oublie', path: paths.forgottenPassword },
  { name: 'sign-out', path: paths.signOut },
  { name: 'activate-account', path: paths.activateAccount('done') },
  { name: 'contact-confirmation', path: `${paths.contactConfirmation}?recu=1` },
] as const;

/** Pages of somebody who is signed in. */
export const ofAccounts = [
  { name: 'mes-commandes', path: paths.orders },
  { name: 'mes-informations-personnelles', path: paths.profile },
  { name: 'confirm-sign-up', path: paths.confirmSignUp },
] as const;

/** Every address in every language. */
export function inAllLanguages<T extends { path: string }>(list: readonly T[]) {
  return list.flatMap((page) =>
    languages.map((language: Language) => ({
      ...page,
      language,
      address: inLanguage(page.path, language),
    })),
  );
}
