import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMoment, formatPeriod } from '../../../shared/dates.ts';
import { toCents } from '../../../shared/money.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Head } from '../../components/head.tsx';
import { Link } from '../../components/link.tsx';
import { OrderStatus } from '../../components/order-status.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { Page } from '../../layout/page.tsx';
import { paths, useLanguage } from '../../paths.ts';
import { useArt, useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { signedIn } from '../mon-compte/signed-in.ts';
import { OrderLines } from './order-lines.tsx';

/** All lines of an order: nobody buys more kinds of things at once. */
const SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? '';
  const [order, lines] = await signedIn(args, (api) =>
    Promise.all([
      api.find('booking/site-booking-info', { id }),
      api.find('booking/site-booking-info-lister', { id, size: SIZE }),
    ]),
  );
  if (!order || !lines) throw data(null, { status: 404 });
  return { order, lines: lines.list };
}

/** One order: what, when, for whom, and how it stands. */
export function Component() {
  const { order, lines } = useLoaderData<typeof loader>();
  const { t } = useTranslation('commande');
  const { email } = useSite();
  const language = useLanguage();
  const name = t('name', { num: order.num });
  return (
    <Page name="commande">
      <Head
        name={name}
        description={t('description')}
        path={paths.order(order.id)}
        image={useArt('social-page.png')}
        noindex
      />
      <Breadcrumb
        parents={[{ name: t('mon-compte:orders'), path: paths.orders }]}
        current={{ name: order.num, path: paths.order(order.id) }}
      />
      <header className="commande__head">
        <h1>{name}</h1>
        <OrderStatus statut={order.statut} />
      </header>
      <p className="commande__next">{t(`next.${order.statut}`)}</p>
      <dl className="commande__facts">
        <div>
          <dt>{t('ordered')}</dt>
          <dd>{formatMoment(order.cdate, language)}</dd>
        </div>
        {order.pdate && (
          <div>
            <dt>{t('paid')}</dt>
            <dd>{formatMoment(order.pdate, language)}</dd>
          </div>
        )}
        {order.period && (
          <div>
            <dt>{t('period')}</dt>
            <dd>{formatPeriod(order.period.start, order.period.end, language)}</dd>
          </div>
        )}
        {order.traveller !== null && (
          <div>
            <dt>{t('sign-in:who')}</dt>
            <dd>{t('sign-in:travellers', { count: order.traveller })}</dd>
          </div>
        )}
      </dl>
      <OrderLines lines={lines} />
      <p className="commande__total">
        <span>{t('sign-in:total')}</span>
        <data className="price" value={toCents(order.total)} data-total>
          {order.montant}
        </data>
      </p>
      <p className="commande__ask">
        {t('ask')} <Link to={`${paths.contact}?sujet=order`}>{t('contact')}</Link>, {email}
      </p>
      <p>
        <PrintButton />
      </p>
    </Page>
  );
}
