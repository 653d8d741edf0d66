import loadable from '@loadable/component';
import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Head } from '../../components/head.tsx';
import { Link } from '../../components/link.tsx';
import { patiently } from '../../components/network.ts';
import { OfflineNotice } from '../../components/offline-notice.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useArt, useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { CategorySection } from './category-section.tsx';
import { GalleryJsonLd } from './gallery-json-ld.tsx';
import { useViewer } from './use-viewer.ts';

const Viewer = loadable(() => patiently(() => import('./viewer.tsx')), { ssr: false });

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const categories = await api.call('gallery/site-gallery-get', {});
  return { categories: categories.filter(({ medias }) => medias.length > 0) };
}

/** The viewer moves through the same pictures by `#…`: nothing to ask for anew. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;

export function Component() {
  const { t } = useTranslation('gallery');
  const { name: site } = useSite();
  const { categories } = useLoaderData<typeof loader>();
  const items = categories.flatMap(({ nom_categorie, medias }) =>
    medias.map((media) => ({ ...media, category: nom_categorie })),
  );
  const viewer = useViewer(items);
  const [pressed, setPressed] = useState('');
  const description = t('description');
  const image = useArt('social-gallery.png');
  const empty = useArt('empty.svg');
  return (
    <Page name="gallery">
      <Head name={t('name')} description={description} path={paths.gallery} image={image} />
      <GalleryJsonLd items={items} />
      <header className="gallery__head">
        <div className="wrap">
          <Breadcrumb current={{ name: t('name'), path: paths.gallery }} />
          <h1>{t('title')}</h1>
          <p className="gallery__lead">{t('lead')}</p>
        </div>
      </header>
      {categories.map((category, index) => (
        <CategorySection
          key={category.uri}
          category={category}
          isFirst={index === 0}
          isMirrored={index % 2 === 1}
          onNear={() => Viewer.preload()}
          onOpen={(uri) => {
            setPressed(uri);
            viewer.open(uri);
          }}
        />
      ))}
      {categories.length === 0 && (
        <div className="wrap section">
          <img className="gallery__empty" src={empty} alt="" width="800" height="600" />
          <p>
            {t('empty')} <Link to={paths.destinations}>{t('emptyWay')}</Link>
          </p>
        </div>
      )}
      <p className="wrap gallery__credit">{t('ours', { site })}</p>
      <WayOn title={t('way')} text={t('wayText')} first="packages" second="destinations" />
      {viewer.shown && (
        <Viewer
          items={items}
          shown={viewer.shown}
          isPlaying={viewer.shown.uri === pressed}
          onMove={viewer.move}
          onClose={viewer.close}
          fallback={<OfflineNotice onStay={viewer.close} />}
        />
      )}
    </Page>
  );
}
