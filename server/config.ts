import { z } from 'zod';
import { type PaymentMode, paymentMode } from '../shared/contract/payment.ts';

/** Settings that stand in texts: nothing that ends a text in YAML or HTML. */
const words = z
  .string()
  .trim()
  .regex(/^[^"\\<>\n]+$/);
const secret = z.string().min(32, 'needs at least 32 characters');

const environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, abort: true })
      .refine((url) => new URL(url).pathname === '/', 'must have no path')
      .optional(),
    SITE_NAME: words.max(40).default('Kwabo'),
    UPSTREAM_URL: z.url({ protocol: /^https?$/ }).optional(),
    UPSTREAM_KEY: secret.optional(),
    CONTACT_EMAIL: z.email().default('kwabo@example.com'),
    CONTACT_PHONE: words.min(5).max(40).default('+229 01 00 00 00 00'),
    MAP_TILE_URL: z.url({ protocol: /^https?$/ }).optional(),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    PAYPAL_CLIENT_ID: z.string().min(1).optional(),
    PAYMENT_SIMULATOR: z.enum(['0', '1']).optional(),
    LOG_LEVEL: z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
      .default('info'),
    METRICS_TOKEN: secret.optional(),
  })
  .refine(({ UPSTREAM_URL, UPSTREAM_KEY }) => !UPSTREAM_URL || UPSTREAM_KEY, {
    path: ['UPSTREAM_KEY'],
    message: 'is needed with UPSTREAM_URL',
    // Also where other settings are wrong: all are named at once.
    when: () => true,
  });

export interface Config {
  development: boolean;
  port: number;
  host: string;
  /** Origin of the site as visitors see it, without a slash at the end; undefined: made from the port. */
  publicUrl: string | undefined;
  siteName: string;
  upstream: { url: string; key: string } | undefined;
  contactEmail: string;
  contactPhone: string;
  mapTileUrl: string | undefined;
  /** Who takes the money; the upstream decides the same from the same settings. */
  payment: PaymentMode;
  trustProxy: number;
  logLevel: string;
  metricsToken: string | undefined;
}

/** Every wrong setting, one line each, by name. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Parses the website's settings (contract 9); throws ConfigError that names every wrong one. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const value = result.data;
  return {
    development: value.NODE_ENV === 'development',
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL && new URL(value.PUBLIC_URL).origin,
    siteName: value.SITE_NAME,
    upstream:
      value.UPSTREAM_URL && value.UPSTREAM_KEY
        ? { url: value.UPSTREAM_URL, key: value.UPSTREAM_KEY }
        : undefined,
    contactEmail: value.CONTACT_EMAIL,
    contactPhone: value.CONTACT_PHONE,
    mapTileUrl: value.MAP_TILE_URL,
    payment: paymentMode({
      clientId: value.PAYPAL_CLIENT_ID,
      simulator: value.PAYMENT_SIMULATOR,
      publicUrl: value.PUBLIC_URL,
    }),
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN,
  };
}

/** The settings of this process. */
export const readConfig = (): Config => parseConfig(process.env);
