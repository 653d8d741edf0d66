import { useLoaderData } from 'react-router';
import { Missing } from '../../components/missing.tsx';
import { PackageCard } from '../../components/package-card.tsx';
import { Goods } from './goods.tsx';
import type { loader } from './load.ts';
import { ProductCard } from './product-card.tsx';

export { loader } from './load.ts';

export function Component() {
  const found = useLoaderData<typeof loader>();
  if (found.product)
    return <Goods key={found.product.uri} product={found.product} countries={found.countries} />;
  return (
    <Missing name="product" kind="product">
      {found.products.map((product) => (
        <li key={product.uri}>
          <ProductCard product={product} />
        </li>
      ))}
      {found.trips.map((card) => (
        <li key={card.uri}>
          <PackageCard card={card} />
        </li>
      ))}
    </Missing>
  );
}
