/** Whole cents → `1234.05`, without floating point. */
export function toDecimal(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`not an amount: ${cents}`);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `1234.05` → whole cents, without floating point; null for what is no amount. */
export function fromDecimal(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  return Number(whole + part.padEnd(2, '0'));
}
