import { NavLink } from 'react-router';
import { Link } from '../components/link.tsx';
import { inLanguage, paths, useLanguage } from '../paths.ts';
import { useArt, useSite } from '../site.ts';
import { useTranslation } from '../translation.ts';
import { AccountLink } from './account-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SideMenu } from './side-menu.tsx';

/** The links of the top bar and of the side menu (specification 2), with the key of their text. */
export const menu = [
  ['visitBenin', paths.visitBenin],
  ['aboutUs', paths.aboutUs],
  ['travelAndTips', paths.travelAndTips],
  ['gallery', paths.gallery],
  ['blogs', paths.blogs],
  ['contact', paths.contact],
] as const;

/** The fixed top bar; on small screens a button opens the side menu instead of the links. */
export function Header() {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const { name } = useSite();
  const logo = useArt('logo.svg');
  return (
    <header className="header">
      <div className="header__inner">
        <Link to={paths.home} className="header__brand">
          <img src={logo} alt="" width="48" height="24" />
          <span>{name}</span>
        </Link>
        <nav className="header__nav" aria-label={t('nav')}>
          <ul className="header__list">
            {menu.map(([key, path]) => (
              <li key={key}>
                <NavLink className="header__link" to={inLanguage(path, language)}>
                  {t(`menu.${key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        <AccountLink className="header__sign-in" hasDialog />
        <SideMenu />
      </div>
    </header>
  );
}
