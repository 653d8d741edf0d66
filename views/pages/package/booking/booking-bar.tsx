import type { Package } from '../../../../shared/contract/package.ts';
import { formatMoney, toCents } from '../../../../shared/money.ts';
import { Link } from '../../../components/link.tsx';
import { useLanguage } from '../../../paths.ts';
import { useTranslation } from '../../../translation.ts';
import { askAbout } from '../ask.ts';
import type { BookingInProgress } from './use-booking.ts';

interface Props {
  trip: Package;
  progress: BookingInProgress | undefined;
  /** The booking itself is in view: the bar need not stand in its way. */
  isHidden: boolean;
}

/** On phones the total stays in view, with the way to the booking. */
export function BookingBar({ trip, progress, isHidden }: Props) {
  const { t } = useTranslation('package');
  const language = useLanguage();
  const booking = progress?.booking;
  const euros = booking?.totalvalue ?? trip.price;
  return (
    <aside
      className={isHidden ? 'booking-bar booking-bar--hidden' : 'booking-bar'}
      aria-label={t('bar')}
    >
      <p className="booking-bar__price">
        {euros === null ? (
          <strong>{t('common:onRequest')}</strong>
        ) : (
          <>
            <strong className="price">{formatMoney(toCents(euros), language)}</strong>{' '}
            <span className="booking-bar__basis">
              {t('travellers', { count: booking?.traveller ?? 1 })}
            </span>
          </>
        )}
      </p>
      {euros === null ? (
        <Link className="button" to={askAbout(trip.uri)}>
          {t('ask')}
        </Link>
      ) : (
        <a className="button" href="#book">
          {booking?.valid ? t('toBooking') : t('chooseDates')}
        </a>
      )}
    </aside>
  );
}
