import type { ReactNode } from 'react';

interface Props {
  /** The name of the page's folder (contract 10). */
  name: string;
  children: ReactNode;
}

/** The main part of a page: its name is its SCSS block as well. */
export function Page({ name, children }: Props) {
  return (
    <main id="main" className={`page ${name}`} data-page={name} tabIndex={-1}>
      {children}
    </main>
  );
}
