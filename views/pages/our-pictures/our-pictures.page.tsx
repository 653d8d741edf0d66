import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { ContentPage } from '../../components/content-page.tsx';
import { PageJsonLd } from '../../components/page-json-ld.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  return { page: await api.call('page/site-page-get', { id: 'OURPICTURES' }) };
}

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const { t } = useTranslation('our-pictures');
  return (
    <ContentPage name="our-pictures" path={paths.ourPictures} page={page} look="light">
      <PageJsonLd type="AboutPage" path={paths.ourPictures} page={page} />
      <WayOn title={t('on.title')} text={t('on.text')} first="packages" second="destinations" />
    </ContentPage>
  );
}
