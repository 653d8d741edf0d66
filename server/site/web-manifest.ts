import type { RequestHandler } from 'express';
import type { Site } from '../../views/site.ts';

/** Name, colours and icons for a home screen. */
export function webManifest(site: Site): RequestHandler {
  const manifest = {
    name: site.name,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: '#FBF6EC',
    theme_color: '#1B1512',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return (_req, res) => {
    res
      .type('application/manifest+json')
      .set('Cache-Control', 'public, max-age=86400')
      .json(manifest);
  };
}
