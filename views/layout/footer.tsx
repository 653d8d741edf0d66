import { callTo } from '../components/contact-links.ts';
import { Link } from '../components/link.tsx';
import { paths } from '../paths.ts';
import { useArt, useSite } from '../site.ts';
import { useTranslation } from '../translation.ts';
import { useEbookLink } from './offer-dialogs.tsx';

const quick = [
  ['packages', paths.packages],
  ['destinations', paths.destinations],
  ['tales', paths.tales],
  ['gallery', paths.gallery],
  ['blogs', paths.blogs],
  ['travelAndTips', paths.travelAndTips],
] as const;
const legal = [
  ['legalNotice', paths.legalNotice],
  ['terms', paths.terms],
  ['privacyPolicy', paths.privacyPolicy],
  ['aboutUs', paths.aboutUs],
  ['ourPictures', paths.ourPictures],
  ['accessibility', paths.accessibility],
] as const;

/** Quick links, terms, privacy, contact details: help stands at the same place on every page. */
export function Footer() {
  const { t } = useTranslation('layout');
  const { name, email, phone } = useSite();
  const logo = useArt('logo.svg');
  const links = (list: readonly (readonly [string, string])[]) => (
    <ul className="footer__list">
      {list.map(([key, path]) => (
        <li key={key}>
          <Link className="footer__link" to={path}>
            {t(`menu.${key}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <footer className="footer">
      <div className="wrap footer__inner">
        <div className="footer__about">
          <p className="footer__name">
            <img src={logo} alt="" width="48" height="24" /> {name}
          </p>
          <p>{t('footer.about', { name })}</p>
        </div>
        <nav aria-labelledby="footer-quick">
          <h2 className="footer__title" id="footer-quick">
            {t('footer.quick')}
          </h2>
          {links(quick)}
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 className="footer__title" id="footer-legal">
            {t('footer.legal')}
          </h2>
          {links(legal)}
        </nav>
        <section className="footer__contact" aria-labelledby="footer-contact">
          <h2 className="footer__title" id="footer-contact">
            {t('footer.contact')}
          </h2>
          <ul className="footer__list">
            <li>
              <a className="footer__link" href={callTo(phone)}>
                {phone}
              </a>
            </li>
            <li>
              <a className="footer__link" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
            <li className="footer__hours">{t('footer.hours')}</li>
            <li>
              <Link className="footer__link" to={paths.contact}>
                {t('menu.contact')}
              </Link>
            </li>
            <li>
              <Link className="footer__link" to={paths.ebook} {...useEbookLink()}>
                {t('footer.ebook')}
              </Link>
            </li>
            <li>
              <a className="footer__link" href={paths.feed}>
                {t('footer.feed')}
              </a>
            </li>
          </ul>
        </section>
      </div>
    </footer>
  );
}
