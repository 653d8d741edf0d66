import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { Disclosures } from './use-disclosures.ts';
import { useHydrated } from './use-hydrated.ts';

interface Props {
  /** What is always there: words, or a heading. */
  summary: ReactNode;
  children: ReactNode;
  /** The block of a disclosure that looks different. */
  className?: string;
  id?: string;
  open?: boolean;
  onToggle?(isOpen: boolean): void;
}

/** Text that is there at a press. The browser's own element: it works without a script, and a search in the page opens it. */
export function Disclosure({ summary, children, className = '', onToggle, ...rest }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const report = useRef(onToggle);
  useOpenInPrint(details);
  // What was pressed, or found, before the script was there counts.
  useEffect(() => report.current?.(details.current?.open ?? false), []);
  return (
    <details
      {...rest}
      className={`disclosure ${className}`}
      ref={details}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="disclosure__summary">
        {summary}
        <Icon name="next" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}

interface AllProps {
  all: Disclosures;
  /** The words for both ways. */
  texts: { open: string; close: string };
}

/** Opens a group of them, or closes it; its room is kept until it can do something. */
export function OpenAll({ all, texts }: AllProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      className={isHydrated ? 'open-all' : 'open-all open-all--waiting'}
      onClick={all.toggleAll}
    >
      {all.areAllOpen ? texts.close : texts.open}
    </button>
  );
}

/** Paper shows everything; the stylesheet sees to it in browsers that know `::details-content`, this in all others. */
function useOpenInPrint(details: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    let isOpened = false;
    const open = () => {
      if (!details.current || details.current.open) return;
      details.current.open = true;
      isOpened = true;
    };
    const close = () => {
      if (details.current && isOpened) details.current.open = false;
      isOpened = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [details]);
}
