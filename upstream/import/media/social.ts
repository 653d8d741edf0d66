import sharp from 'sharp';

const width = 1200;
const height = 630;
const svgDensity = 72;
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

/** A 1200×630 PNG that the picture fills, cut around its focus. */
export async function socialPicture(
  file: string | Buffer,
  position: string | undefined,
): Promise<Buffer> {
  const { autoOrient, format } = await sharp(file).metadata();
  const { width: w, height: h } = autoOrient;
  const scale = Math.max(width / w, height / h);
  const [coverWidth, coverHeight] = [
    Math.max(width, Math.round(w * scale)),
    Math.max(height, Math.round(h * scale)),
  ];
  const { x, y } = focus(position);
  const density =
    format === 'svg' ? Math.min(2400, Math.max(svgDensity, svgDensity * scale)) : undefined;
  return (
    sharp(file, { failOn: 'error', ...(density && { density }) })
      .autoOrient()
      .resize(coverWidth, coverHeight, { fit: 'fill' })
      .extract({
        left: Math.round(((coverWidth - width) * x) / 100),
        top: Math.round(((coverHeight - height) * y) / 100),
        width,
        height,
      })
      .flatten({ background: '#ffffff' })
      // A drawing has few colours anyway; a photo with all of them would be larger than networks take.
      .png(format === 'svg' ? {} : { palette: true })
      .toBuffer()
  );
}
