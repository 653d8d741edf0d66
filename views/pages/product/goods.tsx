import type { Country, Product } from '../../../shared/contract/produit.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Head } from '../../components/head.tsx';
import { Html } from '../../components/html.tsx';
import { MediaSet } from '../../components/media-set.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductJsonLd } from './product-json-ld.tsx';
import { ProductOffer } from './product-offer.tsx';

interface Props {
  product: Product;
  countries: Country[];
}

/** A product that exists. */
export function Goods({ product, countries }: Props) {
  const { t } = useTranslation('product');
  const { name, uri, picture, pictures, resume, reference, description, meta } = product;
  const path = paths.product(uri);
  const fallback = useArt('social-page.png');
  return (
    <Page name="product">
      <Head
        name={name}
        description={meta.description}
        path={path}
        image={picture.social ?? fallback}
      />
      <ProductJsonLd product={product} countries={countries} />
      <header className="product__head">
        <div className="wrap product__head-inner">
          <Breadcrumb current={{ name, path }} />
          <h1>{name}</h1>
          <p className="product__reference">{t('reference', { reference })}</p>
          <p className="product__summary">{resume}</p>
        </div>
      </header>
      <div className="wrap product__body">
        <div className="product__pictures">
          <MediaSet main={picture} pictures={pictures} />
        </div>
        <ProductOffer product={product} countries={countries} />
        <div className="product__story">
          <ProductDetails product={product} />
          <section aria-labelledby="description-title">
            <h2 className="product__title" id="description-title">
              {t('description')}
            </h2>
            <Html html={description} />
          </section>
        </div>
      </div>
      <WayOn title={t('on.title')} text={t('on.text')} first="tales" second="packages" />
    </Page>
  );
}
