import type { RequestHandler } from 'express';
import type { Site } from '../../views/site.ts';

/** Everything public may be read; the API and what belongs to one visitor need not be. */
export function robots(site: Site): RequestHandler {
  const lines = [
    'User-agent: *',
    'Disallow: /api',
    'Disallow: /mon-compte',
    '',
    `Sitemap: ${site.url}/sitemap.xml`,
    '',
  ];
  return (_req, res) => {
    res.type('text/plain').set('Cache-Control', 'public, max-age=3600').send(lines.join('\n'));
  };
}
