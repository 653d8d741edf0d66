import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { later } from '../../components/deferred.tsx';

/** Things to look at instead of a product that is not there. */
const SUGGESTIONS = 3;

/** The product and the countries it is sent to; without them the product can still be shown. */
export async function loader({ params: { uri = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const shipping = later(api.call('produit/site-pays-lister', {}));
  const product = await api.find('produit/site-produit-info', { uri });
  if (product) {
    const outcome = await shipping;
    return { product, countries: 'value' in outcome ? outcome.value : [] };
  }
  const [products, packages] = await Promise.all([
    api.call('produit/site-produit-lister', {}),
    api.call('package/site-package-search', {}),
  ]);
  const suggested = products.slice(0, SUGGESTIONS);
  const trips = packages.slice(0, SUGGESTIONS - suggested.length);
  return data({ product, products: suggested, trips }, { status: 404 });
}
