import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import type { Api } from '../../../shared/api/create-api.ts';
import { accountContext, apiContext, languageContext } from '../../../shared/context.ts';
import { formatPeriod } from '../../../shared/dates.ts';
import { runForm } from '../../components/form/form-action.ts';
import { FormNotice } from '../../components/form/form-notice.tsx';
import { Head } from '../../components/head.tsx';
import { Link } from '../../components/link.tsx';
import { SignPage } from '../../components/sign-page.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { returnIn, returnPath, withReturn } from '../../return-path.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { withoutHash } from '../package/booking/choice.ts';
import { BookingByPerson } from './booking-by-person.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { SignInForm, signInSpec, useSignIn } from './sign-in-form.tsx';

/** A trip of this site, where somebody wants to book. */
const TRIP = /^\/package\/([a-z0-9-]+)$/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const retour = returnIn(request);
  const [account, choice] = await Promise.all([
    context.get(accountContext)(),
    findChoice(context.get(apiContext), retour),
  ]);
  // Whoever is in already needs no door; but what one wants to book is shown.
  if (account && !choice.trip)
    throw redirect(inLanguage(retour ?? paths.account, context.get(languageContext)));
  const isReset = new URL(request.url).searchParams.has('nouveau');
  return { ...choice, retour, isIn: account !== null, isReset };
}

async function findChoice(api: Api, retour = '') {
  const uri = TRIP.exec(retour)?.[1];
  if (!uri) return { trip: null, booking: null };
  // Without them this page can still say how to book.
  const [trip, booking] = await Promise.all([
    api.find('package/site-package-info', { id: uri }).catch(() => null),
    api.find('tobook/site-get-to-book', { id: uri }).catch(() => null),
  ]);
  return { trip, booking: booking && withoutHash(booking) };
}

/** The dialog asks for this page once; signing in must not lead it through this door again. */
export const shouldRevalidate = () => false;

export function action(args: ActionFunctionArgs) {
  return runForm(signInSpec, args, async ({ given, form, api, language }) => {
    await api.call('compte/site-connexion', given);
    return redirect(inLanguage(returnPath(form.get('retour')) ?? paths.home, language), 303);
  });
}

export function Component() {
  const { trip, booking, retour, isIn, isReset } = useLoaderData<typeof loader>();
  const { t } = useTranslation('sign-in');
  const form = useSignIn();
  const language = useLanguage();
  const period = trip?.periods.find(({ id }) => id === booking?.period);
  const when = period && formatPeriod(period.start, period.end, language);
  const byPerson = trip && <BookingByPerson trip={trip} booking={booking} when={when} />;
  return (
    <SignPage
      name="sign-in"
      crumb={{ name: t('name'), path: paths.signIn }}
      title={isIn && trip ? t('bookTitle', { name: trip.name }) : t('title')}
      lead={trip ? t(isIn ? 'bookLead' : 'leadTrip', { name: trip.name }) : t('lead')}
      aside={
        trip && (
          <div className="sign-in__aside">
            <BookingSummary trip={trip} booking={booking} when={when} />
            {!isIn && <h2 className="booking-by-person__title">{t('person')}</h2>}
            {!isIn && byPerson}
          </div>
        )
      }
      head={
        <Head
          name={form.title(t('name'))}
          description={t('description')}
          path={paths.signIn}
          image={useArt('social-page.png')}
          noindex
        />
      }
    >
      {isIn ? (
        byPerson
      ) : (
        <>
          <FormNotice>{isReset && t('isReset')}</FormNotice>
          <SignInForm form={form} retour={retour} />
          <p className="sign-page__other">
            {t('noAccount')} <Link to={withReturn(paths.signUp, retour)}>{t('signUp')}</Link>
          </p>
        </>
      )}
    </SignPage>
  );
}
