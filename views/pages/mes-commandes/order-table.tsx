// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take the roles away with `display: block`

import type { OrderListItem } from '../../../shared/contract/booking.ts';
import { formatMoment } from '../../../shared/dates.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { OrderStatus } from '../../components/order-status.tsx';
import { paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import { type ListState, listAddress, type Sort, sortedBy } from './order-list.ts';

interface Props {
  state: ListState;
  orders: OrderListItem[];
}

/** A table; on small screens every row of it is a card. */
export function OrderTable({ state, orders }: Props) {
  const { t } = useTranslation('mes-commandes');
  const language = useLanguage();
  return (
    <table role="table" className="order-table">
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <Column state={state} sort="num" />
          <Column state={state} sort="cdate" />
          <th role="columnheader" scope="col">
            {t('column.contenu')}
          </th>
          <Column state={state} sort="pdate" />
          <Column state={state} sort="statut" />
          <Column state={state} sort="total" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <tr role="row" key={order.id}>
            <th role="rowheader" scope="row" className="order-table__num">
              <Link to={paths.order(order.id)}>{order.num}</Link>
            </th>
            <td role="cell" data-label={t('column.cdate')}>
              {formatMoment(order.cdate, language)}
            </td>
            <td role="cell" className="order-table__content">
              <ul>
                {order.contenu.map((line) => (
                  <li key={line.name}>
                    {line.img && (
                      <img
                        className="order-table__picture"
                        src={line.img}
                        alt=""
                        width="64"
                        height="48"
                        loading="lazy"
                      />
                    )}
                    <span>
                      {line.name} <span className="order-table__quantity">× {line.qt}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </td>
            <td role="cell" data-label={t('column.pdate')}>
              {order.pdate ? formatMoment(order.pdate, language) : '–'}
            </td>
            <td role="cell" data-label={t('column.statut')}>
              <OrderStatus statut={order.statut} />
            </td>
            <td role="cell" className="order-table__total" data-label={t('column.total')}>
              {order.montant}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const STATE = { desc: 'descending', asc: 'ascending' } as const;

/** The head of a column by which one can sort: a link, so that it works without script. */
function Column({ state, sort }: { state: ListState; sort: Sort }) {
  const { t } = useTranslation('mes-commandes');
  const order = state.sort === sort ? state.order : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order ? STATE[order] : 'none'}
      className={sort === 'total' ? 'order-table__total' : undefined}
    >
      <Link
        className="order-table__sort"
        to={listAddress(sortedBy(state, sort))}
        preventScrollReset
      >
        {t(`column.${sort}`)}
        <span
          className={
            order ? `order-table__arrow order-table__arrow--${order}` : 'order-table__arrow'
          }
        >
          <Icon name="next" />
        </span>
      </Link>
    </th>
  );
}
