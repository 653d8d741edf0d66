import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="blog">
      <h1>blog</h1>
    </Page>
  );
}
