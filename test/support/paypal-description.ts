import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { root } from './site.ts';

const FILES = {
  orders: 'checkout_orders_v2.json',
  payments: 'payments_payment_v2.json',
  webhooks: 'notifications_webhooks_v1.json',
};

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  validateFormats: false,
  unicodeRegExp: false,
  logger: false,
});
for (const [name, file] of Object.entries(FILES))
  ajv.addSchema(JSON.parse(readFileSync(join(root, 'test/paypal', file), 'utf8')), name);

type File = keyof typeof FILES;
const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function wrongIn(pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(pointer);
  if (!validate) throw new Error(`no schema ${pointer}`);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** What is wrong with a request's body by PayPal's own description. */
export function wrongInRequest(file: File, method: string, path: string, body: unknown) {
  const at = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
  return wrongIn(`${file}#/${at.map(escaped).join('/')}`, body);
}

/** What is wrong with an answer's body. */
export function wrongInAnswer(
  file: File,
  method: string,
  path: string,
  { status, body }: { status: number; body: unknown },
) {
  const at = ['paths', path, method, 'responses', String(status)];
  const more = ['content', 'application/json', 'schema'];
  return wrongIn(`${file}#/${[...at, ...more].map(escaped).join('/')}`, body);
}

/** What is wrong with one of the described things. */
export function wrongInSchema(file: File, name: string, value: unknown) {
  return wrongIn(`${file}#/components/schemas/${name}`, value);
}
