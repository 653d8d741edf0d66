import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { inLanguage, paths, useLanguage } from '../paths.ts';
import { useTranslation } from '../translation.ts';
import { AccountLink } from './account-link.tsx';
import { menu } from './header.tsx';

/** What the agency sells comes first: on small screens no other part of the head leads there. */
const trips = [
  ['packages', paths.packages],
  ['destinations', paths.destinations],
] as const;

/**
 * The menu of small screens: `details` opens it without JavaScript; Escape, a press outside and every navigation close
 * it (specification 2).
 */
export function SideMenu() {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [location]);

  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.type === 'click' && !element.contains(event.target as Node);
      if (!isEscape && !isOutside) return;
      element.open = false;
      if (isEscape) summary.current?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('click', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('click', close);
    };
  }, []);

  return (
    <details className="side-menu" ref={details}>
      <summary className="side-menu__button" ref={summary}>
        <Icon name="menu" />
        <Icon name="close" />
        <span>{t('menu.open')}</span>
      </summary>
      <nav className="side-menu__panel" aria-label={t('sideNav')}>
        <ul className="side-menu__list side-menu__list--first">
          {trips.map(([key, path]) => (
            <li key={key}>
              <Link className="side-menu__link" to={path}>
                {t(`menu.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="side-menu__list">
          {menu.map(([key, path]) => (
            <li key={key}>
              <NavLink className="side-menu__link" to={inLanguage(path, language)}>
                {t(`menu.${key}`)}
              </NavLink>
            </li>
          ))}
          <li>
            <AccountLink className="side-menu__link" />
          </li>
        </ul>
      </nav>
    </details>
  );
}
