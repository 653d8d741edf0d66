let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text of that size will be on the map, in pixels. */
export function textWidth(text: string, size: number, weight = 600): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * size * 0.6;
  context.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(context.measureText(text).width);
}
