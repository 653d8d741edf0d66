import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const NOTHING = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];

/** Headers of every answer (security.md 4). Pages replace the policy that allows nothing by their own. */
export function security(publicUrl: string): RequestHandler[] {
  const isHttps = publicUrl.startsWith('https:');
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: NOTHING },
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: isHttps && { maxAge: 63_072_000, includeSubDomains: false },
      xFrameOptions: { action: 'deny' },
      xPoweredBy: false,
      // For browsers and plug-ins that are gone: some 120 bytes with each of a page's thirty files.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
    (_req, res, next) => {
      res.set('Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', '));
      res.locals.nonce = randomBytes(16).toString('base64');
      next();
    },
  ];
}

/** The policy of a page; `nonce` only where the answer carries React's streaming script (security.md 4). */
export function pagePolicy(options: {
  https: boolean;
  nonce?: string | undefined;
  tiles?: string | undefined;
}): string {
  const script = options.nonce ? `script-src 'self' 'nonce-${options.nonce}'` : "script-src 'self'";
  const tiles = options.tiles ? ` ${new URL(options.tiles.replace('{s}', 'a')).origin}` : '';
  const directives = [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    script,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${tiles}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
  ];
  return [...directives, ...(options.https ? ['upgrade-insecure-requests'] : [])].join('; ');
}
