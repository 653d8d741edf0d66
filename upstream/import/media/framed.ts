import sharp from 'sharp';

/** Raised whenever the pictures come out differently: it is part of their names, which browsers keep for a year. */
export const framingVersion = 2;

interface Size {
  width: number;
  height: number;
}

const svgDensity = 72;
const maxDensity = 2400;
/** The outermost pixels of a drawing are half seen through where a cloth ends a little early. */
const BLEED = 4;
const words: Record<string, number> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

/** CSS `object-position` → percent from the left and from the top; the middle where it says nothing. */
export function focus(position: string | undefined): { x: number; y: number } {
  const [first = 'center', second = 'center'] = (position ?? '').split(/\s+/).filter(Boolean);
  const percent = (value: string) =>
    words[value] ?? (/^\d+(?:\.\d+)?%$/.test(value) ? Number.parseFloat(value) : 50);
  const upright = first === 'top' || first === 'bottom';
  return upright
    ? { x: percent(second), y: percent(first) }
    : { x: percent(first), y: percent(second) };
}

/** A photo fills the frame, cut around its focus. */
function cut(file: string | Buffer, own: Size, frame: Size, position: string | undefined) {
  const scale = Math.max(frame.width / own.width, frame.height / own.height);
  const width = Math.max(frame.width, Math.round(own.width * scale));
  const height = Math.max(frame.height, Math.round(own.height * scale));
  const { x, y } = focus(position);
  return sharp(file, { failOn: 'error' })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .extract({
      left: Math.round(((width - frame.width) * x) / 100),
      top: Math.round(((height - frame.height) * y) / 100),
      ...frame,
    });
}

/** A drawing stays whole: its ground goes on beside it. A cut would take heads and roofs, which reach to its edges. */
async function mount(file: string | Buffer, own: Size, frame: Size) {
  const scale = Math.min(frame.width / own.width, frame.height / own.height);
  const width = Math.round(own.width * scale);
  const height = Math.round(own.height * scale);
  const density = Math.min(maxDensity, Math.max(svgDensity, svgDensity * scale));
  const { data, info } = await sharp(file, { failOn: 'error', density })
    .resize(width + 2 * BLEED, height + 2 * BLEED, { fit: 'fill' })
    .extract({ left: BLEED, top: BLEED, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((frame.width - width) / 2);
  const top = Math.floor((frame.height - height) / 2);
  return sharp(data, { raw: { width, height, channels: info.channels } }).extend({
    left,
    top,
    right: frame.width - width - left,
    bottom: frame.height - height - top,
    extendWith: 'copy',
  });
}

/** The picture as a PNG of that size: a drawing whole, a photo cut around its focus. */
export async function framed(
  file: string | Buffer,
  frame: Size,
  position: string | undefined,
): Promise<Buffer> {
  const { autoOrient: own, format } = await sharp(file).metadata();
  const picture =
    format === 'svg' ? await mount(file, own, frame) : cut(file, own, frame, position);
  // With all its colours a photo would be larger than networks take; a drawing has few anyway.
  return picture.flatten({ background: '#ffffff' }).png({ palette: true }).toBuffer();
}
