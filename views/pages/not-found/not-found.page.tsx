import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="not-found">
      <h1>not-found</h1>
    </Page>
  );
}
