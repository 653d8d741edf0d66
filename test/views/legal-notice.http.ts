import { expect } from 'chai';
import request from 'supertest';
import { languages } from '../../shared/i18n/languages.ts';
import { inLanguage, paths } from '../../views/paths.ts';
import { pages } from '../support/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('GET /legal-notice', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());
  const article = async (address: string) => {
    const { status, text } = await request(site.app).get(address);
    expect(status).to.equal(200);
    return /<article.*<\/article>/s.exec(text)?.[0] ?? '';
  };

  for (const [language, words] of [
    ['en', ['Represented by', 'Insolvency cover', 'Trade register', 'Template with sample']],
    ['fr', ['Directrice de la publication', 'Garantie d’insolvabilité', 'Hébergeur', 'Modèle']],
    ['de', ['Für den Inhalt verantwortlich', 'Insolvenzabsicherung', 'Vorlage', 'weder bereit']],
  ] as const) {
    it(`names in ${language} who answers for the site, and says what is still a sample`, async () => {
      const text = await article(inLanguage(paths.legalNotice, language));
      for (const word of words) expect(text).to.include(word);
      expect(text)
        .to.include('Kwabo SARL')
        .and.to.match(/href="mailto:[^"]+@[^"]+"/);
    });
  }

  it('names the same company as the page about us', async () => {
    const [notice, aboutUs] = [await article(paths.legalNotice), await article(paths.aboutUs)];
    const rows = (text: string) => new Set(text.match(/(?<=<td[^>]*>)[^<]*\(sample\)(?=<\/td>)/g));
    const shared = ['Kwabo SARL', 'Rue 12.001', 'RCCM', 'IFU', 'Mireille Sossou, managing'];
    for (const start of shared) {
      const row = [...rows(notice)].find((cell) => cell.startsWith(start));
      expect(row, start).to.be.a('string');
      expect(aboutUs).to.include(row);
    }
  });

  it('does not send anybody to the European dispute platform, which is closed', async () => {
    for (const language of languages)
      expect(await article(inLanguage(paths.legalNotice, language))).to.not.match(
        /ec\.europa\.eu|\bODR\b|\bOS-Plattform\b/,
      );
  });

  it('is one click from every page', async () => {
    for (const { path } of pages) {
      const { text } = await request(site.app).get(path);
      expect(text, path).to.match(/class="footer__link" href="\/legal-notice"[^>]*>Legal notice</);
    }
  });
});
