import { useLocation, useNavigate, useNavigation } from 'react-router';
import { OfflineNotice } from '../components/offline-notice.tsx';

/** While a page that was asked for waits for the network (`client/wait-for-network.ts`), the one before stays. */
export function OfflineNavigation() {
  const isWaiting = useNavigation().state !== 'idle';
  const location = useLocation();
  const navigate = useNavigate();
  // To the page that is shown already, without asking for its data again: that ends the wait.
  const stay = () => {
    document.getElementById('main')?.focus({ preventScroll: true });
    navigate(location, {
      replace: true,
      state: location.state,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  };
  return <OfflineNotice isWaiting={isWaiting} onStay={stay} />;
}
