import type { RequestHandler } from 'express';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Api } from '../../shared/api/create-api.ts';
import { BLOG_PAGE_SIZE } from '../../shared/contract/constants.ts';
import { defaultLanguage, languages } from '../../shared/i18n/languages.ts';
import { inLanguage, paths } from '../../views/paths.ts';
import type { Site } from '../../views/site.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { contentApi, withoutContent } from './content-api.ts';

interface Entry {
  path: string;
  lastmod: string | undefined;
}

/** Every indexable address in each language, with its alternates and its last change. */
export function sitemap(site: Site, gateway: Gateway): RequestHandler {
  return async (_req, res) => {
    const api = contentApi(gateway, defaultLanguage, res.locals.requestId);
    const entries = await collect(api).catch(withoutContent);
    const stream = new SitemapStream({
      hostname: site.url,
      xmlns: { news: false, video: false, image: false, xhtml: true },
    });
    for (const { path, lastmod } of entries) {
      const links = [...languages, 'x-default' as const].map((lang) => ({
        lang,
        url: site.url + inLanguage(path, lang === 'x-default' ? defaultLanguage : lang),
      }));
      for (const language of languages)
        stream.write({ url: inLanguage(path, language), lastmod, links });
    }
    stream.end();
    const xml = await streamToPromise(stream);
    res.type('application/xml').set('Cache-Control', 'public, max-age=600').send(xml);
  };
}

async function collect(api: Api): Promise<Entry[]> {
  const [destinations, packages, products, articles, gallery] = await Promise.all([
    api.call('destination/site-destination-lister', {}),
    api.call('package/site-package-search', {}),
    api.call('produit/site-produit-lister', {}),
    allArticles(api),
    api.call('gallery/site-gallery-get', {}),
  ]);
  const pages = await Promise.all(
    (
      [
        [paths.visitBenin, 'VISITBENIN'],
        [paths.aboutUs, 'ABOUTUS'],
        [paths.travelAndTips, 'TRAVELANDTIPS'],
        [paths.privacyPolicy, 'PROTECTIONDESDONNEES'],
        [paths.terms, 'CONDITIONSGENERALES'],
        [paths.ourPictures, 'OURPICTURES'],
        [paths.accessibility, 'ACCESSIBILITY'],
        [paths.legalNotice, 'LEGALNOTICE'],
      ] as const
    ).map(async ([path, id]) => {
      const page = await api.call('page/site-page-get', { id });
      return { path, lastmod: page.meta.modified_time };
    }),
  );
  const items = [
    ...destinations.map((item) => ({
      path: paths.destination(item.uri),
      lastmod: item.modified_time,
    })),
    ...packages.map((item) => ({ path: paths.package(item.uri), lastmod: item.modified_time })),
    ...products.map((item) => ({
      path: paths.product(item.uri),
      lastmod: item.meta.modified_time,
    })),
    ...articles.map((item) => ({ path: paths.blog(item.uri), lastmod: item.modified_time })),
  ];
  const latest = (list: { lastmod?: string; modified_time?: string }[]) =>
    list
      .map((item) => item.lastmod ?? item.modified_time ?? '')
      .sort()
      .at(-1) || undefined;
  return [
    { path: paths.home, lastmod: latest(items) },
    { path: paths.destinations, lastmod: latest(destinations) },
    { path: paths.gallery, lastmod: latest(gallery.flatMap((category) => category.medias)) },
    { path: paths.blogs, lastmod: latest(articles) },
    { path: paths.tales, lastmod: undefined },
    { path: paths.booklet, lastmod: undefined },
    { path: paths.ebook, lastmod: undefined },
    ...pages,
    ...items,
  ];
}

async function allArticles(api: Api) {
  const found = [];
  for (let page = 0; ; page++) {
    const list = await api.call('blog/site-blog-lister', { page });
    found.push(...list);
    if (list.length < BLOG_PAGE_SIZE) return found;
  }
}
