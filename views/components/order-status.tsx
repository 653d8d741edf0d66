import type { Statut } from '../../shared/contract/booking.ts';
import { useTranslation } from '../translation.ts';
import { Icon, type IconName } from './icon.tsx';

const ICONS: Record<Statut, IconName> = {
  paid: 'tick',
  pending: 'clock',
  refunded: 'previous',
  expired: 'clock',
  cancelled: 'dash',
  refused: 'close',
};

/** What has become of an order: in words, with a shape and a colour of its own. */
export function OrderStatus({ statut }: { statut: Statut }) {
  const { t } = useTranslation('mes-commandes');
  return (
    <span className={`order-status order-status--${statut}`}>
      <Icon name={ICONS[statut]} /> {t(`statut.${statut}`)}
    </span>
  );
}
