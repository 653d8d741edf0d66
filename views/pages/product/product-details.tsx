import type { Product } from '../../../shared/contract/produit.ts';
import { Table } from '../../components/table.tsx';
import { useTranslation } from '../../translation.ts';

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
      <Table
        caption={t('details')}
        rows={details.map(({ name, value }) => ({ id: name, cells: [name, value] }))}
      />
    </section>
  );
}
