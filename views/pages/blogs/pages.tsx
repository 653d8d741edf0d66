import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useTranslation } from '../../translation.ts';
import { listAddress } from './list-address.ts';

interface Props {
  search: string;
  page: number;
  hasNext: boolean;
}

/** Newer and older articles; nothing where one page holds all. */
export function Pages({ search, page, hasNext }: Props) {
  const { t } = useTranslation('blogs');
  if (page === 1 && !hasNext) return null;
  return (
    <nav className="blogs-pages" aria-label={t('pages')}>
      {page > 1 && (
        <Link className="button button--secondary" to={listAddress(search, page - 1)} rel="prev">
          <Icon name="previous" /> {t('newer')}
        </Link>
      )}
      <p className="blogs-pages__place">{t('page', { page })}</p>
      {hasNext && (
        <Link className="button button--secondary" to={listAddress(search, page + 1)} rel="next">
          {t('older')} <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
