import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { FEMALE, MALE } from '../../../shared/contract/constants.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Head } from '../../components/head.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { NoTales } from './no-tales.tsx';
import { TaleGroups } from './tale-groups.tsx';
import { VoiceForm } from './voice-form.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const voice = new URL(request.url).searchParams.get('voice') === String(FEMALE) ? FEMALE : MALE;
  const groups = await api.call('audio/site-audio-lister', { genre: voice });
  return { voice, groups: groups.filter(({ liste }) => liste.length > 0) } as const;
}

export function Component() {
  const { t } = useTranslation('ressources-clpn');
  const { voice, groups } = useLoaderData<typeof loader>();
  const image = useArt('social-tales.png');
  const art = useArt('social-tales.svg');
  const count = groups.reduce((sum, { liste }) => sum + liste.length, 0);
  return (
    <Page name="ressources-clpn">
      <Head name={t('name')} description={t('description')} path={paths.tales} image={image} />
      <header className="ressources-clpn__head">
        <div className="wrap ressources-clpn__opening">
          <div className="ressources-clpn__words">
            <Breadcrumb current={{ name: t('name'), path: paths.tales }} />
            <h1>{t('title')}</h1>
            <p className="ressources-clpn__lead">{t('lead')}</p>
            <VoiceForm key={voice} voice={voice} />
          </div>
          {/* Not fetched where it is not shown. */}
          <img
            className="ressources-clpn__art"
            src={art}
            alt=""
            width="1200"
            height="630"
            loading="lazy"
          />
        </div>
      </header>
      <p className="visually-hidden" role="status">
        {count > 0 ? t(`shown_${voice}`, { count }) : t(`empty_${voice}`)}
      </p>
      {count > 0 ? <TaleGroups groups={groups} /> : <NoTales voice={voice} />}
      <WayOn title={t('way')} text={t('wayText')} first="packages" second="destinations" />
    </Page>
  );
}
