import type { Package } from '../../../shared/contract/package.ts';
import { formatPeriod } from '../../../shared/dates.ts';
import { callTo, mailTo } from '../../components/contact-links.ts';
import { Link } from '../../components/link.tsx';
import { paths, useLanguage } from '../../paths.ts';
import { useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import type { Booking } from '../package/booking/choice.ts';
import { BookingSummary } from './booking-summary.tsx';

interface Props {
  trip: Package;
  booking: Booking | null;
}

/** The trip somebody wants to book, and how to book it today: by mail, with everything chosen written down, or by telephone. */
export function BookingInProgress({ trip, booking }: Props) {
  const { t } = useTranslation('sign-in');
  const { email, phone } = useSite();
  const language = useLanguage();
  const period = trip.periods.find(({ id }) => id === booking?.period);
  const when = period && formatPeriod(period.start, period.end, language);
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
    <div className="sign-in__columns">
      <div className="sign-in__text">
        <h1>{t('bookTitle', { name: trip.name })}</h1>
        <p className="sign-in__lead">{t('bookLead')}</p>
        <p>{t('bookHow')}</p>
        <p className="sign-in__ways">
          <a
            className="button"
            href={mailTo(email, t('mail.subject', { name: trip.name }), message)}
          >
            {t('byMail')}
          </a>
          <a className="button button--secondary" href={callTo(phone)}>
            {t('byPhone', { phone })}
          </a>
        </p>
        <p className="sign-in__note">
          {t('layout:footer.hours')}. {t('copy', { email })}
        </p>
        <p>
          <Link className="sign-in__back" to={paths.package(trip.uri)}>
            {t('back', { name: trip.name })}
          </Link>
        </p>
      </div>
      <BookingSummary trip={trip} booking={booking} when={when} />
    </div>
  );
}
