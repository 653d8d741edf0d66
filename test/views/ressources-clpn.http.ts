import { expect } from 'chai';
import supertest from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';
import { validContent, writeContent } from '../upstream/support/content.ts';
import { startTestUpstream } from '../upstream/support/upstream.ts';

const sounds = (html: string) =>
  [...html.matchAll(/<source src="([^"]+)"/g)].map(([, src]) => src ?? '');

describe('GET /ressources-clpn', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());
  const get = (address = '/ressources-clpn') => supertest(site.url).get(address);

  it('shows the groups and their tales, each with picture, player, length and size', async () => {
    const { text } = await get();
    expect(text)
      .to.match(/<h2[^>]*>From the lake<\/h2>/)
      .and.match(/<h3[^>]*>The girl who asked the rain<\/h3>/);
    expect(text.match(/<audio[^>]* controls="" preload="none"/g)).to.have.length(4);
    expect(sounds(text)).to.have.length(8);
    expect(text)
      .to.include('1 min 42 s, 0.3 MB')
      .and.include('Synthetic voice: read by a computer');
    expect(text.match(/<article class="tale".*?<img/gs)).to.have.length(4);
  });

  it('has the whole text of every tale, and its file to take along', async () => {
    const { text } = await get('/ressources-clpn?lang=fr');
    expect(
      text.match(
        /<details class="disclosure tale__transcript"><summary[^>]*>Lire le conte<svg.*?<\/summary><div[^>]*><div[^>]*><p>/g,
      ),
    ).to.have.length(4);
    const [, src = '', name] = /<a[^>]* href="([^"]+)" download="([^"]+)"/.exec(text) ?? [];
    expect(name).to.equal('town-on-the-water.mp3');
    const file = await get(src).set('Range', 'bytes=0-9');
    expect(file.status).to.equal(206);
    expect(file.headers['content-type']).to.equal('audio/mpeg');
  });

  it('tells by the voice that the form asks for', async () => {
    const male = await get('/ressources-clpn?voice=0');
    const female = await get('/ressources-clpn?voice=1');
    expect(male.text).to.match(
      /<input type="radio" name="voice"[^>]*checked=""[^>]*value="0"|<input[^>]*value="0"[^>]*checked=""/,
    );
    expect(female.text).to.match(
      /<input type="radio" name="voice"[^>]*checked=""[^>]*value="1"|<input[^>]*value="1"[^>]*checked=""/,
    );
    for (const src of sounds(male.text)) expect(src).to.match(/^\/media\/en-male-/);
    for (const src of sounds(female.text)) expect(src).to.match(/^\/media\/en-female-/);
    expect(female.text).to.include('4 tales, told by a woman’s voice');
  });

  for (const query of [
    '',
    '?voice=',
    '?voice=2',
    '?voice=-1',
    '?voice=1.0',
    '?voice=%3Cb%3E',
    '?voice=0&voice=1',
  ]) {
    it(`GET /ressources-clpn${query} tells by the man's voice`, async () => {
      const { text, status } = await get(`/ressources-clpn${query}`);
      expect(status).to.equal(200);
      expect(text).to.include('4 tales, told by a man’s voice');
    });
  }

  it('keeps the language in the form', async () => {
    const { text } = await get('/ressources-clpn?lang=de');
    const form = /<form[^>]*action="\/ressources-clpn".*?<\/form>/s.exec(text)?.[0] ?? '';
    expect(form)
      .to.match(/method="get"/)
      .and.match(/<input type="hidden" name="lang" value="de"/);
    expect(form)
      .to.include('Eine Frauenstimme')
      .and.match(/<button[^>]*type="submit">Anzeigen</);
  });

  it('tells search engines of every tale as an AudioObject with its words', async () => {
    const { text } = await get('/ressources-clpn?lang=fr');
    const objects = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json = '']) => JSON.parse(json))
      .filter((data) => data['@type'] === 'AudioObject');
    expect(objects).to.have.length(4);
    for (const object of objects) {
      expect(object).to.include({ inLanguage: 'fr', encodingFormat: 'audio/mpeg' });
      expect(object.duration).to.match(/^PT\d+M\d+S$/);
      expect(object.transcript).to.have.length.greaterThan(400).and.not.include('<');
    }
  });
});

describe('GET /ressources-clpn without tales', () => {
  it('says so and offers the other voice', async () => {
    const files = validContent();
    for (const path of files.keys()) if (path.startsWith('tales/')) files.delete(path);
    const upstream = await startTestUpstream({
      content: writeContent(files),
      now: new Date().toISOString(),
    });
    const site = await startSite({ upstream });
    const { text, status } = await supertest(site.url).get('/ressources-clpn?voice=1&lang=fr');
    await site.close();
    await upstream.close();
    expect(status).to.equal(200);
    expect(text).to.match(/<h2>Aucun conte n’est encore enregistré avec une voix de femme<\/h2>/);
    expect(text)
      .to.include('href="/ressources-clpn?voice=0&amp;lang=fr"')
      .and.include('Écouter une voix d’homme');
    expect(text).to.not.include('Evening fr');
  });
});
