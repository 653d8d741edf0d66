import type { Country, Product } from '../../../shared/contract/produit.ts';
import { formatMoney, toCents } from '../../../shared/money.ts';
import { Link } from '../../components/link.tsx';
import { Price } from '../../components/price.tsx';
import { paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import { ShippingTable } from './shipping-table.tsx';

interface Props {
  product: Product;
  countries: Country[];
}

/** What it costs, when it comes, and the way to it. */
export function ProductOffer({ product, countries }: Props) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const { uri, prix, available, delivery_days, producer } = product;
  const shipping = countries.map((country) => toCents(country.mnt_livraison));
  const [first] = countries;
  const contact = `${paths.contact}?${new URLSearchParams({ sujet: 'order', product: uri })}`;
  return (
    <section className="offer" aria-labelledby="offer-title">
      <h2 className="visually-hidden" id="offer-title">
        {t('offer')}
      </h2>
      <div className="offer__deal">
        <p className="offer__price">
          <Price euros={prix} />
        </p>
        <Link className="button offer__buy" to={contact}>
          {available ? t('buy') : t('ask')}
        </Link>
        <p className="offer__note offer__shipping">
          {first
            ? t('plusShipping', {
                price: formatMoney(Math.min(...shipping), language),
                country: first.nom,
                there: formatMoney(toCents(first.mnt_livraison), language),
              })
            : t('plusShippingLater')}
        </p>
      </div>
      <div className="offer__terms">
        <p className={available ? 'offer__state offer__state--available' : 'offer__state'}>
          {available ? t('available', delivery_days) : t('unavailable')}
        </p>
        <p className="offer__note">{available ? t('byMessage') : t('askNote')}</p>
        {countries.length > 0 && <ShippingTable countries={countries} />}
        <p className="offer__note">
          {t('withdrawal')} <Link to={paths.terms}>{t('terms')}</Link>
        </p>
        <p className="offer__note">{t('customs')}</p>
        <div className="offer__producer">
          <h3 className="offer__name">{t('producer')}</h3>
          <address>
            {producer.name}
            <br />
            {producer.address}
            <br />
            <a href={`mailto:${producer.email}`}>{producer.email}</a>
          </address>
        </div>
      </div>
    </section>
  );
}
