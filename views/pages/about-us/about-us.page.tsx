import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { ContentPage } from '../../components/content-page.tsx';
import { PageJsonLd } from '../../components/page-json-ld.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  return { page: await api.call('page/site-page-get', { id: 'ABOUTUS' }) };
}

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const { t } = useTranslation('about-us');
  const { name, url, email, phone } = useSite();
  const agency = { '@type': 'TravelAgency', name, url, email, telephone: phone };
  return (
    <ContentPage name="about-us" path={paths.aboutUs} page={page} look="light">
      <PageJsonLd type="AboutPage" path={paths.aboutUs} page={page} more={{ mainEntity: agency }} />
      <WayOn title={t('on.title')} text={t('on.text')} first="contact" second="packages" />
    </ContentPage>
  );
}
