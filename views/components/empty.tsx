import type { ReactNode } from 'react';
import { useArt } from '../site.ts';

interface Props {
  title: string;
  /** Why there is nothing, or what may help. */
  text: string;
  /** Ways on: links that look like buttons. */
  children?: ReactNode;
}

/** In place of a list without anything in it. */
export function Empty({ title, text, children }: Props) {
  return (
    <div className="empty">
      <img className="empty__art" src={useArt('empty.svg')} alt="" width="800" height="600" />
      <div className="empty__words">
        <p className="empty__title">{title}</p>
        <p>{text}</p>
        {children && <div className="empty__ways">{children}</div>}
      </div>
    </div>
  );
}
