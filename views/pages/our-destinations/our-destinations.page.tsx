import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="our-destinations">
      <h1>our-destinations</h1>
    </Page>
  );
}
