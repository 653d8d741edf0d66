// The site's own drawings as the pixels that social networks, phones and old browsers ask for. Run by build.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = import.meta.dirname;
/** The cloth of `favicon.svg`. */
const GROUND = '#a4321b';

/** `social-*.svg` as 1200×630 PNG: pairs of name and file. */
export function drawSocialCards() {
  const cards = readdirSync(folder).filter((name) => /^social-.*\.svg$/.test(name));
  return Promise.all(
    cards.map(async (name) => {
      const png = await sharp(join(folder, name))
        .resize(1200, 630)
        .png({ palette: true })
        .toBuffer();
      return [name.replace('.svg', '.png'), png];
    }),
  );
}

/** `favicon.svg` in the sizes and formats that are asked for by name: pairs of name and file. */
export async function drawIcons() {
  const svg = readFileSync(join(folder, 'favicon.svg'));
  const draw = (size) =>
    sharp(svg, { density: 300 }).resize(size, size).png({ palette: true }).toBuffer();
  return [
    ['favicon.svg', svg],
    ['apple-touch-icon.png', await fill(draw, 180, 0.86)],
    ['icon-192.png', await draw(192)],
    ['icon-512.png', await draw(512)],
    ['icon-maskable-512.png', await fill(draw, 512, 0.74)],
    ['favicon.ico', toIco(await draw(32), 32)],
  ];
}

/** The icon on a cloth without edges, for telephones that cut its shape: `part` of it is certain to stay. */
async function fill(draw, size, part) {
  const inner = Math.round((size * part) / 2) * 2;
  const margin = (size - inner) / 2;
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  return sharp(await draw(inner))
    .flatten({ background: GROUND })
    .extend({ ...sides, background: GROUND })
    .png({ palette: true })
    .toBuffer();
}

/** An .ico file is a PNG behind a header of 22 bytes. */
function toIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}
