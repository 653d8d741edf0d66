import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Head } from '../../components/head.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { withoutHash } from '../package/booking/choice.ts';
import { BookingInProgress } from './booking-in-progress.tsx';
import { NoBooking } from './no-booking.tsx';

/** Where people may come from: a trip of this site, and nothing else. */
const TRIP = /^\/package\/([a-z0-9-]+)$/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const uri = TRIP.exec(new URL(request.url).searchParams.get('retour') ?? '')?.[1];
  if (!uri) return { trip: null, booking: null };
  const api = context.get(apiContext);
  // Without them this page can still say how to book.
  const [trip, booking] = await Promise.all([
    api.find('package/site-package-info', { id: uri }).catch(() => null),
    api.find('tobook/site-get-to-book', { id: uri }).catch(() => null),
  ]);
  return { trip, booking: booking && withoutHash(booking) };
}

export function Component() {
  const { trip, booking } = useLoaderData<typeof loader>();
  const { t } = useTranslation('sign-in');
  return (
    <Page name="sign-in">
      <Head
        name={t('name')}
        description={t('description')}
        path={paths.signIn}
        image={useArt('social-page.png')}
        noindex
      />
      <div className="wrap sign-in__wrap">
        <Breadcrumb
          {...(trip && { parents: [{ name: trip.name, path: paths.package(trip.uri) }] })}
          current={{ name: t('name'), path: paths.signIn }}
        />
        {trip ? <BookingInProgress trip={trip} booking={booking} /> : <NoBooking />}
      </div>
    </Page>
  );
}
