import type { ReactNode } from 'react';

interface Props {
  /** The name of the section: its identifier in the address, too. */
  name: string;
  title: string;
  children: ReactNode;
}

/** One kind of part, in all its states. */
export function DesignSection({ name, title, children }: Props) {
  return (
    <section className="design__section" id={name} aria-labelledby={`${name}-title`}>
      <div className="wrap">
        <h2 className="design__title" id={`${name}-title`}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** One state, under its name. */
export function State({
  name,
  dark,
  children,
}: {
  name: string;
  dark?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={dark ? 'design__state design__state--dark' : 'design__state'}>
      <p className="design__name">{name}</p>
      {children}
    </div>
  );
}
