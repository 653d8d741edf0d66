import { Outlet } from 'react-router';
import { useTranslation } from '../translation.ts';
import { ActivationNotice } from './activation-notice.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { OfferDialogs } from './offer-dialogs.tsx';
import { OfflineNavigation } from './offline-navigation.tsx';

/** What surrounds every page. */
export function Layout() {
  const { t } = useTranslation('layout');
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <NavigationEffects />
      <LanguageOffer />
      <Banner />
      <Header />
      <ActivationNotice />
      <Outlet />
      <Footer />
      <OfferDialogs />
      <OfflineNavigation />
    </>
  );
}
