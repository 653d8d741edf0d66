import { resolve } from 'node:path';
import { z } from 'zod';
import { isThisMachine, paymentMode, SIMULATOR_PATH } from '../shared/contract/payment.ts';
import type { Agency } from './import/read/agency.ts';
import { type Sender, sender, smtpUrl } from './mail/settings.ts';
import type { PaymentConfig } from './payment/create-provider.ts';

/** Settings that stand in texts: nothing that ends a text in YAML or HTML. */
const words = z
  .string()
  .trim()
  .regex(/^[^"\\<>\n]+$/);
/** As the provider's own pages show it, copied without a blank or a quotation mark. */
const credential = z.string().regex(/^[\w-]{4,128}$/, '4 to 128 letters, digits, - or _');
const port = z.coerce.number({ error: 'a number from 0 to 65535' }).int().min(0).max(65_535);

const settings = z.object({
  DATA_DIR: z.string().min(1).default('var'),
  UPSTREAM_KEY: z.string().min(32, 'at least 32 characters').optional(),
  DATABASE_URL: z
    .never({
      error: 'must stay unset: PostgreSQL is not supported yet, SQLite in DATA_DIR is used',
    })
    .optional(),
  SITE_NAME: words.max(40).default('Kwabo'),
  CONTACT_EMAIL: z.email().default('kwabo@example.com'),
  CONTACT_PHONE: words.min(5).max(40).default('+229 01 00 00 00 00'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((url) => new URL(url).pathname === '/', 'must have no path')
    .optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  PAYPAL_CLIENT_ID: credential.optional(),
  PAYPAL_CLIENT_SECRET: credential.optional(),
  PAYPAL_WEBHOOK_ID: credential.optional(),
  PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'live']).default('sandbox'),
  PAYMENT_SIMULATOR: z.enum(['0', '1']).optional(),
  LIMIT_FACTOR: z.coerce.number().min(1).max(1_000_000).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const CREDENTIALS = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;

/** What settings must say together. */
function guarded<T extends z.ZodType<z.output<typeof settings>>>(schema: T): T {
  return (
    schema
      // Limits are lifted on a machine of one's own alone.
      .refine(({ LIMIT_FACTOR, PUBLIC_URL }) => LIMIT_FACTOR === 1 || isThisMachine(PUBLIC_URL), {
        path: ['LIMIT_FACTOR'],
        message: 'must stay 1 with a PUBLIC_URL that is not this machine',
      })
      .superRefine((given, context) => {
        const missing = CREDENTIALS.filter((name) => !given[name]);
        if (missing.length === CREDENTIALS.length) return;
        for (const name of missing)
          context.addIssue({ code: 'custom', path: [name], message: 'is needed with the others' });
        if (given.PAYMENT_SIMULATOR === '1')
          context.addIssue({
            code: 'custom',
            path: ['PAYMENT_SIMULATOR'],
            message: 'must not be 1 with PAYPAL_CLIENT_ID',
          });
      })
  );
}

const insideSettings = settings.extend({
  PORT: port.default(3000),
});

const aloneSettings = settings.extend({
  UPSTREAM_KEY: z
    .string({ error: 'needed: the website signs its calls with it' })
    .min(32, 'at least 32 characters'),
  PORT: port.default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
});

export interface MailConfig {
  /** Left out: mails become files in the data folder. */
  smtp?: URL;
  from: Sender;
}

export interface UpstreamConfig {
  /** Where the database and the media are kept. */
  dataDir: string;
  /** What texts of the content may name. */
  agency: Agency;
  /** Origin of the website, for links in mails. */
  publicUrl: string;
  mail: MailConfig;
  payment: PaymentConfig;
  /** Signs every call; a random one is made when left out. */
  key?: string;
  /** 0: any free port. */
  port: number;
  host: string;
  logLevel: z.output<typeof settings>['LOG_LEVEL'];
  /** Multiplies every limit, for load tests. */
  limitFactor: number;
}

/** Names every wrong variable, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

function check<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  // An empty variable is an unset one: that is how shells and .env files leave them out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(lines.join('\n'));
}

/** What both programs take from the settings in the same way; the website's port where PUBLIC_URL is unset. */
function common(given: z.output<typeof settings>, websitePort: number) {
  const { SITE_NAME: name, CONTACT_EMAIL: email, CONTACT_PHONE: phone, MAIL_FROM } = given;
  const publicUrl = new URL(given.PUBLIC_URL ?? `http://localhost:${websitePort}`).origin;
  return {
    dataDir: resolve(given.DATA_DIR),
    agency: { name, email, phone },
    publicUrl,
    payment: paymentOf(given, publicUrl),
    mail: {
      smtp: given.SMTP_URL,
      from: { name: MAIL_FROM?.name ?? name, address: MAIL_FROM?.address ?? email },
    },
    key: given.UPSTREAM_KEY,
    logLevel: given.LOG_LEVEL,
    limitFactor: given.LIMIT_FACTOR,
  };
}

function paymentOf(given: z.output<typeof settings>, publicUrl: string): PaymentConfig {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = given;
  if (PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET && PAYPAL_WEBHOOK_ID)
    return {
      mode: 'paypal',
      environment: given.PAYPAL_ENVIRONMENT,
      clientId: PAYPAL_CLIENT_ID,
      secret: PAYPAL_CLIENT_SECRET,
      webhookId: PAYPAL_WEBHOOK_ID,
    };
  const mode = paymentMode({ simulator: given.PAYMENT_SIMULATOR, publicUrl: given.PUBLIC_URL });
  return mode === 'simulator' ? { mode, url: `${publicUrl}${SIMULATOR_PATH}` } : { mode: 'off' };
}

/** Settings of the API inside the website's process: any loopback port, and a key made at start unless given. */
export function parseUpstreamConfig(env: NodeJS.ProcessEnv): UpstreamConfig {
  const given = check(guarded(insideSettings), env);
  return { ...common(given, given.PORT), port: 0, host: '127.0.0.1' };
}

/** Settings of the API as a program of its own: PORT and HOST are then its own, and the key must be given. */
export function parseAloneConfig(env: NodeJS.ProcessEnv): UpstreamConfig {
  const given = check(guarded(aloneSettings), env);
  return { ...common(given, 3000), port: given.PORT, host: given.HOST };
}

/** Settings of the environment, for the two programs of this folder. */
export const environment = process.env;
