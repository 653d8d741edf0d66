import { useLoaderData } from 'react-router';
import { Missing } from '../../components/missing.tsx';
import { PackageCard } from '../../components/package-card.tsx';
import type { loader } from './load.ts';
import { Trip } from './trip.tsx';

export { action } from './booking/book.ts';
export { loader, shouldRevalidate } from './load.ts';

export function Component() {
  const found = useLoaderData<typeof loader>();
  if (found.trip) return <Trip key={found.trip.uri} {...found} />;
  return (
    <Missing name="package" kind="package">
      {found.suggestions.map((card) => (
        <li key={card.uri}>
          <PackageCard card={card} />
        </li>
      ))}
    </Missing>
  );
}
