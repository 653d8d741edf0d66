import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="sign-in">
      <h1>sign-in</h1>
    </Page>
  );
}
