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

/** How wide pictures of each shape are shown, as in HTML. */
export const shapeSizes: Record<Shape, string> = {
  lead: '(min-width: 65em) 48rem, 100vw',
  side: '(min-width: 65em) 20rem, 50vw',
  wide: '(min-width: 65em) 48rem, (min-width: 45em) 64vw, 100vw',
  half: '(min-width: 75em) 36rem, (min-width: 45em) 50vw, 100vw',
  third: '(min-width: 75em) 24rem, (min-width: 45em) 34vw, 100vw',
};
