import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="terms-and-condition">
      <h1>terms-and-condition</h1>
    </Page>
  );
}
