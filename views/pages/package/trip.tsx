import { useRef } from 'react';
import type { Package } from '../../../shared/contract/package.ts';
import type { PackageCard as Card } from '../../../shared/contract/package-card.ts';
import type { Later } from '../../components/deferred.tsx';
import { Head } from '../../components/head.tsx';
import { OfflineNotice } from '../../components/offline-notice.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { Booking } from './booking/booking.tsx';
import { BookingBar } from './booking/booking-bar.tsx';
import type { Booking as Booked } from './booking/choice.ts';
import { useBooking } from './booking/use-booking.ts';
import { ActivityDialog } from './days/activity-dialog.loadable.ts';
import { useOpenActivity } from './days/activity-link.ts';
import { SimilarTrips } from './similar-trips.tsx';
import { TripHead } from './trip-head.tsx';
import { TripJsonLd } from './trip-json-ld.tsx';
import { TripPractical } from './trip-practical.tsx';
import { TripStory } from './trip-story.tsx';
import { useInView } from './use-in-view.ts';

interface Props {
  trip: Package;
  /** null: it cannot be had at the moment. */
  booking: Booked | null;
  /** The ISO date on which the page was made. */
  today: string;
  others: Promise<Later<Card[]>> | undefined;
}

/** A trip that exists. */
export function Trip({ trip, booking, others, today }: Props) {
  const progress = useBooking(trip, booking);
  const box = useRef<HTMLElement>(null);
  const isBoxInView = useInView(box);
  const { activity, close } = useOpenActivity(trip.activites);
  const { name, uri, media, meta } = trip;
  return (
    <Page name="package">
      <Head
        name={name}
        description={meta.description}
        path={paths.package(uri)}
        image={media.social ?? trip.picture.src}
      />
      <TripJsonLd trip={trip} />
      <TripHead trip={trip} />
      <div className="wrap package__body">
        <TripStory trip={trip} />
        <div className="package__box">
          <Booking trip={trip} progress={progress} today={today} ref={box} />
        </div>
        <TripPractical trip={trip} today={today} />
      </div>
      <SimilarTrips trip={trip} others={others} />
      <BookingBar trip={trip} progress={progress} isHidden={isBoxInView} />
      {activity && (
        <ActivityDialog
          activity={activity}
          onClose={close}
          fallback={<OfflineNotice onStay={close} />}
        />
      )}
    </Page>
  );
}
