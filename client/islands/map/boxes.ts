export interface Point {
  x: number;
  y: number;
}

/** A rectangle in pixels: its upper left corner and its size. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The first of the places that is free and lies inside the frame; it is taken from then on. Undefined: there is none,
 * and nothing is taken.
 */
export function takePlace(taken: Box[], places: Box[], frame?: Box): Box | undefined {
  const place = places.find(
    (box) => (!frame || isInside(box, frame)) && !taken.some((other) => overlap(box, other)),
  );
  if (place) taken.push(place);
  return place;
}

export function isInside(box: Box, frame: Box): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  );
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether a straight line between two points runs through the box. */
export function touches(box: Box, from: Point, to: Point): boolean {
  let [enter, leave] = [0, 1];
  for (const [start, way, low, high] of [
    [from.x, to.x - from.x, box.x, box.x + box.width],
    [from.y, to.y - from.y, box.y, box.y + box.height],
  ] as const) {
    if (way === 0 && (start <= low || start >= high)) return false;
    if (way === 0) continue;
    const [a, b] = [(low - start) / way, (high - start) / way];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave;
}
