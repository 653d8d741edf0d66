import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="about-us">
      <h1>about-us</h1>
    </Page>
  );
}
