import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import type { Api } from '../../../shared/api/create-api.ts';
import { apiContext } from '../../../shared/context.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { keepDraft } from '../../components/form/draft.ts';
import { runForm } from '../../components/form/form-action.ts';
import { Head } from '../../components/head.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { Page } from '../../layout/page.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useArt, useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { SENT } from '../contact-confirmation/sent.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm, contactSpec, useContact } from './contact-form.tsx';
import { type Topic, toSubject } from './subjects.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const subject = toSubject(searchParams.get('sujet'));
  const topic = await findTopic(context.get(apiContext), searchParams);
  return { subject, topic, began: Date.now() };
}

export function action(args: ActionFunctionArgs) {
  return runForm(contactSpec, args, async ({ given, api, language }) => {
    await api.call('page/site-page-contacter', given);
    keepDraft(SENT, given);
    return redirect(inLanguage(`${paths.contactConfirmation}?recu=1`, language), 303);
  });
}

/** The trip or the product somebody comes from. This page helps when nothing else works: if need be, without its name. */
async function findTopic(api: Api, query: URLSearchParams): Promise<Topic | undefined> {
  const [trip, product] = await Promise.all([
    findOrNothing(query.get('package'), (id) => api.find('package/site-package-info', { id })),
    findOrNothing(query.get('product'), (uri) => api.find('produit/site-produit-info', { uri })),
  ]);
  if (trip) {
    const { name, uri } = trip;
    return { subject: 'trip', kind: 'package', uri, name, path: paths.package(uri) };
  }
  if (product) {
    const { name, uri } = product;
    return { subject: 'order', kind: 'product', uri, name, path: paths.product(uri) };
  }
}

async function findOrNothing<T>(uri: string | null, find: (uri: string) => Promise<T | null>) {
  return uri ? find(uri).catch(() => null) : null;
}

export function Component() {
  const { subject, topic, began } = useLoaderData<typeof loader>();
  const form = useContact();
  const { t } = useTranslation('contact-us');
  const { name, url, email, phone } = useSite();
  const language = useLanguage();
  return (
    <Page name="contact-us">
      <Head
        name={form.title(t('name'))}
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
        <ContactForm form={form} subject={subject} topic={topic} began={began} />
        <ContactDetails />
      </div>
      <WayOn title={t('on.title')} text={t('on.text')} first="travelAndTips" second="packages" />
    </Page>
  );
}
