import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="product">
      <h1>product</h1>
    </Page>
  );
}
