import { formatMoney, toCents } from '../../shared/money.ts';
import { useLanguage } from '../paths.ts';

interface Props {
  /** Decimal euros, as on the wire. */
  euros: number;
}

/** An amount in the reader's language. */
export function Price({ euros }: Props) {
  const cents = toCents(euros);
  return (
    <data className="price" value={cents}>
      {formatMoney(cents, useLanguage())}
    </data>
  );
}
