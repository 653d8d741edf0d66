import type { Advice } from '../../../shared/contract/destination.ts';
import { AdviceNotice } from '../../components/advice-notice.tsx';
import { OfflineBox } from '../../components/offline-notice.tsx';
import { BannerBox } from '../../layout/banner.tsx';
import { ErrorMessage } from '../../layout/error-message.tsx';
import { LanguageOfferBox } from '../../layout/language-offer.tsx';
import { inLanguage, paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import {
  CardsToCome,
  GuidesToCome,
  MapToCome,
  PackagesToCome,
  PartFailed,
} from '../home/home-parts.tsx';
import { DesignSection, State } from './section.tsx';

const nothing = () => {};

/** What the site says by itself: advice, failures, offers. */
export function Messages({ advice }: { advice: Advice | null | undefined }) {
  const { t } = useTranslation('design');
  return (
    <DesignSection name="messages" title={t('messages')}>
      <State name={t('advice')}>{advice && <AdviceNotice advice={advice} />}</State>
      <State name={t('failure')}>
        <ErrorMessage status={503} requestId="0190f3c2-design" level="h3" />
      </State>
      <State name={t('partFailed')}>
        <PartFailed />
      </State>
      <State name={t('banner')}>
        <BannerBox onClose={nothing} />
      </State>
      <State name={t('offer')}>
        <LanguageOfferBox offer="fr" address={inLanguage(paths.design, 'fr')} onClose={nothing} />
        <LanguageOfferBox offer="de" address={inLanguage(paths.design, 'de')} onClose={nothing} />
      </State>
      <State name={t('offline')}>
        <OfflineBox hasTried={false} onRetry={nothing} onStay={nothing} />
        <OfflineBox hasTried onRetry={nothing} onStay={nothing} />
      </State>
    </DesignSection>
  );
}

/** What stands in for things that are still on their way. */
export function Waiting() {
  const { t } = useTranslation('design');
  return (
    <DesignSection name="waiting" title={t('waiting')}>
      <State name={t('progress')}>
        <div className="progress-line progress-line--on" />
      </State>
      <State name={t('skeletons')}>
        <CardsToCome />
        <PackagesToCome />
        <GuidesToCome />
        <MapToCome />
      </State>
    </DesignSection>
  );
}
