import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import sharp from 'sharp';
import { readCards, readItem } from '../../../upstream/database/stored.ts';
import { rollDepartures } from '../../../upstream/departures/roll.ts';
import { importContent } from '../../../upstream/import/content.ts';
import { add, replace } from '../support/changes.ts';
import { agency, temporaryFolder, validContent, writeContent } from '../support/content.ts';
import { dump, emptyDatabase } from '../support/database.ts';
import { picture } from '../support/files.ts';

async function imported(files = validContent()) {
  const database = await emptyDatabase();
  const mediaFolder = temporaryFolder();
  const parts = { database, content: writeContent(files), mediaFolder, agency };
  const result = await importContent(parts);
  return { ...parts, parts, result };
}

describe('The content', () => {
  it('is imported and counted', async () => {
    const { database, result } = await imported();
    expect(result.changed).to.equal(true);
    expect(result.warnings).to.deep.equal([]);
    expect(result.summary).to.match(
      /^content: 2 destinations, 2 packages, 1 guides, 12 blog, 1 pages/,
    );
    await database.destroy();
  });

  it('changes nothing when it is imported a second time', async () => {
    const { database, parts } = await imported();
    await rollDepartures(database, '2026-11-20');
    const before = await dump(database);
    expect((await importContent(parts)).changed).to.equal(false);
    expect(await dump(database)).to.equal(before);
    await database.destroy();
  });

  it('keeps ids, dates and sold places when a text changes', async () => {
    const { database, parts, content } = await imported();
    await rollDepartures(database, '2026-11-20');
    const before = await database.selectFrom('period').selectAll().execute();
    await database.updateTable('period').set({ sold: 7 }).where('id', '=', 1).execute();
    const files = validContent();
    files.set(
      'guides/ama/en.md',
      String(files.get('guides/ama/en.md')).replace('Come and see.', 'Come along.'),
    );
    writeContent(files, content);
    expect((await importContent(parts)).changed).to.equal(true);
    await rollDepartures(database, '2026-11-20');
    const after = await database.selectFrom('period').selectAll().execute();
    expect(after).to.deep.equal(
      before.map((period) => (period.id === 1 ? { ...period, sold: 7 } : period)),
    );
    expect((await readCards(database, 'guide', 'en'))[0]?.quote).to.equal('Come along.');
    await database.destroy();
  });

  it('speaks of the agency by the name in the settings, and is imported anew when it changes', async () => {
    const files = validContent();
    const text = String(files.get('guides/ama/en.md')).replace(
      'Come and see.',
      'Come with {{name}}.',
    );
    const { database, parts } = await imported(files.set('guides/ama/en.md', text));
    const quote = async () => (await readCards(database, 'guide', 'en'))[0]?.quote;
    expect(await quote()).to.equal('Come with Kwabo.');
    const renamed = { ...parts, agency: { ...agency, name: 'Sika Voyages' } };
    expect((await importContent(renamed)).changed).to.equal(true);
    expect(await quote()).to.equal('Come with Sika Voyages.');
    await database.destroy();
  });

  it('keeps the row of a package that is no longer in it, unlisted', async () => {
    const { database, parts, content } = await imported();
    rmSync(join(content, 'packages/royal-road'), { recursive: true });
    await importContent(parts);
    const rows = await database
      .selectFrom('package')
      .select(['id', 'listed'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ id, listed }) => [id, listed])).to.deep.equal([
      [1, 1],
      [2, 0],
    ]);
    await database.destroy();
  });

  it('is imported again when a published file is gone', async () => {
    const { database, parts, mediaFolder } = await imported();
    const [name = ''] = readdirSync(mediaFolder);
    rmSync(join(mediaFolder, name));
    expect((await importContent(parts)).changed).to.equal(true);
    expect(existsSync(join(mediaFolder, name))).to.equal(true);
    await database.destroy();
  });

  it('draws no social picture twice', async () => {
    const { database, parts, mediaFolder, content } = await imported();
    const socials = readdirSync(mediaFolder).filter((name) => name.endsWith('-social.png'));
    expect(socials).to.have.length.greaterThan(1);
    const times = socials.map((name) => statSync(join(mediaFolder, name)).mtimeMs);
    const files = validContent();
    files.set('countries.yaml', '- { code: CH, shipping: 8 }\n');
    writeContent(files, content);
    await importContent(parts);
    expect(socials.map((name) => statSync(join(mediaFolder, name)).mtimeMs)).to.deep.equal(times);
    const { width, height, format } = await sharp(join(mediaFolder, socials[0] ?? '')).metadata();
    expect({ width, height, format }).to.deep.equal({ width: 1200, height: 630, format: 'png' });
    await database.destroy();
  });

  it('has pictures of its tales for lock screens, as wide as high', async () => {
    const files = validContent();
    add('tales/tortoise/tortoise.svg', picture(800, 600, '#1e5a3c'))(files);
    replace(
      'tales/tortoise/item.yaml',
      'synthetic',
      'picture: { src: tortoise.svg }\nsynthetic',
    )(files);
    for (const language of ['en', 'fr', 'de'])
      replace(
        `tales/tortoise/${language}.md`,
        `tortoise ${language}\n`,
        `tortoise ${language}\nalt: { tortoise.svg: Green }\n`,
      )(files);
    const { database, mediaFolder } = await imported(files);
    const [group] = await readCards(database, 'tale-group', 'en');
    const squares = group?.liste[0]?.picture?.squares ?? [];
    expect(squares.map(({ size }) => size)).to.deep.equal([512, 256]);
    for (const { src, size } of squares) {
      const { width, height, format } = await sharp(
        join(mediaFolder, src.replace('/media/', '')),
      ).metadata();
      expect({ width, height, format }).to.deep.equal({ width: size, height: size, format: 'png' });
    }
    await database.destroy();
  });

  it('warns of a media file that no item uses, and does not publish it', async () => {
    const files = validContent();
    files.set('blog/day-1/spare.svg', String(files.get('kit/drum.svg')));
    const { database, result, mediaFolder } = await imported(files);
    expect(result.warnings).to.deep.equal(['blog/day-1/spare.svg:1: not used by any item']);
    expect(readdirSync(mediaFolder).filter((name) => name.startsWith('spare'))).to.deep.equal([]);
    await database.destroy();
  });

  it('knows how long a sound plays', async () => {
    const { database } = await imported();
    const [group] = await readCards(database, 'tale-group', 'fr');
    const voices = group?.liste[0]?.voices;
    expect(voices?.male.seconds).to.equal(61);
    expect(voices?.female.seconds).to.equal(59);
    expect(voices?.male.src).to.match(/^\/media\/fr-male-[0-9a-f]{10}\.mp3$/);
    expect(voices?.male.sources.map(({ type }) => type)).to.deep.equal([
      'audio/ogg; codecs=opus',
      'audio/mpeg',
    ]);
    await database.destroy();
  });

  it('names the languages of links, keeps pictures with their size and leaves no comment', async () => {
    const { database } = await imported();
    const lake = await readItem(database, 'destination', 'lake', 'fr');
    expect(lake?.detail.description).to.contain('href="/destination/palace?lang=fr"');
    expect(lake?.detail.description).to.contain('href="/travel-and-tips?lang=fr#visa"');
    expect(lake?.detail.description).to.contain(
      'href="https://example.org/atlas" rel="noopener noreferrer"',
    );
    expect(lake?.detail.description).to.not.contain('owner');
    expect(lake?.detail.advice?.links).to.deep.equal([
      { name: 'Suisse', url: 'https://www.example.ch/benin' },
    ]);
    expect(lake?.detail.advice?.text).to.contain('<strong>advice</strong>');
    const article = await readItem(database, 'blog', 'day-12', 'en');
    expect(article?.detail.contenu).to.match(
      /<figure class="figure"><img src="\/media\/stool-[0-9a-f]{10}\.svg" alt="A carved stool" width="640" height="480" loading="lazy" decoding="async" ?\/?><figcaption>Carved from one block<\/figcaption><\/figure>/,
    );
    expect(article?.detail.contenu).to.contain(
      '<h2 id="the-gbɛ-court">The <span lang="fon">gbɛ</span> court</h2>',
    );
    expect(article?.detail.contenu).to.contain(
      '<caption class="visually-hidden">The gbɛ court</caption>',
    );
    expect(article?.detail.contenu).to.contain(
      '<th role="rowheader" scope="row">akassa</th><td role="cell" data-column="Price">200</td>',
    );
    expect(article?.detail.contenu).to.contain('href="/package/lagoon-days"');
    expect(article?.detail.contenu).to.contain('Tea &amp; cake');
    await database.destroy();
  });

  it('sets a picture in a line of its own where its address asks for it, and finds the same file', async () => {
    const files = validContent();
    replace('blog/day-12/en.md', '(stool.svg', '(stool.svg#wide')(files);
    const { database } = await imported(files);
    const article = await readItem(database, 'blog', 'day-12', 'en');
    expect(article?.detail.contenu).to.match(
      /<figure class="figure figure--wide"><img src="\/media\/stool-[0-9a-f]{10}\.svg" alt="A carved stool"/,
    );
    await database.destroy();
  });

  it('counts the minutes of an article: 600 words are three, and there is always one', async () => {
    const { database } = await imported();
    expect((await readItem(database, 'blog', 'day-12', 'de'))?.card.reading_minutes).to.equal(1);
    expect((await readItem(database, 'blog', 'day-11', 'de'))?.card.reading_minutes).to.equal(3);
    await database.destroy();
  });
});
