import { ViewTransition } from 'react';
import type { Product } from '../../../shared/contract/produit.ts';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { Price } from '../../components/price.tsx';
import { useDeparture } from '../../components/travel.ts';
import { paths } from '../../paths.ts';

interface Props {
  product: Product;
}

/** A product to choose. */
export function ProductCard({ product: { name, uri, picture, resume, prix } }: Props) {
  const path = paths.product(uri);
  const departure = useDeparture(path);
  return (
    <article className="product-card">
      <ViewTransition {...departure.picture}>
        <Picture media={{ ...picture, alt: '' }} sizes={pictureSizes.card} />
      </ViewTransition>
      <h3 className="product-card__name">
        <Link to={path} {...departure.link}>
          {name}
        </Link>
      </h3>
      <p>{resume}</p>
      <p className="product-card__price">
        <Price euros={prix} />
      </p>
    </article>
  );
}
