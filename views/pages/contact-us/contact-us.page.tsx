import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Api } from '../../../shared/api/create-api.ts';
import { apiContext } from '../../../shared/context.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Head } from '../../components/head.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { Page } from '../../layout/page.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useArt, useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { ContactDetails } from './contact-details.tsx';
import { type Topic, toSubject } from './subjects.ts';
import { WriteToUs } from './write-to-us.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const subject = toSubject(searchParams.get('sujet'));
  return { subject, topic: await findTopic(context.get(apiContext), searchParams) };
}

/** The trip or the product somebody comes from. This page helps when nothing else works: if need be, without its name. */
async function findTopic(api: Api, query: URLSearchParams): Promise<Topic | undefined> {
  const [trip, product] = await Promise.all([
    findOrNothing(query.get('package'), (id) => api.find('package/site-package-info', { id })),
    findOrNothing(query.get('product'), (uri) => api.find('produit/site-produit-info', { uri })),
  ]);
  if (trip) return { subject: 'trip', name: trip.name, path: paths.package(trip.uri) };
  if (product) return { subject: 'order', name: product.name, path: paths.product(product.uri) };
}

async function findOrNothing<T>(uri: string | null, find: (uri: string) => Promise<T | null>) {
  return uri ? find(uri).catch(() => null) : null;
}

export function Component() {
  const { subject, topic } = useLoaderData<typeof loader>();
  const { t } = useTranslation('contact-us');
  const { name, url, email, phone } = useSite();
  const language = useLanguage();
  return (
    <Page name="contact-us">
      <Head
        name={t('name')}
        description={t('description')}
        path={paths.contact}
        image={useArt('social-contact.png')}
      />
      <JsonLd
        data={{
          '@type': 'ContactPage',
          name: t('name'),
          url: url + inLanguage(paths.contact, language),
          mainEntity: {
            '@type': 'TravelAgency',
            name,
            url,
            email,
            telephone: phone,
            address: {
              '@type': 'PostalAddress',
              streetAddress: t('address.street'),
              postOfficeBoxNumber: t('address.box'),
              addressLocality: t('address.town'),
              addressCountry: 'BJ',
            },
          },
        }}
      />
      <header className="contact-us__head">
        <div className="wrap contact-us__top">
          <div className="contact-us__intro">
            <Breadcrumb current={{ name: t('name'), path: paths.contact }} />
            <h1>{t('title')}</h1>
            <p className="contact-us__lead">{t('lead')}</p>
          </div>
          <img
            className="contact-us__art"
            src={useArt('contact.svg')}
            alt=""
            width="800"
            height="600"
          />
        </div>
      </header>
      <div className="wrap contact-us__body">
        <WriteToUs subject={subject} topic={topic} />
        <ContactDetails />
      </div>
      <WayOn title={t('on.title')} text={t('on.text')} first="travelAndTips" second="packages" />
    </Page>
  );
}
