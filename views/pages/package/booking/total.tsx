import { formatMoney, toCents } from '../../../../shared/money.ts';
import { useLanguage } from '../../../paths.ts';
import { useTranslation } from '../../../translation.ts';
import type { BookingInProgress } from './use-booking.ts';

interface Props {
  progress: BookingInProgress;
}

/** The total as the upstream counts it; while a new one is awaited, the old one stays, dimmed. */
export function Total({ progress: { booking, isOld, answers, problem } }: Props) {
  const { t } = useTranslation('package');
  const language = useLanguage();
  const { traveller, totalvalue } = booking;
  const cents = toCents(totalvalue ?? 0);
  const travellers = t('travellers', { count: traveller });
  const total = formatMoney(cents, language);
  return (
    <div className={isOld ? 'total total--old' : 'total'} aria-busy={isOld}>
      <p className="total__sum">
        <span>{t('total')}</span>
        <data className="price total__value" value={cents} data-total={cents}>
          {total}
        </data>
      </p>
      <p className="total__each">
        {t('each', {
          travellers,
          price: formatMoney(Math.round(cents / traveller), language),
        })}
      </p>
      <p className="total__each">{t('due')}</p>
      <p className="visually-hidden" role="status">
        {problem?.kind === 'offline'
          ? t('problem.offline')
          : answers > 0 && !isOld && t('newTotal', { travellers, total })}
      </p>
    </div>
  );
}
