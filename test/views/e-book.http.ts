import { expect } from 'chai';
import JSZip from 'jszip';
import { languages } from '../../shared/i18n/languages.ts';
import { inLanguage, paths } from '../../views/paths.ts';
import { mailTo } from '../support/people.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';

const person = { prenom: 'Afi', nom: 'Dossou', email: 'afi@example.com', telephone: '' };

describe('Booklet and e-book without JavaScript', function () {
  this.timeout(60_000);
  let site: TestSite;
  let visitor: Visitor;
  before(async () => {
    site = await startSite({ env: { LIMIT_FACTOR: '1000' } });
  });
  beforeEach(() => {
    visitor = newVisitor(site);
  });
  after(() => site.close());

  /** Long enough ago for a person to have filled in the form. */
  const began = () => String(Date.now() - 10_000);

  describe('the booklet', () => {
    for (const language of languages) {
      it(`comes in ${language} after name and address have been given`, async () => {
        const path = inLanguage(paths.booklet, language);
        const page = await visitor.get(path);
        expect(page.text).to.include('name="booklet"').and.to.include('name="nom"');
        const answer = await visitor.post(path, {
          nom: 'Afi',
          email: person.email,
          began: began(),
        });
        expect(answer.status).to.equal(200);
        const file = paths.bookletFile(language);
        expect(answer.text).to.include(`href="${file}"`);
        const saved = await visitor.get(file);
        expect(saved.headers).to.deep.include({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename=Benin-Immersion-${language}.pdf`,
          'x-content-type-options': 'nosniff',
        });
        expect(saved.headers).to.not.have.property('set-cookie');
      });
    }

    it('names what is wrong, keeps what was typed and gives no file yet', async () => {
      const form = { nom: 'Afi Dossou', email: 'afi', newsletter: 'on', began: began() };
      const answer = await visitor.post(inLanguage(paths.booklet, 'fr'), form);
      expect(answer.status).to.equal(422);
      expect(answer.text).to.include('value="Afi Dossou"').and.to.include('value="afi"');
      expect(answer.text).to.match(/<input[^>]*name="newsletter"[^>]*checked=""/);
      expect(answer.text).to.match(/aria-invalid="true"/);
      expect(answer.text).to.not.include(paths.bookletFile('fr'));
    });

    it('lets no program through that fills in everything, or at once', async () => {
      const odds: Record<string, string>[] = [
        { website: 'https://spam.example' },
        { began: String(Date.now()) },
      ];
      for (const odd of odds) {
        const form = { nom: 'x', email: 'x@example.com', began: began(), ...odd };
        const answer = await visitor.post(paths.booklet, form);
        expect(answer.status).to.equal(422);
        expect(answer.text).to.not.include(paths.bookletFile('en'));
      }
    });

    it('has no other addresses than those of the three languages', async () => {
      for (const path of ['booklet-xx.pdf', 'booklet-en.epub', 'ebook-en.epub', '../kwabo.sqlite'])
        expect((await visitor.get(`/documents/${path}`)).status, path).to.equal(404);
    });
  });

  describe('the e-book', () => {
    it('needs a telephone number on its page, and none in its dialog', async () => {
      const missing = await visitor.post(paths.ebook, { ...person, began: began() });
      expect(missing.status).to.equal(422);
      expect(missing.text).to.match(/id="ebook-telephone-problem"/);
      const dialog = await visitor.post(paths.ebook, { ...person, from: 'dialog', began: began() });
      expect(dialog.status).to.equal(200);
      const page = { ...person, telephone: '+41 44 123 45 67', began: began() };
      expect((await visitor.post(paths.ebook, page)).status).to.equal(200);
    });

    it('comes by a mailed link, is saved five times, and then says that it is used up', async () => {
      const path = inLanguage(paths.ebook, 'de');
      const form = { ...person, email: 'five@example.com', from: 'dialog', began: began() };
      await visitor.post(path, form);
      const token = await tokenFor('five@example.com');
      const page = await visitor.get(inLanguage(paths.ebookLink(token), 'de'));
      expect(page.status).to.equal(200);
      expect(page.text).to.include('noch für 5 Downloads').and.to.include('noindex');
      expect(page.headers['referrer-policy']).to.equal('no-referrer');
      expect(page.headers['cache-control']).to.equal('private, no-store');

      for (let count = 1; count <= 5; count += 1) {
        const saved = await visitor.post(paths.ebookFile, { token });
        expect(saved.status).to.equal(200);
        expect(saved.headers).to.deep.include({
          'content-type': 'application/epub+zip',
          'content-disposition': 'attachment; filename=Benin-Tales-de.epub',
          'cache-control': 'private, no-store',
        });
      }
      const over = await visitor.post(`${paths.ebookFile}?lang=de`, { token });
      expect(over.status).to.equal(303);
      expect(over.headers.location).to.equal(inLanguage(paths.ebookLink(token), 'de'));
      const last = await visitor.get(over.headers.location ?? '');
      expect(last.text).to.include('aufgebraucht').and.to.not.include('name="token"');
    });

    it('is a whole book when it arrives', async () => {
      const form = { ...person, email: 'whole@example.com', from: 'dialog', began: began() };
      await visitor.post(paths.ebook, form);
      const token = await tokenFor('whole@example.com');
      const reply = await fetch(site.url + paths.ebookFile, {
        method: 'POST',
        headers: { Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token }),
      });
      const book = await JSZip.loadAsync(await reply.arrayBuffer());
      expect(Object.keys(book.files)).to.include.members(['mimetype', 'book/package.opf']);
    });

    it('says so where a link is unknown or broken, and is given to no other site', async () => {
      const unknown = 'A'.repeat(43);
      const page = await visitor.get(paths.ebookLink(unknown));
      expect(page.status).to.equal(404);
      expect(page.text).to.include('This link has ended');
      expect((await visitor.get(paths.ebookLink('abc'))).status).to.equal(404);
      expect((await visitor.post(paths.ebookFile, { token: 'abc' })).status).to.equal(404);
      expect((await visitor.post(paths.ebookFile, { token: unknown })).status).to.equal(303);
      const foreign = await visitor.post(
        paths.ebookFile,
        { token: unknown },
        { 'Sec-Fetch-Site': 'cross-site' },
      );
      expect(foreign.status).to.equal(403);
    });
  });

  /** The secret in the mail to that address. */
  async function tokenFor(address: string): Promise<string> {
    const { text = '' } = await mailTo(site, address, /./);
    return /\/e-book\/([\w-]{43})/.exec(text)?.[1] ?? '';
  }
});
