import { expect } from 'chai';
import sharp from 'sharp';
import { framed } from '../../../upstream/import/media/framed.ts';

const ground = '1b2750';
const figure = 'e2a42b';
const water = '62c0b5';
const photoSides = ['ff0000', '0000ff'];

/** A bar from edge to edge of a 4:3 field: what is cut off at the top or at the bottom is missed. */
const drawing =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
<rect width="800" height="600" fill="#${ground}"/>
<rect y="500" width="800" height="100" fill="#${water}"/>
<rect x="300" y="20" width="200" height="560" fill="#${figure}"/>
</svg>`);

/** Left half red, right half blue. */
const photo = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: '#0000ff' } },
        left: 400,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

async function coloursAt(png: Buffer, points: [x: number, y: number][]): Promise<string[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at = (y * info.width + x) * info.channels;
    return data.subarray(at, at + info.channels).toString('hex');
  });
}

describe('A picture in a frame of another shape', () => {
  it('stays whole when it is a drawing, and its ground goes on beside it', async () => {
    const card = await framed(drawing, { width: 1200, height: 630 }, undefined);
    const { width, height } = await sharp(card).metadata();
    expect([width, height]).to.deep.equal([1200, 630]);
    const seen = await coloursAt(card, [
      [600, 40],
      [600, 600],
      [2, 40],
      [1197, 40],
      [2, 600],
      [1197, 600],
    ]);
    expect(seen).to.deep.equal([figure, figure, ground, ground, water, water]);
  });

  it('stays whole in a square: above and below it', async () => {
    const square = await framed(drawing, { width: 512, height: 512 }, undefined);
    const seen = await coloursAt(square, [
      [256, 90],
      [256, 430],
      [10, 2],
      [10, 509],
    ]);
    expect(seen).to.deep.equal([figure, figure, ground, water]);
  });

  it('is cut when it is a photo, and keeps its focus', async () => {
    const file = await photo();
    const square = { width: 200, height: 200 };
    for (const [i, position] of ['0% 50%', '100% 50%'].entries()) {
      const seen = await coloursAt(await framed(file, square, position), [
        [5, 100],
        [195, 100],
      ]);
      expect(new Set(seen)).to.deep.equal(new Set([photoSides[i]]));
    }
  });
});
