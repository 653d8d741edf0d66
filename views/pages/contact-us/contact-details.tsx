import { callTo } from '../../components/contact-links.ts';
import { useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

/** Telephone, hours, address: the ways that need no message. */
export function ContactDetails() {
  const { t } = useTranslation('contact-us');
  const { name, phone } = useSite();
  return (
    <section className="contact-details" aria-labelledby="details-title">
      <h2 className="contact-details__title" id="details-title">
        {t('call')}
      </h2>
      <p>
        <a className="contact-details__phone" href={callTo(phone)}>
          {phone}
        </a>
      </p>
      <p>{t('callText')}</p>
      <dl className="contact-details__list">
        <dt>{t('hours')}</dt>
        <dd>
          {t('layout:footer.hours')}
          <br />
          <span className="contact-details__note">{t('zone')}</span>
        </dd>
        <dt>{t('answer')}</dt>
        <dd>{t('answerTime')}</dd>
        <dt>{t('languages')}</dt>
        <dd>{t('languagesText')}</dd>
        <dt>{t('office')}</dt>
        <dd>
          <address>
            {name}
            <br />
            {t('address.street')}
            <br />
            {t('address.box')}
            <br />
            {t('address.town')}, {t('address.country')}
          </address>
        </dd>
      </dl>
      <p className="contact-details__urgent">{t('urgent')}</p>
    </section>
  );
}
