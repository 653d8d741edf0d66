import { formatDay } from '../../../shared/dates.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { Say } from '../texts.ts';
import type { EbookContent } from './content.ts';
import { escapeXml, type Surroundings, toXhtml } from './xhtml.ts';

/** A file of the book that is read. */
export interface Chapter {
  name: string;
  title: string;
  /** XHTML of its body. */
  body: string;
  /** Chapters that the contents list under it. */
  parts: Chapter[];
}

interface Parts {
  say: Say;
  language: Language;
  surroundings: Surroundings;
}

/** The tales by their groups, then the articles, oldest last, as on the website; at the end who made the book. */
export function chaptersOf(content: EbookContent, parts: Parts): Chapter[] {
  const { say } = parts;
  return [
    ...content.groups.map((group) => groupChapter(group, parts)),
    {
      name: 'articles',
      title: say('articles'),
      body: `<h1>${escapeXml(say('articles'))}</h1><p>${escapeXml(say('articlesText'))}</p>`,
      parts: content.articles.map((article) => articleChapter(article, parts)),
    },
    colophon(content, parts),
  ];
}

function groupChapter(group: EbookContent['groups'][number], { surroundings }: Parts): Chapter {
  return {
    name: `tales-${group.uri}`,
    title: group.titre,
    body: `<h1>${escapeXml(group.titre)}</h1><p>${escapeXml(group.description)}</p>`,
    parts: group.liste.map(({ uri, titre, picture, transcript }) => ({
      name: `tale-${uri}`,
      title: titre,
      body: [
        `<h1>${escapeXml(titre)}</h1>`,
        picture ? figure(surroundings.takePicture(picture.src), picture.alt) : '',
        toXhtml(transcript, surroundings),
      ].join('\n'),
      parts: [],
    })),
  };
}

function articleChapter(
  article: EbookContent['articles'][number],
  { say, language, surroundings }: Parts,
): Chapter {
  const { name, media, author, date, description, contenu, uri } = article;
  const byline = say('byline', { author, day: formatDay(date, language) });
  return {
    name: `article-${uri}`,
    title: name,
    body: [
      `<h1>${escapeXml(name)}</h1>`,
      `<p class="byline">${escapeXml(byline)}</p>`,
      figure(surroundings.takePicture(media.poster ?? media.src), media.alt),
      `<p class="lead">${escapeXml(description)}</p>`,
      toXhtml(contenu, surroundings),
    ].join('\n'),
    parts: [],
  };
}

function colophon({ agency, site }: EbookContent, { say }: Parts): Chapter {
  const title = say('colophon');
  const lines = [say('made', { agency: agency.name }), say('pictures'), say('rights')];
  const reach = `${agency.email} · ${agency.phone}`;
  return {
    name: 'colophon',
    title,
    body: [
      `<h1>${escapeXml(title)}</h1>`,
      ...lines.map((line) => `<p>${escapeXml(line)}</p>`),
      `<p><a href="${escapeXml(site)}">${escapeXml(site.replace(/^https?:\/\//, ''))}</a><br/>${escapeXml(reach)}</p>`,
    ].join('\n'),
    parts: [],
  };
}

function figure(address: string, alt: string): string {
  return `<figure><img src="${escapeXml(address)}" alt="${escapeXml(alt)}"/></figure>`;
}
