import { useTranslation } from 'react-i18next';
import type { Country } from '../../../shared/contract/produit.ts';
import { formatMoney, toCents } from '../../../shared/money.ts';
import { useLanguage } from '../../paths.ts';

interface Props {
  countries: Country[];
}

/** What sending costs, country by country, in the order of the contract. */
export function ShippingTable({ countries }: Props) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  return (
    <details className="shipping">
      <summary className="shipping__summary">{t('shipping')}</summary>
      <table className="shipping__table">
        <caption className="visually-hidden">{t('shipping')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('country')}</th>
            <th scope="col">{t('cost')}</th>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ code, nom, mnt_livraison }) => (
            <tr key={code}>
              <th scope="row">{nom}</th>
              <td>{formatMoney(toCents(mnt_livraison), language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
