import type { RequestHandler } from 'express';
import { Gauge, Registry } from 'prom-client';
import type { Clock } from '../calendar.ts';
import type { Database } from '../database/write.ts';
import { measureOutbox } from '../mail/outbox.store.ts';
import { ProtocolError } from '../refusal.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * What a monitor on this machine may know of the outbox; nobody else, and the website shows it with its own. An oldest
 * mail of more than a few minutes means that mails do not leave.
 */
export function metrics(database: Database, clock: Clock): RequestHandler {
  const registry = new Registry();
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const waiting = gauge('outbox_waiting_mails', 'Mails that have not left yet.');
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest of them, in seconds.');
  return async (req, res) => {
    if (!LOOPBACK.has(req.socket.remoteAddress ?? '') || req.get('x-forwarded-for'))
      throw new ProtocolError(404, 'notFound');
    const measured = await measureOutbox(database, clock());
    waiting.set(measured.waiting);
    oldest.set(measured.oldest);
    res
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  };
}
