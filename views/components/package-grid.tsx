import type { PackageCard as Card } from '../../shared/contract/package-card.ts';
import { PackageCard } from './package-card.tsx';

interface Props {
  packages: Card[];
}

/** Packages in two columns, one on phones (specification 9); the first leads. */
export function PackageGrid({ packages }: Props) {
  return (
    <ul className="grid grid--two package-grid">
      {packages.map((card) => (
        <li key={card.uri}>
          <PackageCard card={card} />
        </li>
      ))}
    </ul>
  );
}
