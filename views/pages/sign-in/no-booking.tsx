import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

/** For who comes without a trip in mind: no account is needed yet, and where to go instead. */
export function NoBooking() {
  const { t } = useTranslation('sign-in');
  return (
    <div className="sign-in__text">
      <h1>{t('title')}</h1>
      <p className="sign-in__lead">{t('lead')}</p>
      <p>{t('how')}</p>
      <p className="sign-in__ways">
        <Link className="button" to={paths.packages}>
          {t('layout:menu.packages')}
        </Link>
        <Link className="button button--secondary" to={paths.contact}>
          {t('layout:menu.contact')}
        </Link>
      </p>
    </div>
  );
}
