import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="privacy-policy">
      <h1>privacy-policy</h1>
    </Page>
  );
}
