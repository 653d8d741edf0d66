/** How much room an item takes in its category. */
export type Shape = 'lead' | 'side' | 'wide' | 'half' | 'third';

/**
 * One item leads each category, two stand beside it, the rest fills whole rows below. In a mirrored category the lead
 * stands on the right, so it comes third: what is read first always stands on the left.
 */
export function shapeOf(index: number, count: number, isMirrored: boolean): Shape {
  if (count === 1) return 'wide';
  if (count === 2) return 'half';
  if (index < 3) return index === (isMirrored ? 2 : 0) ? 'lead' : 'side';
  const rest = count - 3;
  const place = index - 3;
  const overhang = rest % 3;
  if (place < rest - overhang) return 'third';
  return overhang === 1 ? 'wide' : 'half';
}
