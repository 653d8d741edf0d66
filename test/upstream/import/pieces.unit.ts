import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import sharp from 'sharp';
import { importContent } from '../../../upstream/import/content.ts';
import { compose, readPieces } from '../../../upstream/import/media/pieces.ts';
import { Problems } from '../../../upstream/import/problems.ts';
import { agency, temporaryFolder, validContent, writeContent } from '../support/content.ts';
import { emptyDatabase } from '../support/database.ts';
import type { Files } from '../support/files.ts';

/** Left half the main cloth, right half the second. */
const flag = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" fill="#ff0000" color="#0000ff">
<path d="M0 0H10V10H0Z"/>
<path fill="currentColor" d="M10 0H20V10H10Z"/>
</svg>
`;
const drawing = (uses: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30">\n${uses}\n</svg>\n`;
const whole = '<use href="kit:flag" x="0" y="5" width="40" height="20"/>';

const withFlag = (picture: string, piece = flag): Files =>
  validContent().set('kit/pieces/flag.svg', piece).set('guides/ama/ama.svg', picture);

function composed(uses: string) {
  const problems = new Problems();
  const content = writeContent(new Map([['kit/pieces/flag.svg', flag]]));
  const text = compose(drawing(uses), 'a.svg', readPieces(content, problems), problems);
  problems.stopIfAny();
  return text;
}

/** The colours at the left and at the right of the middle line. */
async function colours(picture: string | Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  return [0.25, 0.75].map((part) => {
    const at = (row + Math.floor(info.width * part)) * info.channels;
    return data.subarray(at, at + 3).toString('hex');
  });
}

async function published(files: Files) {
  const database = await emptyDatabase();
  const mediaFolder = temporaryFolder();
  await importContent({ database, content: writeContent(files), mediaFolder, agency });
  await database.destroy();
  const [name = ''] = readdirSync(mediaFolder).filter((file) => file.startsWith('ama-'));
  return { name, file: join(mediaFolder, name) };
}

describe('The pieces of the kit', () => {
  it('lie in a drawing in their own cloths, or in those that it names', async () => {
    expect(await colours(Buffer.from(composed(whole)))).to.deep.equal(['ff0000', '0000ff']);
    const green = whole.replace('/>', ' fill="#00ff00"/>');
    expect(await colours(Buffer.from(composed(green)))).to.deep.equal(['00ff00', '0000ff']);
    const white = whole.replace('/>', ' color="#ffffff"/>');
    expect(await colours(Buffer.from(composed(white)))).to.deep.equal(['ff0000', 'ffffff']);
  });

  it('can be turned round', async () => {
    const turned = whole.replace('/>', ' transform="matrix(-1 0 0 1 40 0)"/>');
    expect(await colours(Buffer.from(composed(turned)))).to.deep.equal(['0000ff', 'ff0000']);
  });

  it('are put in once, however often they are used', () => {
    const text = composed(`${whole}\n${whole}`);
    expect(text.match(/<symbol /g)).to.have.length(1);
    expect(text.match(/<use href="#flag"/g)).to.have.length(2);
    expect(text).not.to.contain('kit:');
  });

  it('change nothing in a drawing that uses none', () => {
    const plain = drawing('<path fill="#1B1512" d="M0 0H9V9Z"/>');
    expect(compose(plain, 'a.svg', new Map(), new Problems())).to.equal(plain);
  });

  it('are in what is published, which has another address when one of them changes', async () => {
    const first = await published(withFlag(drawing(whole)));
    expect(await colours(first.file)).to.deep.equal(['ff0000', '0000ff']);
    expect(readFileSync(first.file, 'utf8')).not.to.contain('kit:');
    const second = await published(withFlag(drawing(whole), flag.replace('#ff0000', '#00ff00')));
    expect(await colours(second.file)).to.deep.equal(['00ff00', '0000ff']);
    expect(second.name).not.to.equal(first.name);
  });
});
