import { expect } from 'chai';
import sharp from 'sharp';
import { drawIcons, drawSocialCards } from '../../views/art/rasters.mjs';

/** What telephones may cut off leaves a circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks). */
const SAFE = 0.4;

describe('The drawings as pixels', () => {
  const icons = new Map<string, Buffer>();
  before(async () => {
    for (const [name, file] of await drawIcons()) icons.set(name, file);
  });
  const icon = (name: string) => sharp(icons.get(name) ?? Buffer.from('missing'));

  it('are icons in the sizes that are asked for', async () => {
    for (const [name, size] of [
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable-512.png', 512],
    ] as const) {
      const { width, height, format } = await icon(name).metadata();
      expect({ name, width, height, format }).to.deep.equal({
        name,
        width: size,
        height: size,
        format: 'png',
      });
    }
  });

  it('have no edges where telephones cut their own', async () => {
    for (const name of ['apple-touch-icon.png', 'icon-maskable-512.png'])
      expect((await icon(name).stats()).isOpaque, name).to.equal(true);
  });

  it('keep the fish inside of what no telephone cuts off', async () => {
    const { data, info } = await icon('icon-maskable-512.png')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, channels } = info;
    const isGround = (at: number) => (data[at + 1] ?? 0) < 0x80;
    let fish = 0;
    let outside = 0;
    for (let pixel = 0; pixel < data.length / channels; pixel += 1) {
      if (isGround(pixel * channels)) continue;
      fish += 1;
      const x = (pixel % width) - width / 2;
      const y = Math.floor(pixel / width) - width / 2;
      if (Math.hypot(x, y) > width * SAFE) outside += 1;
    }
    expect(fish).to.be.greaterThan((width * width) / 10);
    expect(outside).to.equal(0);
  });

  it('are cards for social networks, of the size that they ask for, and light', async () => {
    const cards = await drawSocialCards();
    expect(cards.length).to.be.greaterThan(6);
    for (const [name, file] of cards) {
      const { width, height } = await sharp(file).metadata();
      expect([name, width, height]).to.deep.equal([name, 1200, 630]);
      expect(file.length, name).to.be.lessThan(60_000);
    }
  });
});
