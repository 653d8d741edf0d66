import { Helmet } from 'react-helmet-async';
import { useRouteError } from 'react-router';
import { useSite } from '../site.ts';
import { useTranslation } from '../translation.ts';
import { ErrorMessage } from './error-message.tsx';
import { Page } from './page.tsx';
import { toPageError } from './page-error.ts';

/** In place of a page that could not be loaded; header, footer and navigation stay. */
export function PageErrorBoundary() {
  const { t } = useTranslation('failure');
  const { name } = useSite();
  const { status, requestId } = toPageError(useRouteError());
  return (
    <Page name="error">
      <Helmet>
        <title>{`${t('title', { context: String(status) })} | ${name}`}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <ErrorMessage status={status} requestId={requestId} />
    </Page>
  );
}
