import type { Country } from '../../../shared/contract/produit.ts';
import { formatMoney, toCents } from '../../../shared/money.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { Table } from '../../components/table.tsx';
import { useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  countries: Country[];
}

/** What sending costs, country by country, in the order of the contract. */
export function ShippingTable({ countries }: Props) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  return (
    <Disclosure className="shipping" summary={t('shipping')}>
      <Table
        caption={t('shipping')}
        columns={[t('country'), t('cost')]}
        rows={countries.map(({ code, nom, mnt_livraison }) => ({
          id: code,
          cells: [nom, formatMoney(toCents(mnt_livraison), language)],
        }))}
        isNumeric
      />
    </Disclosure>
  );
}
