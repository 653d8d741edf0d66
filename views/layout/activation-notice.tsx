import { useLocation } from 'react-router';
import { Link } from '../components/link.tsx';
import { paths } from '../paths.ts';
import { useTranslation } from '../translation.ts';

/** On the home page, for who comes from a link in a mail that does not hold any more (specification 4). */
export function ActivationNotice() {
  const { t } = useTranslation('activation-notice');
  const { pathname, search } = useLocation();
  const why = new URLSearchParams(search).get('activation');
  if (pathname !== paths.home || (why !== 'active' && why !== 'old')) return null;
  return (
    <div className="activation-notice" role="status">
      <div className="wrap">
        <p>{t(why === 'active' ? 'active' : 'old')}</p>
        <p>
          <Link to={why === 'active' ? paths.account : paths.confirmSignUp}>
            {t(why === 'active' ? 'activeLink' : 'oldLink')}
          </Link>
        </p>
      </div>
    </div>
  );
}
