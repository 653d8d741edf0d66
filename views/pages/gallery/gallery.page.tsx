import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="gallery">
      <h1>gallery</h1>
    </Page>
  );
}
