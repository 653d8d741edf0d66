import { expect } from 'chai';
import { download } from '../../../shared/contract/ebook.ts';
import type { Selector } from '../../../shared/contract/selectors.ts';
import { contentFolder } from '../../../upstream/root.ts';
import { startTestUpstream, type TestUpstream } from '../support/upstream.ts';

describe('Asking for booklet and e-book', function () {
  this.timeout(60_000);
  let upstream: TestUpstream;
  before(async () => {
    upstream = await startTestUpstream({ content: contentFolder });
  });
  after(() => upstream.close());

  const person = { nom: 'Dossou', prenom: 'Afi', email: 'afi@example.com' };

  for (const selector of ['ebook/site-ebook-get', 'ebook/site-ebook-download-doc'] as const) {
    it(`by ${selector} works five times an hour from one address, then says when again`, async () => {
      const ask = async (name: Selector = selector) => (await upstream.raw(name, person)).envelope;
      for (let count = 1; count <= 5; count += 1) expect((await ask()).entete.code).to.equal(0);
      const refused = await ask();
      expect(refused.entete.code).to.equal(8);
      expect(refused.corps.retryAfter).to.be.within(1, 3600);
      upstream.time.now = new Date(upstream.time.now.getTime() + refused.corps.retryAfter * 1000);
      expect((await ask()).entete.code).to.equal(0);
    });
  }

  it('is never answered with a file of another site', () => {
    const file = { type: 'application/pdf', name: 'Benin.pdf', bytes: 1 };
    expect(download.safeParse({ ...file, url: '/documents/booklet-en.pdf' }).success).to.equal(
      true,
    );
    for (const url of [
      'https://evil.example/documents/x.pdf',
      '//evil.example/documents/x.pdf',
      '/documents/../media/x.pdf',
      '/documents/x.exe',
      'javascript:alert(1)',
    ])
      expect(download.safeParse({ ...file, url }).success, url).to.equal(false);
    const named = { ...file, url: '/documents/x.pdf', name: '../../x.pdf' };
    expect(download.safeParse(named).success).to.equal(false);
  });
});
