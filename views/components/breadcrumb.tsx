import { inLanguage, paths, useLanguage } from '../paths.ts';
import { useSite } from '../site.ts';
import { useTranslation } from '../translation.ts';
import { JsonLd } from './json-ld.tsx';
import { Link } from './link.tsx';

interface Crumb {
  name: string;
  path: string;
}

interface Props {
  /** Between home and this page. */
  parents?: Crumb[];
  /** This page. */
  current: Crumb;
}

/** Where this page stands, for people and as BreadcrumbList. */
export function Breadcrumb({ parents = [], current }: Props) {
  const { t } = useTranslation('layout');
  const { url } = useSite();
  const language = useLanguage();
  const above = [{ name: t('menu.home'), path: paths.home }, ...parents];
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb')}>
      <ol className="breadcrumb__list">
        {above.map(({ name, path }) => (
          <li className="breadcrumb__item" key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li className="breadcrumb__item" aria-current="page">
          {current.name}
        </li>
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [...above, current].map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: url + inLanguage(path, language),
          })),
        }}
      />
    </nav>
  );
}
