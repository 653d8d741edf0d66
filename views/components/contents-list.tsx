import { useEffect, useState } from 'react';
import type { Section } from '../../shared/html.ts';

/** More sections than these are listed. */
const FEW = 3;

/** Whether a text is long enough for a list of its sections. */
export const hasContents = (sections: Section[]) => sections.length > FEW;

interface Props {
  /** The list's own heading. */
  title: string;
  sections: Section[];
}

/** The sections of a page as links; the one being read is marked. */
export function ContentsList({ title, sections }: Props) {
  const read = useSectionInView(sections);
  return (
    <nav className="contents-list" aria-labelledby="contents-title">
      <p className="contents-list__title" id="contents-title">
        {title}
      </p>
      <ol className="contents-list__list">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a
              className="contents-list__link"
              href={`#${id}`}
              aria-current={id === read ? 'location' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The last section whose heading has come into the upper part of the window. */
function useSectionInView(sections: Props['sections']): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    let frame = 0;
    const look = () => {
      const edge = innerHeight * 0.4;
      setRead(headings.findLast((heading) => heading.getBoundingClientRect().top < edge)?.id);
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    lookSoon();
    addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
    };
  }, [sections]);
  return read;
}
