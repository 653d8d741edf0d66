import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import { Pages } from '../blogs/pages.tsx';
import { Search } from '../blogs/search.tsx';
import { EVERYTHING } from '../home/package-search.ts';
import { choicesFrom } from '../home/search-choices.ts';
import { SearchForm } from '../home/search-form.tsx';
import type { DesignData } from './load.ts';
import { DesignSection, State } from './section.tsx';

interface Props {
  packages: DesignData['packages'];
}

/** How one finds things, and finds one's way in them. */
export function Lists({ packages }: Props) {
  const { t } = useTranslation('design');
  const gallery = { name: t('layout:menu.gallery'), path: paths.gallery };
  const destinations = { name: t('layout:menu.destinations'), path: paths.destinations };
  return (
    <DesignSection name="lists" title={t('lists')}>
      <State name={t('breadcrumb')}>
        <Breadcrumb current={gallery} />
        <Breadcrumb parents={[destinations]} current={gallery} />
      </State>
      <State name={t('search')}>
        <SearchForm
          search={EVERYTHING}
          choices={choicesFrom(packages)}
          live={false}
          onPending={() => {}}
        />
        <Search search="" />
      </State>
      <State name={t('empty')}>
        <Empty title={t('home:packages.none')} text={t('home:packages.noneText')}>
          <Link className="button" to={paths.home}>
            {t('home:packages.clear')}
          </Link>
          <Link className="button button--secondary" to={paths.contact}>
            {t('home:packages.ask')}
          </Link>
        </Empty>
      </State>
      <State name={t('pagination')}>
        <Pages search="" page={1} hasNext />
        <Pages search="" page={2} hasNext />
        <Pages search="" page={3} hasNext={false} />
      </State>
    </DesignSection>
  );
}
