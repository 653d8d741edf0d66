import type { OrderLine } from '../../../shared/contract/booking.ts';
import { Price } from '../../components/price.tsx';
import { Table } from '../../components/table.tsx';
import { useTranslation } from '../../translation.ts';

/** What was bought, as it was named and priced on the day. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  const { t } = useTranslation('commande');
  return (
    <div className="order-lines">
      <Table
        caption={t('lines')}
        columns={[t('line.name'), t('line.price'), t('line.qt'), t('line.total')]}
        isNumeric
        rows={lines.map(({ name, price, qt, total }) => ({
          id: name,
          cells: [
            name,
            <Price key="price" euros={price} />,
            qt,
            <Price key="total" euros={total} />,
          ],
        }))}
      />
    </div>
  );
}
