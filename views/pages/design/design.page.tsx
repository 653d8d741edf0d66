import { useLoaderData } from 'react-router';
import { Head } from '../../components/head.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { BookingParts } from './booking.tsx';
import { Buttons } from './buttons.tsx';
import { Cards } from './cards.tsx';
import { Colours } from './colours.tsx';
import { Details } from './details.tsx';
import { Forms } from './forms.tsx';
import { Lists } from './lists.tsx';
import type { loader } from './load.ts';
import { MediaParts } from './media.tsx';
import { Messages, Waiting } from './messages.tsx';
import { Types } from './types.tsx';

export { action } from './live-form.tsx';
export { loader } from './load.ts';

/** Every part of the site in every state, for who works on it; never in production. */
export function Component() {
  const { t } = useTranslation('design');
  const data = useLoaderData<typeof loader>();
  return (
    <Page name="design">
      <Head
        name={t('name')}
        description={t('description')}
        path={paths.design}
        image={useArt('social-page.png')}
        noindex
      />
      <header className="wrap design__head">
        <h1>{t('name')}</h1>
        <p className="design__type--lead">{t('description')}</p>
      </header>
      <Colours />
      <Types prose={data.prose} />
      <Buttons />
      <Cards data={data} />
      {data.trip && <BookingParts trip={data.trip} />}
      <Forms />
      <Lists packages={data.packages} />
      {data.trip && <Details trip={data.trip} />}
      <Messages advice={data.advice} />
      <Waiting />
      <MediaParts data={data} />
      <WayOn title={t('wayOn')} text={t('wayOnText')} first="packages" second="contact" />
    </Page>
  );
}
