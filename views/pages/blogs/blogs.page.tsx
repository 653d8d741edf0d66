import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="blogs">
      <h1>blogs</h1>
    </Page>
  );
}
