import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface Props {
  /** Undefined or empty: nothing to tell; the place for it is there all the same, so that it is announced when it comes. */
  children?: ReactNode;
}

/** What has been done, calmly: announced, without taking the focus. */
export function FormNotice({ children }: Props) {
  return (
    <div className="form-notice-place" role="status">
      {children && (
        <p className="form-notice">
          <Icon name="tick" /> <span>{children}</span>
        </p>
      )}
    </div>
  );
}
