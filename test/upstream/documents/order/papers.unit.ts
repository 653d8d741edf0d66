import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { languages } from '../../../../shared/i18n/languages.ts';
import { createInvoice } from '../../../../upstream/documents/order/invoice.ts';
import { createVoucher } from '../../../../upstream/documents/order/voucher.ts';
import { type ReadPdf, readPdf } from '../../../support/pdf.ts';
import { root } from '../../../support/site.ts';
import { invoiceText, productText, voucherText } from './expected.ts';
import { packageOrder, productOrder } from './samples.ts';

const papers = languages.flatMap((language) => [
  {
    name: `The voucher in ${language}`,
    language,
    make: () => createVoucher(packageOrder(language)),
    text: voucherText[language],
  },
  {
    name: `The invoice of a journey in ${language}`,
    language,
    make: () => createInvoice(packageOrder(language)),
    text: invoiceText[language],
  },
  {
    name: `The invoice of a product in ${language}`,
    language,
    make: () => createInvoice(productOrder(language)),
    text: productText[language],
  },
]);

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The parts in the order in which a screen reader meets them. */
function rolesOf(pdf: ReadPdf): string[] {
  return (pdf.structure[0] ?? []).map(({ role }) => role);
}

for (const { name, language, make, text } of papers) {
  describe(name, () => {
    let bytes: Buffer;
    let pdf: ReadPdf;
    before(async () => {
      bytes = await make();
      pdf = await readPdf(bytes);
    });

    it('says every field, word for word, in the order in which one reads it', () => {
      expect(pdf.pages).to.have.length(1);
      expect(plain(pdf.pages[0] ?? '')).to.equal(plain(text.join(' ')));
    });

    it('names itself and its language', () => {
      expect(pdf.title).to.equal(text[4]);
      expect(pdf.language).to.equal(language);
    });

    it('is tagged: one H1, a table whose rows and columns have heads, complete lists', () => {
      expect(pdf.isTagged).to.equal(true);
      const roles = rolesOf(pdf);
      expect(roles[0]).to.equal('Document');
      expect(roles.filter((role) => role === 'Document')).to.have.length(1);
      expect(roles.filter((role) => role === 'H1')).to.have.length(1);
      expect(roles.filter((role) => role === 'Table')).to.have.length(1);
      const table = roles.slice(roles.indexOf('Table') + 1);
      const rows = table.slice(0, table.indexOf('P')).join(' ');
      expect(rows).to.match(/^TR TH TH TH TH( TR TH TD TD TD){3}$/);
      const raw = bytes.toString('latin1');
      expect(raw.match(/\/Scope \/Column/g)).to.have.length(4);
      expect(raw.match(/\/Scope \/Row/g)).to.have.length(3);
      const count = (role: string) => roles.filter((other) => other === role).length;
      expect(count('LBody')).to.equal(count('LI'));
      expect(count('LI')).to.equal(name.includes('voucher') ? 10 : 0);
      // No picture, so no alternative text is owed.
      expect(count('Figure')).to.equal(0);
    });

    it('is the same file whenever it is made of the same order', async () => {
      expect(bytes.equals(await make())).to.equal(true);
    });

    it('is one A4 page with its fonts inside, and small', () => {
      const raw = bytes.toString('latin1');
      expect(raw).to.include('/MediaBox [0 0 595.28 841.89]');
      const described = raw.match(/\/Type \/FontDescriptor/g) ?? [];
      expect(described).to.have.length(3);
      expect(raw.match(/\/FontFile2 /g)).to.have.length(described.length);
      expect(raw).to.not.include('Helvetica');
      expect(bytes.length).to.be.lessThan(60_000);
    });
  });
}

describe('The company on the papers', () => {
  for (const language of languages) {
    it(`is the one of the legal notice in ${language}`, () => {
      const read = (file: string) => readFileSync(join(root, file), 'utf8');
      const notice = read(`upstream/content/pages/legal-notice/${language}.md`);
      const { company } = JSON.parse(read(`locales/${language}/paper.json`));
      for (const value of [
        company.name,
        company.address,
        /RCCM .*/.exec(company.register)?.[0],
        /IFU .*/.exec(company.tax)?.[0],
      ])
        expect(notice).to.include(`| ${value} (`);
    });
  }
});
