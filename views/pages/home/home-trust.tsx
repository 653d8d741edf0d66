import { callTo } from '../../components/contact-links.ts';
import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

/** What people want to know before they pay a stranger far away. */
export function HomeTrust() {
  const { t } = useTranslation('home');
  const { name, phone } = useSite();
  return (
    <section className="home-trust wrap" aria-labelledby="trust-title">
      <h2 className="visually-hidden" id="trust-title">
        {t('trust.title')}
      </h2>
      <dl className="home-trust__list">
        <div>
          <dt>{t('trust.who')}</dt>
          <dd>
            {t('trust.whoText', { name })} <Link to={paths.aboutUs}>{t('trust.whoMore')}</Link>
          </dd>
        </div>
        <div>
          <dt>{t('trust.payment')}</dt>
          <dd>{t('trust.paymentText')}</dd>
        </div>
        <div>
          <dt>{t('trust.cancel')}</dt>
          <dd>
            {t('trust.cancelText')} <Link to={paths.terms}>{t('trust.cancelMore')}</Link>
          </dd>
        </div>
        <div>
          <dt>{t('trust.ask')}</dt>
          <dd>
            <a className="home-trust__phone" href={callTo(phone)}>
              {phone}
            </a>
            {t('layout:footer.hours')}. <Link to={paths.contact}>{t('trust.askMore')}</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
