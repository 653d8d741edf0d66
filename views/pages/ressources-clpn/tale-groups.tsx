import { useState } from 'react';
import type { AudioGroup } from '../../../shared/contract/audio.ts';
import { Tale } from './tale.tsx';

interface Props {
  groups: AudioGroup[];
}

/** The tales by group. A speed, once chosen, holds for all of them. */
export function TaleGroups({ groups }: Props) {
  const [speed, setSpeed] = useState(1);
  return groups.map(({ uri, titre, description, liste }, index) => (
    <section
      key={uri}
      className={index % 2 === 0 ? 'tale-group' : 'tale-group tale-group--late'}
      aria-labelledby={`group-${uri}`}
    >
      <div className="wrap">
        <h2 id={`group-${uri}`}>{titre}</h2>
        <p className="tale-group__description">{description}</p>
        {liste.map((item) => (
          <Tale key={item.audio.src} item={item} group={titre} speed={speed} onSpeed={setSpeed} />
        ))}
      </div>
    </section>
  ));
}
