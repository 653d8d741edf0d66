import { EpubCheck } from '@likecoin/epubcheck-ts';
import { expect } from 'chai';
import JSZip from 'jszip';
import { type EbookContent, readEbookContent } from '../../../upstream/documents/ebook/content.ts';
import { createEbook } from '../../../upstream/documents/ebook/ebook.ts';
import { languages, realContent } from './support.ts';

describe('The e-book', function () {
  this.timeout(60_000);
  let real: Awaited<ReturnType<typeof realContent>>;
  before(async () => {
    real = await realContent();
  });
  after(() => real.database.destroy());

  for (const language of languages) {
    describe(`in ${language}`, () => {
      let content: EbookContent;
      let bytes: Buffer;
      let book: JSZip;
      const textOf = (name: string) => book.file(`book/${name}`)?.async('string') ?? '';
      before(async () => {
        content = await readEbookContent(real.database, language, real.surroundings);
        bytes = await createEbook(content, language);
        book = await JSZip.loadAsync(bytes);
      });

      it('keeps the rules of EPUB 3', async () => {
        const result = await EpubCheck.validate(bytes);
        expect(result.messages).to.deep.equal([]);
        expect(result.valid).to.equal(true);
      });

      it('says in its first bytes what it is', () => {
        expect(bytes.subarray(30, 58).toString()).to.equal('mimetypeapplication/epub+zip');
      });

      it('holds every tale and every article, in the order of its contents', async () => {
        const contents = await textOf('nav.xhtml');
        const names = [...contents.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
        const expected = [
          ...content.groups.flatMap(({ uri, liste }) => [
            `tales-${uri}.xhtml`,
            ...liste.map((tale) => `tale-${tale.uri}.xhtml`),
          ]),
          'articles.xhtml',
          ...content.articles.map(({ uri }) => `article-${uri}.xhtml`),
          'colophon.xhtml',
        ];
        expect(names).to.deep.equal(expected);
        for (const name of names) expect((await textOf(name)).length, name).to.be.greaterThan(300);
      });

      it('has its pictures inside and describes them; its links lead to the website', async () => {
        for (const name of Object.keys(book.files).filter((file) => file.endsWith('.xhtml'))) {
          const text = await textOf(name.replace('book/', ''));
          expect(text, name)
            .to.include(`xml:lang="${language}"`)
            .and.to.not.match(/\{\{|undefined/);
          for (const [, src = '', alt = ''] of text.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)) {
            expect(book.file(`book/${src}`), src).to.not.equal(null);
            expect(alt.length, src).to.be.greaterThan(3);
          }
          for (const [, href = ''] of text.matchAll(/href="([^"]*)"/g))
            expect(href, name).to.match(/^(?:https:\/\/|mailto:|[\w-]+\.(?:xhtml|css)$)/);
        }
      });

      it('is the same bytes when it is made again', async () => {
        expect((await createEbook(content, language)).equals(bytes)).to.equal(true);
      });
    });
  }

  it('carries characters that mean something in XML as what they are', async () => {
    const content = await readEbookContent(real.database, 'en', real.surroundings);
    const [first, ...rest] = content.articles;
    if (!first) throw new Error('no article');
    const odd = {
      ...first,
      name: 'Yam & "salt" <raw>',
      contenu: '<p>a &amp; b &lt; c&nbsp;d<br>e</p>',
    };
    const bytes = await createEbook({ ...content, articles: [odd, ...rest] }, 'en');
    expect((await EpubCheck.validate(bytes)).messages).to.deep.equal([]);
    const text = await (await JSZip.loadAsync(bytes))
      .file(`book/article-${first.uri}.xhtml`)
      ?.async('string');
    expect(text).to.include('<h1>Yam &amp; &quot;salt&quot; &lt;raw&gt;</h1>');
    expect(text).to.include('a &amp; b &lt; c&#xa0;d<br/>e');
  });
});
