import type { Package } from '../../../shared/contract/package.ts';
import { callTo, mailTo } from '../../components/contact-links.ts';
import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import type { Booking } from '../package/booking/choice.ts';

interface Props {
  trip: Package;
  booking: Booking | null;
  /** The chosen dates in words. */
  when: string | undefined;
}

/** How to book with a person today: by mail, with everything chosen written down, or by telephone. */
export function BookingByPerson({ trip, booking, when }: Props) {
  const { t } = useTranslation('sign-in');
  const { email, phone } = useSite();
  const options = trip.options_book.filter(({ id }) => booking?.services.includes(id));
  const chosen = [
    `${t('trip')}: ${trip.name}`,
    `${t('when')}: ${when ?? t('open')}`,
    ...(booking ? [`${t('who')}: ${t('travellers', { count: booking.traveller })}`] : []),
    ...(options.length > 0 ? [`${t('also')}: ${options.map(({ name }) => name).join(', ')}`] : []),
    ...(booking?.total ? [`${t('total')}: ${booking.total}`] : []),
  ];
  const message = [t('mail.greeting'), '', t('mail.wish'), '', ...chosen, '', t('mail.tell')].join(
    '\n',
  );
  return (
    <div className="booking-by-person">
      <p>{t('bookHow')}</p>
      <p className="sign-page__ways">
        <a
          className="button button--secondary"
          href={mailTo(email, t('mail.subject', { name: trip.name }), message)}
        >
          {t('byMail')}
        </a>
        <a className="button button--secondary" href={callTo(phone)}>
          {t('byPhone', { phone })}
        </a>
      </p>
      <p className="booking-by-person__note">
        {t('layout:footer.hours')}. {t('copy', { email })}
      </p>
      <p>
        <Link className="booking-by-person__back" to={paths.package(trip.uri)}>
          {t('back', { name: trip.name })}
        </Link>
      </p>
    </div>
  );
}
