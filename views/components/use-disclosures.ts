import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

export type Disclosures = ReturnType<typeof useDisclosures>;

/** A group of disclosures by their ids: which of them are open. One that the address names is. */
export function useDisclosures(ids: readonly string[], openAtFirst: readonly string[] = []) {
  const { hash } = useLocation();
  const [open, setOpen] = useState(openAtFirst);
  const areAllOpen = ids.every((id) => open.includes(id));
  const set = (id: string, isOpen: boolean) =>
    setOpen((now) =>
      now.includes(id) === isOpen ? now : isOpen ? [...now, id] : without(now, id),
    );

  useEffect(() => {
    const id = hash.slice(1);
    setOpen((now) => (id && !now.includes(id) ? [...now, id] : now));
  }, [hash]);

  return {
    areAllOpen,
    toggleAll: () => setOpen(areAllOpen ? [] : ids),
    /** What the disclosure with this id must be given. */
    propsOf: (id: string) => ({
      id,
      open: open.includes(id),
      onToggle: (isOpen: boolean) => set(id, isOpen),
    }),
  };
}

const without = (list: readonly string[], id: string) => list.filter((other) => other !== id);
