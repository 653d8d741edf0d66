import { useMemo } from 'react';
import { readDraft } from '../../components/form/draft.ts';
import type { Values } from '../../components/form/outcome.ts';
import { useHydrated } from '../../components/use-hydrated.ts';

/** Where the browser keeps what was sent last, in this tab alone. */
export const SENT = 'contact-sent';

/** What was sent last from this tab; empty without script, and in another tab. */
export function useSent(): Values {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? readDraft(SENT) : {}), [isHydrated]);
}
