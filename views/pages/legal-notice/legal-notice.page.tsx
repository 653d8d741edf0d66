import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { ContentPage } from '../../components/content-page.tsx';
import { PageJsonLd } from '../../components/page-json-ld.tsx';
import { paths } from '../../paths.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  return { page: await api.call('page/site-page-get', { id: 'LEGALNOTICE' }) };
}

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <ContentPage name="legal-notice" path={paths.legalNotice} page={page} look="plain">
      <PageJsonLd type="WebPage" path={paths.legalNotice} page={page} />
    </ContentPage>
  );
}
