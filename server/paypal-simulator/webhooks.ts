import { createSign, randomUUID, verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import { request } from 'undici';
import { SIMULATOR_CLIENT } from '../../shared/contract/payment.ts';
import type { Logger } from '../log.ts';
import { type Certificate, createCertificate } from './certificate.ts';
import type { Faults } from './faults.ts';
import type { Tell } from './orders.ts';
import { Refusal } from './refusal.ts';
import { identifier, timestamp } from './store.ts';

/** Between the tries of an event that nobody has taken, in milliseconds; after the last it is given up. */
const PAUSES = [1000, 5000, 30_000, 120_000];
const DEADLINE = 10_000;

interface Options {
  /** The simulator's own address, and where its events go. */
  base: string;
  receiver: string;
  faults: Faults;
  log: Logger;
}

/** Signed events about what happened, and what receivers need to verify them. */
export function createWebhooks({ base, receiver, faults, log }: Options) {
  let made: Promise<Certificate> | null = null;
  let isClosed = false;
  const certificate = () => {
    made ??= createCertificate('messageverificationcerts.simulator.example');
    return made;
  };

  const tell: Tell = (type, resource) => {
    const body = JSON.stringify({
      id: `WH-${identifier()}-${identifier()}`,
      event_version: '1.0',
      create_time: timestamp(),
      resource_type: resourceType(type),
      resource_version: '2.0',
      event_type: type,
      summary: `Simulated event ${type}`,
      resource,
      links: [],
    });
    for (let copy = 0; copy < faults.webhookCopies; copy++) {
      deliver(body).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'simulated event'),
      );
    }
  };

  async function deliver(body: string) {
    const { name, key } = await certificate();
    const [id, time] = [randomUUID(), timestamp()];
    const signature = createSign('RSA-SHA256')
      .update(signedText(id, time, body))
      .sign(key, 'base64');
    const headers = {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${base}/v1/notifications/certs/${name}`,
      'paypal-transmission-id': id,
      'paypal-transmission-sig': signature,
      'paypal-transmission-time': time,
    };
    attempt(0);

    async function attempt(count: number) {
      if (isClosed) return;
      const isTaken = await post(headers, body);
      const pause = PAUSES[count];
      if (isTaken || isClosed) return;
      if (pause === undefined) return log.debug('a simulated event was taken by nobody');
      setTimeout(() => attempt(count + 1), pause).unref();
    }
  }

  async function post(headers: Record<string, string>, body: string): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(DEADLINE);
      const answer = await request(receiver, { method: 'POST', headers, body, signal });
      await answer.body.dump();
      return answer.statusCode >= 200 && answer.statusCode < 300;
    } catch {
      return false;
    }
  }

  const verifySignature: RequestHandler = async (req, res) => {
    const { pem, name } = await certificate();
    const postBack = String(req.body);
    const given = JSON.parse(postBack);
    const { publicKey } = new X509Certificate(pem);
    const body = rawEvent(postBack);
    const text = signedText(String(given.transmission_id), String(given.transmission_time), body);
    const isGood =
      given.webhook_id === SIMULATOR_CLIENT.webhook &&
      given.auth_algo === 'SHA256withRSA' &&
      given.cert_url === `${base}/v1/notifications/certs/${name}` &&
      verify(
        'RSA-SHA256',
        Buffer.from(text),
        publicKey,
        Buffer.from(String(given.transmission_sig), 'base64'),
      );
    res.json({ verification_status: isGood ? 'SUCCESS' : 'FAILURE' });
  };

  const certificates = Router();
  certificates.get('/v1/notifications/certs/:name', async (req, res) => {
    const { name, pem } = await certificate();
    if (req.params.name !== name) throw new Refusal('INVALID_RESOURCE_ID');
    res.type('application/x-pem-file').send(pem);
  });

  return {
    tell,
    certificates,
    verifySignature,
    close() {
      isClosed = true;
    },
  };
}

const signedText = (id: string, time: string, body: string) =>
  [id, time, SIMULATOR_CLIENT.webhook, crc32(body)].join('|');

/** The event's own bytes in a post-back, where it stands last. */
function rawEvent(postBack: string): string {
  const mark = '"webhook_event":';
  const start = postBack.indexOf(mark);
  return start < 0 ? '' : postBack.slice(start + mark.length, -1).trim();
}

function resourceType(type: string): string {
  if (type.startsWith('CHECKOUT.ORDER')) return 'checkout-order';
  return type.endsWith('REFUNDED') ? 'refund' : 'capture';
}
