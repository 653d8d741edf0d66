import type { Ref } from 'react';
import type { Package } from '../../../../shared/contract/package.ts';
import { Link } from '../../../components/link.tsx';
import { Price } from '../../../components/price.tsx';
import { inLanguage, paths, useLanguage } from '../../../paths.ts';
import { useTranslation } from '../../../translation.ts';
import { askAbout } from '../ask.ts';
import { BookingForm } from './booking-form.tsx';
import type { BookingInProgress } from './use-booking.ts';

interface Props {
  trip: Package;
  /** undefined: the booking cannot be had at the moment. */
  progress: BookingInProgress | undefined;
  today: string;
  ref: Ref<HTMLElement>;
}

/** The box that leads to a booking, or to a person where nothing can be booked online. */
export function Booking({ trip, progress, today, ref }: Props) {
  const { t } = useTranslation('package');
  const path = inLanguage(paths.package(trip.uri), useLanguage());
  return (
    <section className="booking" id="book" aria-labelledby="book-title" ref={ref}>
      <header className="booking__head">
        <h2 className="visually-hidden" id="book-title">
          {t('bookTitle')}
        </h2>
        {trip.price === null ? (
          <p className="booking__price">{t('common:onRequest')}</p>
        ) : (
          <>
            <p className="booking__price">
              <Price euros={trip.price} />
            </p>
            <p className="booking__basis">{t('common:perPerson')}</p>
          </>
        )}
      </header>
      {content()}
    </section>
  );

  function content() {
    if (trip.price === null) return <Ask uri={trip.uri} text={t('onRequestText')} />;
    if (trip.periods.length === 0) return <Ask uri={trip.uri} text={t('noDates')} />;
    if (progress) return <BookingForm trip={trip} progress={progress} today={today} />;
    return (
      <div className="booking__body">
        <p>{t('unavailable')}</p>
        <a className="button button--secondary booking__button" href={path}>
          {t('retry')}
        </a>
      </div>
    );
  }
}

function Ask({ uri, text }: { uri: string; text: string }) {
  const { t } = useTranslation('package');
  return (
    <div className="booking__body">
      <p>{text}</p>
      <Link className="button booking__button" to={askAbout(uri)}>
        {t('ask')}
      </Link>
    </div>
  );
}
