import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="contact-us">
      <h1>contact-us</h1>
    </Page>
  );
}
