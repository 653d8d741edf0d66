import { useRef, useState } from 'react';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { PackageGrid } from '../../components/package-grid.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import type { Offer } from './home-data.ts';
import { isNarrowed } from './package-search.ts';
import { SearchForm } from './search-form.tsx';

interface Props {
  offer: Offer;
  live: boolean;
}

/** The search, how many packages it finds, and those. */
export function PackageOffer({ offer: { search, found, total, choices }, live }: Props) {
  const { t } = useTranslation('home');
  const [isPending, setPending] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <SearchForm search={search} choices={choices} live={live} onPending={setPending} />
      <div className="home-packages__count">
        <p role="status" ref={count} tabIndex={-1}>
          {isNarrowed(search)
            ? t('packages.found', { count: found.length, total })
            : t('packages.all', { count: total })}
        </p>
        {isNarrowed(search) && found.length > 0 && (
          <Link to={paths.home} preventScrollReset onClick={() => count.current?.focus()}>
            {t('packages.clear')}
          </Link>
        )}
      </div>
      <div className={isPending ? 'home-packages home-packages--pending' : 'home-packages'}>
        {found.length > 0 ? (
          <PackageGrid packages={found} />
        ) : (
          <Empty title={t('packages.none')} text={t('packages.noneText')}>
            <Link
              className="button"
              to={paths.home}
              preventScrollReset
              onClick={() => count.current?.focus()}
            >
              {t('packages.clear')}
            </Link>
            <Link className="button button--secondary" to={paths.contact}>
              {t('packages.ask')}
            </Link>
          </Empty>
        )}
      </div>
    </>
  );
}
