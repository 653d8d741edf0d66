import type { ReactNode } from 'react';
import { Page } from '../layout/page.tsx';
import { useArt } from '../site.ts';
import { Breadcrumb } from './breadcrumb.tsx';

interface Props {
  /** The name of the page's folder. */
  name: string;
  head: ReactNode;
  crumb: { name: string; path: string };
  title: string;
  lead?: ReactNode;
  /** Beside the form; a drawing where there is nothing to say. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page at the door of the account: one thing to do, on a white panel, and a welcome beside it. */
export function SignPage({ name, head, crumb, title, lead, aside, children }: Props) {
  const art = useArt('welcome.svg');
  return (
    <Page name={name}>
      {head}
      <div className="wrap sign-page">
        <Breadcrumb current={crumb} />
        <div className="sign-page__columns">
          <div className="sign-page__main">
            <h1>{title}</h1>
            {lead && <p className="sign-page__lead">{lead}</p>}
            <div className="sign-page__panel">{children}</div>
          </div>
          {aside ?? <img className="sign-page__art" src={art} alt="" width="600" height="720" />}
        </div>
      </div>
    </Page>
  );
}
