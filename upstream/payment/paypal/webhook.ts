import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { request } from 'undici';
import { z } from 'zod';
import { ProviderUnavailable } from '../provider.ts';
import { verificationAnswer } from './answers.ts';
import type { Rest } from './rest.ts';

/** A certificate larger than this, in bytes, is none. */
const MAXIMUM_CERTIFICATE = 64 * 1024;
const CERTIFICATE_DEADLINE = 5000;

const header = z.string().min(1).max(500);
const signed = z.object({
  'paypal-auth-algo': z.literal('SHA256withRSA'),
  'paypal-cert-url': header,
  'paypal-transmission-id': header,
  'paypal-transmission-sig': header,
  'paypal-transmission-time': header,
});
type Signed = z.output<typeof signed>;

type Headers = Record<string, string | string[] | undefined>;

interface Options {
  webhookId: string;
  certificates: string[];
}

/**
 * Verifies events by the provider's certificate (https://developer.paypal.com/api/rest/webhooks/rest/), and asks the
 * provider itself where the certificate cannot be had. The same event may come up to 25 times and is good each time:
 * what it says is looked up, so that a second one changes nothing.
 */
export function createVerifier(rest: Rest, { webhookId, certificates }: Options) {
  const known = new LRUCache<string, X509Certificate>({ max: 20, ttl: 24 * 3600 * 1000 });

  async function certificate(address: string): Promise<X509Certificate> {
    const kept = known.get(address);
    if (kept) return kept;
    // No redirect is followed: it could lead off the provider's hosts.
    const { statusCode, body } = await request(address, {
      signal: AbortSignal.timeout(CERTIFICATE_DEADLINE),
    });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MAXIMUM_CERTIFICATE) throw new Error('certificate too large');
      chunks.push(chunk);
    }
    if (statusCode !== 200) throw new Error(`certificate: status ${statusCode}`);
    const found = new X509Certificate(Buffer.concat(chunks));
    known.set(address, found);
    return found;
  }

  return async (headers: Headers, rawBody: Buffer): Promise<boolean> => {
    const parsed = signed.safeParse(headers);
    if (!parsed.success) return false;
    const address = allowed(parsed.data['paypal-cert-url'], certificates);
    if (!address) return false;
    const found = await certificate(address).catch(() => null);
    if (!found) return postBack(rest, webhookId, parsed.data, rawBody);
    const now = Date.now();
    if (now < found.validFromDate.getTime() || now > found.validToDate.getTime()) return false;
    const text = [
      parsed.data['paypal-transmission-id'],
      parsed.data['paypal-transmission-time'],
      webhookId,
      crc32(rawBody),
    ].join('|');
    const signature = Buffer.from(parsed.data['paypal-transmission-sig'], 'base64');
    return verify('RSA-SHA256', Buffer.from(text), found.publicKey, signature);
  };
}

/** The address as it will be asked, if it begins as one of the provider's; compared after parsing, so that no `..` or `@` leads elsewhere. */
function allowed(address: string, beginnings: string[]): string | null {
  if (!URL.canParse(address)) return null;
  const { href, username, password, search, hash } = new URL(address);
  if (username || password || search || hash) return null;
  return beginnings.some((beginning) => href.startsWith(beginning)) ? href : null;
}

async function postBack(rest: Rest, webhookId: string, headers: Signed, rawBody: Buffer) {
  const fields = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
  };
  const event = rawBody.toString('utf8');
  if (!isObject(event)) return false;
  // The event goes back byte for byte: written anew it would have another checksum.
  const body = `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${event}}`;
  const path = '/v1/notifications/verify-webhook-signature';
  const answer = await rest.call({ method: 'POST', path, body });
  if (answer.status >= 400 && answer.status < 500) return false;
  const parsed = verificationAnswer.safeParse(answer.body);
  if (!parsed.success) throw new ProviderUnavailable('An unexpected answer about a webhook');
  return parsed.data.verification_status === 'SUCCESS';
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
