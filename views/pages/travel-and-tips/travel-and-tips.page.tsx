import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="travel-and-tips">
      <h1>travel-and-tips</h1>
    </Page>
  );
}
