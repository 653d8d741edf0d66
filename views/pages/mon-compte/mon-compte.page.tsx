import { Form, NavLink, Outlet } from 'react-router';
import { useAccount } from '../../layout/account.ts';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

const MENU = [
  ['orders', paths.orders],
  ['profile', paths.profile],
] as const;

/** What surrounds the pages of the account: its menu, on the left, or in a row on small screens. */
export function Component() {
  const { t } = useTranslation('mon-compte');
  const language = useLanguage();
  const account = useAccount();
  return (
    <div className="wrap mon-compte">
      <aside className="account-menu">
        {account && (
          <p className="account-menu__name">
            {account.prenom} {account.nom}
          </p>
        )}
        <nav aria-label={t('nav')}>
          <ul className="account-menu__list">
            {MENU.map(([key, path]) => (
              <li key={key}>
                <NavLink className="account-menu__link" to={inLanguage(path, language)}>
                  {t(key)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Form name="sign-out" method="post" action={inLanguage(paths.signOut, language)}>
          <button type="submit" className="account-menu__out">
            {t('signOut')}
          </button>
        </Form>
      </aside>
      <Outlet />
    </div>
  );
}
