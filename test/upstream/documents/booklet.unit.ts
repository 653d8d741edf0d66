import { expect } from 'chai';
import type { Language } from '../../../shared/i18n/languages.ts';
import { BOOKLET_PAGES, createBooklet } from '../../../upstream/documents/booklet/booklet.ts';
import {
  type BookletContent,
  readBookletContent,
} from '../../../upstream/documents/booklet/content.ts';
import { type ReadPdf, readPdf } from '../../support/pdf.ts';
import { languages, realContent } from './support.ts';

describe('The booklet', function () {
  this.timeout(60_000);
  let real: Awaited<ReturnType<typeof realContent>>;
  before(async () => {
    real = await realContent();
  });
  after(() => real.database.destroy());

  for (const language of languages) {
    describe(`in ${language}`, () => {
      let content: BookletContent;
      let bytes: Buffer;
      let pdf: ReadPdf;
      before(async () => {
        content = await readBookletContent(real.database, language, real.surroundings);
        bytes = await createBooklet(content, language);
        pdf = await readPdf(bytes);
      });

      it('has twelve pages, a title and a language, and is small', () => {
        expect(pdf.pages).to.have.length(BOOKLET_PAGES);
        expect(BOOKLET_PAGES).to.equal(12);
        expect(pdf.title).to.equal(`Benin Immersion · ${content.agency.name}`);
        expect(pdf.language).to.equal(language);
        expect(bytes.length).to.be.lessThan(400_000);
      });

      it('shows each place and each journey with its name, and says how to reach the agency', () => {
        const [cover = '', , ...pages] = pdf.pages;
        expect(cover).to.include('Benin');
        for (const [index, place] of content.destinations.entries())
          expect(pages[index]).to.include(place.name).and.to.include(place.region);
        const all = pdf.pages.join(' ');
        for (const journey of content.journeys.flat()) expect(all).to.include(journey.name);
        for (const guide of content.guides) expect(all).to.include(guide.name);
        expect(pdf.pages.at(-1))
          .to.include(content.agency.email)
          .and.to.include(content.agency.phone);
      });

      it('has no page without words, and no text that lacks its words', () => {
        for (const [index, page] of pdf.pages.entries())
          expect(page.length, `page ${index + 1}`).to.be.greaterThan(60);
        expect(pdf.pages.join(' ')).to.not.match(/\{\{|undefined|NaN|inside\.|journeys_|travel_/);
      });

      it('can be read by a screen reader: headings, and a description of every picture', () => {
        expect(pdf.isTagged).to.equal(true);
        for (const [index, parts] of pdf.structure.entries())
          expect(
            parts.filter(({ role }) => role === 'H1'),
            `page ${index + 1}`,
          ).to.have.length(1);
        const figures = pdf.structure.flat().filter(({ role }) => role === 'Figure');
        expect(figures.length).to.be.greaterThan(10);
        for (const { alt = '' } of figures) expect(alt.length).to.be.greaterThan(10);
      });
    });
  }

  it('is as long with more content than it has room for, and ends a text with a whole sentence', async () => {
    const language: Language = 'en';
    const content = await readBookletContent(real.database, language, real.surroundings);
    const long = '<p>One sentence that stands here many times over, word for word.</p>'.repeat(200);
    const destinations = content.destinations.map((place) => ({
      ...place,
      description: `<p>${'A sentence of the one long paragraph. '.repeat(300)}</p>`,
    }));
    const visit = { ...content.visit, content: { ...content.visit.content, description: long } };
    const pdf = await readPdf(await createBooklet({ ...content, destinations, visit }, language));
    expect(pdf.pages).to.have.length(BOOKLET_PAGES);
    expect(pdf.pages[2]).to.match(/A sentence of the one long paragraph\. *$/);
  });
});
