import { formatMoney, toCents } from '../../../../shared/money.ts';
import { useLanguage } from '../../../paths.ts';
import { useTranslation } from '../../../translation.ts';
import type { BookingInProgress } from './use-booking.ts';

interface Props {
  progress: BookingInProgress;
}

/** What the total is made of. It stands with the choices, so that the button stays where it is when lines are added. */
export function TotalLines({ progress: { booking, isOld } }: Props) {
  const { t } = useTranslation('package');
  const language = useLanguage();
  if (booking.content.length < 2) return null;
  return (
    <ul className={isOld ? 'total-lines total-lines--old' : 'total-lines'} aria-label={t('lines')}>
      {booking.content.map(({ name, qt, price, total }) => (
        <li className="total-lines__line" key={name}>
          <span>
            {t('line', { name, count: qt, price: formatMoney(toCents(price), language) })}
          </span>
          <span className="total-lines__amount">{formatMoney(toCents(total), language)}</span>
        </li>
      ))}
    </ul>
  );
}
