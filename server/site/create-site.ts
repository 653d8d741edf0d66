import type { Site } from '../../views/site.ts';
import type { Config } from '../config.ts';
import type { Manifest } from '../render/manifest.ts';

/** What views may know of the settings. */
export function createSite(config: Config, url: string, manifest: Manifest): Site {
  const { siteName: name, contactEmail: email, contactPhone: phone, mapTileUrl } = config;
  const { art, map, texts } = manifest;
  return { name, url, email, phone, mapTileUrl, art, map, texts };
}
