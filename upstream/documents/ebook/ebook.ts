import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import JSZip from 'jszip';
import sharp from 'sharp';
import type { Language } from '../../../shared/i18n/languages.ts';
import { textsOf } from '../texts.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { type EbookContent, lastChange } from './content.ts';
import {
  type BookFacts,
  CONTAINER,
  document,
  type Listed,
  navigation,
  packageFile,
  STYLE,
} from './files.ts';
import { escapeXml, pictureType } from './xhtml.ts';

const COVER = { width: 1200, height: 1600, picture: 900, ground: '#1b1512' };

/** The tales and the articles as an EPUB 3 with its pictures inside. The same content makes the same bytes. */
export async function createEbook(content: EbookContent, language: Language): Promise<Buffer> {
  const say = textsOf('ebook', language);
  const pictures = new Map<string, string>();
  const surroundings = {
    site: content.site,
    takePicture(src: string) {
      const name = `pictures/${basename(src)}`;
      pictures.set(name, content.fileOf(src));
      return name;
    },
  };
  const chapters = chaptersOf(content, { say, language, surroundings });
  const all = chapters.flatMap((chapter) => [chapter, ...chapter.parts]);
  const facts = factsOf(content, all, { say, language });
  const cover = await drawCover(content);

  // One moment for all files: the package is the same bytes whenever it is made.
  const date = new Date(facts.modified);
  const book = new JSZip();
  const add = (name: string, data: string | Buffer) =>
    book.file(name, data, { date, createFolders: false, compression: 'DEFLATE' });
  // First and as it is: that is how a file says that it is an EPUB.
  book.file('mimetype', 'application/epub+zip', { date, compression: 'STORE' });
  add('META-INF/container.xml', CONTAINER);
  add('book/style.css', STYLE);
  add('book/cover.png', cover);
  const coverBody = `<section epub:type="cover"><img src="cover.png" alt="${escapeXml(facts.title)}"/></section>`;
  add('book/cover.xhtml', document(facts.title, coverBody, language, 'cover'));
  add('book/nav.xhtml', navigation(chapters, facts));
  for (const { name, title, body } of all)
    add(`book/${name}.xhtml`, document(title, body, language));
  for (const [name, file] of pictures) add(`book/${name}`, readFileSync(file));
  const files = filesOf(all, [...pictures.keys()]);
  const spine = ['cover', 'nav', ...all.map(({ name }) => name)];
  add('book/package.opf', packageFile(facts, files, spine));
  return book.generateAsync({ type: 'nodebuffer', platform: 'UNIX' });
}

function filesOf(chapters: Chapter[], pictures: string[]): Listed[] {
  const type = 'application/xhtml+xml';
  return [
    { id: 'nav', href: 'nav.xhtml', type, properties: 'nav' },
    { id: 'cover', href: 'cover.xhtml', type },
    { id: 'cover-picture', href: 'cover.png', type: 'image/png', properties: 'cover-image' },
    { id: 'style', href: 'style.css', type: 'text/css' },
    ...chapters.map(({ name }) => ({ id: name, href: `${name}.xhtml`, type })),
    ...pictures.map((href, index) => ({
      id: `picture-${index + 1}`,
      href,
      type: pictureType(href),
    })),
  ];
}

function factsOf(
  content: EbookContent,
  chapters: Chapter[],
  { say, language }: Pick<BookFacts, 'say' | 'language'>,
): BookFacts {
  const title = say('title');
  const hash = createHash('sha256')
    .update(JSON.stringify([title, language, chapters]))
    .digest('hex');
  // A UUID of version 8: what it is made of is our own affair (RFC 9562).
  const uuid = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  const modified = `${lastChange(content)}T12:00:00Z`;
  return { title, author: content.agency.name, language, uuid, modified, say };
}

/** The picture of the first tale on a dark cloth: a shelf shows the title beside it. */
function drawCover(content: EbookContent): Promise<Buffer> {
  const { width, height, picture, ground } = COVER;
  const first = content.groups.flatMap(({ liste }) => liste).find((tale) => tale.picture);
  const cloth = sharp({ create: { width, height, channels: 3, background: ground } });
  const draw = async () => {
    if (!first?.picture) return cloth;
    const file = content.fileOf(first.picture.src);
    const input = await sharp(file, { density: 144 })
      .resize(width, picture, { fit: 'cover' })
      .png()
      .toBuffer();
    return cloth.composite([{ input, left: 0, top: (height - picture) / 2 }]);
  };
  return draw().then((drawn) => drawn.png({ palette: true }).toBuffer());
}
