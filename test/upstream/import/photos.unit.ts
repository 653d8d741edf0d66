import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import sharp from 'sharp';
import type { Media } from '../../../shared/contract/media.ts';
import { readCards, readItem } from '../../../upstream/database/stored.ts';
import { importContent } from '../../../upstream/import/content.ts';
import { widthsOf } from '../../../upstream/import/media/photo.ts';
import { ContentError } from '../../../upstream/import/problems.ts';
import { agency, temporaryFolder, validContent, writeContent } from '../support/content.ts';
import { emptyDatabase } from '../support/database.ts';
import type { Files } from '../support/files.ts';
import { guidePhoto, photoContent, photograph } from '../support/photos.ts';

async function imported(files: Files) {
  const database = await emptyDatabase();
  const parts = { database, content: writeContent(files), mediaFolder: temporaryFolder(), agency };
  const result = await importContent(parts);
  return { ...parts, parts, result };
}
type Done = Awaited<ReturnType<typeof imported>>;

/** `/media/x-800.avif 800w, …` → the widths as written and as the files have them. */
async function filesOf(mediaFolder: string, { sources = [] }: Media) {
  return Promise.all(
    sources.map(async ({ type, srcset }) => {
      const files = srcset.split(', ').map((entry) => entry.split(' '));
      const shown = await Promise.all(
        files.map(async ([src = '', width]) => {
          const path = join(mediaFolder, src.replace('/media/', ''));
          const { format, compression, ...known } = await sharp(path).metadata();
          expect(`${known.width}w`).to.equal(width);
          expect(known.exif, src).to.equal(undefined);
          return { type: compression === 'av1' ? 'avif' : format, width: known.width };
        }),
      );
      expect([...new Set(shown.map((file) => `image/${file.type}`))]).to.deep.equal([type]);
      return { type, widths: shown.map(({ width }) => width) };
    }),
  );
}

describe('A photo in the content', () => {
  let done: Done;
  let dawn: Media;
  let lake: Media;
  before(async () => {
    done = await imported(await photoContent());
    const [water] = await readCards(done.database, 'gallery-category', 'en');
    const found = await readItem(done.database, 'destination', 'lake', 'en');
    if (!water?.medias[0] || !found?.detail.pictures[0]) throw new Error('nothing imported');
    [dawn, lake] = [water.medias[0], found.detail.pictures[0]];
  });
  after(() => done.database.destroy());

  it('is made in several widths as AVIF and WebP, none of them larger than it is', async () => {
    expect(await filesOf(done.mediaFolder, dawn)).to.deep.equal([
      { type: 'image/avif', widths: [400, 800, 1000] },
      { type: 'image/webp', widths: [400, 800, 1000] },
    ]);
    const [guide] = await readCards(done.database, 'guide', 'en');
    expect(guide && (await filesOf(done.mediaFolder, guide.media))).to.deep.equal([
      { type: 'image/avif', widths: [300] },
      { type: 'image/webp', widths: [300] },
    ]);
  });

  it('has a JPEG for those who know neither, and its size and weight are told', async () => {
    expect(dawn.src).to.match(/^\/media\/dawn-[0-9a-f]{10}\.jpg$/);
    const path = join(done.mediaFolder, dawn.src.replace('/media/', ''));
    const { format, width, height, exif } = await sharp(path).metadata();
    expect({ format, width, height }).to.deep.equal({ format: 'jpeg', width: 1000, height: 750 });
    expect(exif).to.equal(undefined);
    expect(dawn).to.include({ width: 1000, height: 750, credit: 'Ama' });
    expect(dawn.bytes).to.equal(statSync(path).size);
  });

  it('leaves the file with its place and time at home', () => {
    const original = readFileSync(join(done.content, 'gallery/dawn/dawn.jpg'));
    for (const name of readdirSync(done.mediaFolder)) {
      if (name.startsWith('.')) continue;
      expect(readFileSync(join(done.mediaFolder, name)).equals(original), name).to.equal(false);
    }
  });

  it('stands upright however the camera was held', async () => {
    expect(lake).to.include({ width: 600, height: 900, bg_position: '50% 30%', credit: 'Kofi' });
    const path = join(done.mediaFolder, lake.src.replace('/media/', ''));
    const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
    const pixel = (y: number) => {
      const at = (y * info.width + info.width / 2) * info.channels;
      return data[at] !== undefined && (data[at + 2] ?? 0) > data[at] ? 'blue' : 'red';
    };
    expect([pixel(20), pixel(info.height - 20)]).to.deep.equal(['blue', 'red']);
  });

  it('tells the colour that is most of it', () => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(dawn.colour?.slice(at, at + 2) ?? '', 16),
    );
    expect(red).to.be.within(170, 215);
    expect(green).to.be.below(70);
    expect(blue).to.be.below(60);
  });

  it('keeps crop point and credit where it stands for a film and on cards', async () => {
    const found = await readItem(done.database, 'destination', 'lake', 'en');
    expect(found?.card.picture).to.include({ src: lake.src, bg_position: '50% 30%' });
    expect(found?.detail.media).to.include({ type: 1, poster: lake.src });
    expect(found?.detail.media.sources).to.deep.equal(lake.sources);
  });

  it('becomes the picture for social networks, upright', async () => {
    const found = await readItem(done.database, 'destination', 'lake', 'en');
    const social = found?.detail.media.social ?? '';
    expect(social).to.match(/^\/media\/lake-[0-9a-f]{10}-social\.png$/);
    const file = sharp(join(done.mediaFolder, social.replace('/media/', '')));
    const { width, height, format } = await file.metadata();
    expect({ width, height, format }).to.deep.equal({ width: 1200, height: 630, format: 'png' });
    // Lying on its side, it would be blue in its left quarter.
    const { dominant } = await file.extract({ left: 0, top: 500, width: 200, height: 100 }).stats();
    expect(dominant.r).to.be.greaterThan(dominant.b);
  });

  it('leaves drawings the one file that they are', async () => {
    const [product] = await readCards(done.database, 'product', 'en');
    expect(product?.picture.src).to.match(/\.svg$/);
    expect(product?.picture).to.not.have.any.keys('sources', 'colour');
  });
});

const small = { width: 300, height: 200, format: 'png' } as const;

describe('The files of photos', () => {
  it('come in three to five widths for what cameras and telephones make', () => {
    expect(widthsOf(4032)).to.deep.equal([400, 800, 1200, 1600, 2400]);
    expect(widthsOf(1600)).to.deep.equal([400, 800, 1200, 1600]);
    expect(widthsOf(1250)).to.deep.equal([400, 800, 1250]);
    expect(widthsOf(320)).to.deep.equal([320]);
  });

  it('are made once: the next import only reads what was noted', async () => {
    const files = guidePhoto(validContent(), await photograph(small));
    const { database, parts, mediaFolder } = await imported(files);
    const cache = join(mediaFolder, '.photos');
    const folders = readdirSync(cache);
    expect(folders).to.have.length(1);
    // A colour that no calculation finds.
    const path = join(cache, folders[0] ?? '', 'photo.json');
    const known = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...known, colour: '#123456' }));
    files.set('countries.yaml', '- { code: CH, shipping: 8 }\n');
    writeContent(files, parts.content);
    expect((await importContent(parts)).changed).to.equal(true);
    expect((await readCards(database, 'guide', 'en'))[0]?.media.colour).to.equal('#123456');
    expect(readdirSync(cache)).to.deep.equal(folders);
    await database.destroy();
  });

  it('have other names when the photo is another one', async () => {
    const files = guidePhoto(validContent(), await photograph(small));
    const { database, parts, mediaFolder } = await imported(files);
    const names = () => readdirSync(mediaFolder).filter((name) => name.startsWith('ama-'));
    const before = names();
    expect(before).to.have.length(3);
    writeContent(
      guidePhoto(validContent(), await photograph({ ...small, height: 210 })),
      parts.content,
    );
    await importContent(parts);
    expect(names()).to.have.length(6).and.include.members(before);
    await database.destroy();
  });

  it('keep what can be looked through, without a colour behind it', async () => {
    const photo = await photograph({ ...small, isTransparent: true });
    const { database, mediaFolder } = await imported(guidePhoto(validContent(), photo));
    const [guide] = await readCards(database, 'guide', 'en');
    expect(guide?.media).to.not.have.property('colour');
    const name = guide?.media.sources?.[1]?.srcset.split(' ')[0]?.replace('/media/', '') ?? '';
    expect((await sharp(join(mediaFolder, name)).metadata()).hasAlpha).to.equal(true);
    await database.destroy();
  });

  it('are not published when no item uses the photo', async () => {
    const files = validContent();
    files.set('blog/day-1/spare.jpg', await photograph({ width: 500, height: 400 }));
    const { database, result, mediaFolder } = await imported(files);
    expect(result.warnings).to.deep.equal(['blog/day-1/spare.jpg:1: not used by any item']);
    expect(readdirSync(mediaFolder).filter((name) => name.startsWith('spare'))).to.deep.equal([]);
    await database.destroy();
  });

  for (const [name, cut] of [
    ['cut off in the middle', (file: Buffer) => file.subarray(0, file.length / 2)],
    ['something else', () => Buffer.from('not a photo')],
  ] as const) {
    it(`are refused with file and line when the photo is ${name}, and nothing is left behind`, async () => {
      const jpeg = await photograph({ ...small, format: 'jpeg' });
      const files = guidePhoto(validContent(), cut(jpeg));
      const database = await emptyDatabase();
      const mediaFolder = temporaryFolder();
      const parts = { database, content: writeContent(files), mediaFolder, agency };
      const error = await importContent(parts).catch((reason: unknown) => reason);
      const problems = error instanceof ContentError ? error.problems : [];
      expect(problems).to.have.length(2);
      expect(problems[0]).to.match(/^guides\/ama\/ama\.png:1: not a picture that can be read: /);
      expect(problems[1]).to.equal('guides/ama/item.yaml:3: missing picture "ama.png"');
      expect(readdirSync(mediaFolder)).to.deep.equal(['.photos']);
      expect(readdirSync(join(mediaFolder, '.photos'))).to.deep.equal([]);
      await database.destroy();
    });
  }
});
