import type { Country, Product } from '../../../shared/contract/produit.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useSite } from '../../site.ts';

/** Days in which a product may be given back. */
const RETURN_DAYS = 14;

interface Props {
  product: Product;
  countries: Country[];
}

/** The product and its offer for search engines (CRO-G1): nothing in it that the page does not show. */
export function ProductJsonLd({ product, countries }: Props) {
  const site = useSite();
  const url = site.url + inLanguage(paths.product(product.uri), useLanguage());
  const { name, meta, picture, pictures, reference, prix, available, producer } = product;
  // Search engines want pixels.
  const images = [picture.social ?? picture.src, ...pictures.map(({ src }) => src)].filter(
    (src) => !src.endsWith('.svg'),
  );
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name,
        description: meta.description,
        sku: reference,
        url,
        image: images.map((src) => site.url + src),
        manufacturer: { '@type': 'Organization', name: producer.name },
        offers: {
          '@type': 'Offer',
          url,
          price: prix.toFixed(2),
          priceCurrency: 'EUR',
          availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
          itemCondition: 'https://schema.org/NewCondition',
          seller: { '@type': 'Organization', name: site.name },
          shippingDetails: shippingDetails(product, countries),
          hasMerchantReturnPolicy: {
            '@type': 'MerchantReturnPolicy',
            applicableCountry: countries.map(({ code }) => code),
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: RETURN_DAYS,
            returnMethod: 'https://schema.org/ReturnByMail',
            returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
          },
        },
      }}
    />
  );
}

/** Countries with the same cost together. */
function shippingDetails({ delivery_days }: Product, countries: Country[]) {
  const costs = [...new Set(countries.map(({ mnt_livraison }) => mnt_livraison))];
  return costs.map((cost) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: cost.toFixed(2), currency: 'EUR' },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: countries
        .filter(({ mnt_livraison }) => mnt_livraison === cost)
        .map(({ code }) => code),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: delivery_days.min,
        maxValue: delivery_days.max,
        unitCode: 'DAY',
      },
    },
  }));
}
