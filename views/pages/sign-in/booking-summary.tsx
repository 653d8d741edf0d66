import type { Package } from '../../../shared/contract/package.ts';
import { toCents } from '../../../shared/money.ts';
import { Picture } from '../../components/picture.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { Price } from '../../components/price.tsx';
import { useTranslation } from '../../translation.ts';
import type { Booking } from '../package/booking/choice.ts';

interface Props {
  trip: Package;
  /** Null when it cannot be had at the moment. */
  booking: Booking | null;
  when: string | undefined;
}

/** What has been chosen so far, as the upstream has priced it. */
export function BookingSummary({ trip, booking, when }: Props) {
  const { t } = useTranslation('sign-in');
  return (
    <section className="booking-summary" aria-labelledby="summary-title">
      <Picture media={{ ...trip.picture, alt: '' }} sizes={pictureSizes.side} eager />
      <div className="booking-summary__body">
        <h2 className="booking-summary__title" id="summary-title">
          {t('summary')}
        </h2>
        <dl className="booking-summary__list">
          <dt>{t('when')}</dt>
          <dd>{when ?? t('open')}</dd>
          {booking && (
            <>
              <dt>{t('who')}</dt>
              <dd>{t('travellers', { count: booking.traveller })}</dd>
            </>
          )}
        </dl>
        {booking && booking.content.length > 0 && (
          <ul className="booking-summary__lines">
            {booking.content.map(({ name, price, qt, total }) => (
              <li key={name}>
                <span>
                  {name}
                  <br />
                  <span className="booking-summary__each">
                    {qt} × <Price euros={price} />
                  </span>
                </span>
                <Price euros={total} />
              </li>
            ))}
          </ul>
        )}
        {booking && (
          <p className="booking-summary__total">
            <span>{t('total')}</span>
            {booking.totalvalue === null ? (
              <strong>{t('common:onRequest')}</strong>
            ) : (
              <data className="price" value={toCents(booking.totalvalue)} data-total>
                {booking.total}
              </data>
            )}
          </p>
        )}
        {booking && when && !booking.valid && (
          <p className="booking-summary__short">{t('tooFew')}</p>
        )}
      </div>
    </section>
  );
}
