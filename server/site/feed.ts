import type { RequestHandler } from 'express';
import { Feed } from 'feed';
import { defaultLanguage, toLanguage } from '../../shared/i18n/languages.ts';
import { inLanguage, paths } from '../../views/paths.ts';
import type { Site } from '../../views/site.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { contentApi, withoutContent } from './content-api.ts';

/** The newest articles as Atom, one feed for each language. */
export function feed(site: Site, gateway: Gateway): RequestHandler {
  return async (req, res) => {
    const language = toLanguage(req.query.lang) ?? defaultLanguage;
    const address = (path: string) => site.url + inLanguage(path, language);
    const api = contentApi(gateway, language, res.locals.requestId);
    const articles = await api.call('blog/site-blog-lister', {}).catch(withoutContent);
    const [newest] = articles;
    const atom = new Feed({
      id: address(paths.blogs),
      title: site.name,
      link: address(paths.blogs),
      language,
      updated: newest ? new Date(newest.modified_time) : new Date(0),
      feedLinks: { atom: address(paths.feed) },
      copyright: site.name,
    });
    for (const article of articles) {
      atom.addItem({
        id: address(paths.blog(article.uri)),
        title: article.name,
        link: address(paths.blog(article.uri)),
        description: article.description,
        // Readers seldom show drawings: the PNG for social networks is for them, too.
        ...(article.media.social && { image: site.url + article.media.social }),
        author: [{ name: article.author }],
        published: new Date(article.date),
        date: new Date(article.modified_time),
      });
    }
    res.type('application/atom+xml').set('Cache-Control', 'public, max-age=600').send(atom.atom1());
  };
}
