import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="ressources-clpn">
      <h1>ressources-clpn</h1>
    </Page>
  );
}
