import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { ContentPage } from '../../components/content-page.tsx';
import { PageJsonLd } from '../../components/page-json-ld.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  return { page: await api.call('page/site-page-get', { id: 'TRAVELANDTIPS' }) };
}

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const { t } = useTranslation('travel-and-tips');
  return (
    <ContentPage name="travel-and-tips" path={paths.travelAndTips} page={page} look="plain">
      <PageJsonLd type="WebPage" path={paths.travelAndTips} page={page} />
      <WayOn title={t('on.title')} text={t('on.text')} first="packages" second="contact" />
    </ContentPage>
  );
}
