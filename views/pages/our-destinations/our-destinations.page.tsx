import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { COUNTRY, destinationMarkers } from '../../components/destination-markers.ts';
import { Head } from '../../components/head.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { PlaceMap } from '../../components/map.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { Page } from '../../layout/page.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useArt, useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { DestinationList } from './destination-list.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  return { destinations: await api.call('destination/site-destination-lister', {}) };
}

export function Component() {
  const { destinations } = useLoaderData<typeof loader>();
  const { t } = useTranslation('our-destinations');
  const { url } = useSite();
  const language = useLanguage();
  const [highlighted, setHighlighted] = useState<string>();
  const address = (path: string) => url + inLanguage(path, language);
  const markers = destinationMarkers(destinations);
  return (
    <Page name="our-destinations">
      <Head
        name={t('name')}
        description={t('description')}
        path={paths.destinations}
        image={useArt('social-destinations.png')}
      />
      <JsonLd
        data={{
          '@type': 'ItemList',
          name: t('name'),
          url: address(paths.destinations),
          numberOfItems: destinations.length,
          itemListElement: destinations.map(({ name, uri }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: address(paths.destination(uri)),
          })),
        }}
      />
      <header className="our-destinations__head">
        <div className="wrap">
          <Breadcrumb current={{ name: t('name'), path: paths.destinations }} />
          <h1>{t('title')}</h1>
          <p className="our-destinations__lead">{t('lead')}</p>
        </div>
      </header>
      <div className="wrap our-destinations__body">
        {markers.length > 0 && (
          <div className="our-destinations__map">
            <PlaceMap
              name={t('map')}
              markers={markers}
              {...COUNTRY}
              highlighted={highlighted}
              onHighlight={setHighlighted}
            />
          </div>
        )}
        <DestinationList
          destinations={destinations}
          highlighted={highlighted}
          onHighlight={setHighlighted}
        />
      </div>
      <WayOn title={t('on.title')} text={t('on.text')} first="packages" second="contact" />
    </Page>
  );
}
