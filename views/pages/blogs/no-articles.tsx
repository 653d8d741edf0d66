import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  search: string;
  page: number;
}

/** Why the list is empty, and the ways on. */
export function NoArticles({ search, page }: Props) {
  const { t } = useTranslation('blogs');
  const art = useArt('empty.svg');
  const reason = search ? 'noneFound' : page > 1 ? 'noneLeft' : 'none';
  const isFiltered = search !== '' || page > 1;
  return (
    <div className="blogs-none">
      <img className="blogs-none__art" src={art} alt="" width="800" height="600" />
      <div>
        <h2 className="blogs-none__title">{t(reason)}</h2>
        <p>{t(`${reason}Text`)}</p>
        <p className="blogs-none__ways">
          <Link className="button" to={isFiltered ? paths.blogs : paths.destinations}>
            {t(isFiltered ? 'all' : 'destinations')}
          </Link>
          <Link className="button button--secondary" to={paths.contact}>
            {t('ask')}
          </Link>
        </p>
      </div>
    </div>
  );
}
