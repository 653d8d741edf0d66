import { useTranslation } from 'react-i18next';
import type { Product } from '../../../shared/contract/produit.ts';

interface Props {
  product: Product;
}

/** Size, pages, language and the like. */
export function ProductDetails({ product: { details } }: Props) {
  const { t } = useTranslation('product');
  return (
    <section aria-labelledby="details-title">
      <h2 className="product__title" id="details-title">
        {t('details')}
      </h2>
      <table className="product__details">
        <caption className="visually-hidden">{t('details')}</caption>
        <tbody>
          {details.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
