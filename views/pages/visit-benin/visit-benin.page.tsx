import { Page } from '../../layout/page.tsx';

export function Component() {
  return (
    <Page name="visit-benin">
      <h1>visit-benin</h1>
    </Page>
  );
}
