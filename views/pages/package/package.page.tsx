import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="package">
      <h1>package</h1>
    </Page>
  );
}
