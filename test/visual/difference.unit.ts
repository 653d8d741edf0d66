import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import sharp from 'sharp';
import { differenceOf, expectedFolder, TOLERANCE } from '../support/pictures.ts';

/** A square on a ground, both plain. */
async function draw(left: number, { width = 400, square = '#1b2750' } = {}) {
  const size = { width: 30, height: 30, channels: 3 } as const;
  const input = await sharp({ create: { ...size, background: square } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height: 300, channels: 3, background: '#fbf6ec' } })
    .composite([{ input, left, top: 100 }])
    .png()
    .toBuffer();
}

describe('Two pictures', () => {
  it('do not differ where they are the same, also with a palette', async () => {
    const one = await draw(50);
    const other = await sharp(one).png({ palette: true, colours: 4 }).toBuffer();
    expect((await differenceOf(one, other)).share).to.equal(0);
  });

  it('differ where a part has moved, and the share says by how much', async () => {
    const { share, picture } = await differenceOf(await draw(50), await draw(55));
    expect(share).to.equal((2 * 5 * 30) / (400 * 300));
    expect(share).to.be.greaterThan(TOLERANCE);
    const [red = 0, green = 255] = await sharp(picture)
      .extract({ left: 52, top: 110, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).to.be.greaterThan(200);
    expect(green).to.be.lessThan(50);
  });

  it('differ where a part has another colour', async () => {
    const { share } = await differenceOf(await draw(50), await draw(50, { square: '#a4321b' }));
    expect(share).to.equal((30 * 30) / (400 * 300));
  });

  it('differ wholly where they have other sizes', async () => {
    const { share } = await differenceOf(await draw(50), await draw(50, { width: 401 }));
    expect(share).to.equal(1);
  });
});

describe('The kept pictures', () => {
  it('are small together', () => {
    const files = readdirSync(expectedFolder);
    expect(files.length).to.be.greaterThan(30);
    const bytes = files.reduce((sum, file) => sum + statSync(join(expectedFolder, file)).size, 0);
    expect(bytes).to.be.lessThan(6_000_000);
  });
});
