import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="home">
      <h1>home</h1>
    </Page>
  );
}
