import { createHash, createHmac, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import request from 'supertest';
import { calls, type Payload, type Reply } from '../../../shared/contract/calls.ts';
import { HEADER, replyText, requestText, visitorText } from '../../../shared/contract/integrity.ts';
import { type Selector, selectors, splitPayload } from '../../../shared/contract/selectors.ts';
import { parseUpstreamConfig } from '../../../upstream/config.ts';
import { startUpstream } from '../../../upstream/index.ts';
import type { PaymentProvider } from '../../../upstream/payment/provider.ts';
import { agency, temporaryFolder, validContent, writeContent } from './content.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

/** A call as a test may bend it. */
export interface Bent {
  method?: string;
  path?: string;
  body?: string;
  language?: string;
  headers?: Record<string, string>;
  /** The visitor's, signed as the website signs it. */
  address?: string;
  /** Of a visitor who is signed in. */
  credential?: string;
  /** Replaces what is signed. */
  signed?: { path?: string; body?: string; key?: string };
  date?: string;
  nonce?: string;
}

/** An upstream of its own on its own data; its clock stands still until a test moves it. */
export async function startTestUpstream({
  content = writeContent(validContent()),
  dataDir = temporaryFolder(),
  now = '2026-11-20T09:00:00Z',
  env = {} as Record<string, string>,
  payment = undefined as PaymentProvider | undefined,
} = {}) {
  const time = { now: new Date(now) };
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const config = { ...parseUpstreamConfig({ DATA_DIR: dataDir, ...env }), agency };
  const upstream = await startUpstream(config, {
    ...{ clock: () => time.now, content, log },
    ...(payment && { payment }),
  });

  /** The headers that sign a call, unless it is bent. */
  function sign({ method = 'GET', path = '/', body = '', ...bent }: Bent) {
    const date = bent.date ?? String(Math.floor(time.now.getTime() / 1000));
    const nonce = bent.nonce ?? randomBytes(16).toString('hex');
    const {
      path: signedPath = path,
      body: signedBody = body,
      key = upstream.key,
    } = bent.signed ?? {};
    const text = requestText(method, signedPath, date, nonce, sha256(signedBody));
    const visitor =
      bent.address && `${bent.address} ${hmac(key, visitorText(nonce, bent.address))}`;
    return {
      [HEADER.date]: date,
      [HEADER.nonce]: nonce,
      [HEADER.signature]: hmac(key, text),
      ...(visitor && { [HEADER.visitor]: visitor }),
    };
  }

  async function send(call: Bent) {
    const { method = 'GET', path = '/', body = '', language, headers = {}, credential } = call;
    const signing = sign(call);
    const nonce = signing[HEADER.nonce] ?? '';
    const sending = request(upstream.url)
      [method.toLowerCase() as 'get'](path)
      .set(signing)
      .set(language ? { [HEADER.language]: language } : {})
      .set(body === '' ? {} : { 'content-type': 'application/json' })
      .set(credential ? { authorization: `Bearer ${credential}` } : {})
      .set(headers)
      .buffer(true)
      .parse((res, done) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () => done(null, Buffer.concat(parts).toString()));
      });
    const reply = await (body === '' ? sending : sending.send(body));
    const text = String(reply.body);
    const expected = hmac(upstream.key, replyText(reply.status, nonce, sha256(text)));
    return {
      status: reply.status,
      headers: reply.headers as Record<string, string>,
      text,
      nonce,
      isSigned: reply.headers[HEADER.signature] === expected,
      envelope: text.startsWith('{') ? JSON.parse(text) : undefined,
    };
  }

  function pathOf(selector: string, query: Record<string, unknown> = {}): string {
    const [target = '', func = ''] = selector.split('/');
    const pairs = Object.entries({ target, func, ...query }).map(([name, value]) => [
      name,
      String(value),
    ]);
    return `/?${new URLSearchParams(pairs)}`;
  }

  /** Any payload at all, from anybody. */
  function raw(selector: Selector, payload: object, language?: string, from: Bent = {}) {
    const { method } = selectors[selector];
    const { query, body } = splitPayload(selector, payload);
    const path = pathOf(selector, query as Record<string, unknown>);
    if (method === 'GET') return send({ ...from, path, language });
    return send({ ...from, method, path, body: JSON.stringify(body), language });
  }

  /** A good call: fails the test unless it succeeds with a reply of the contract. */
  async function call<S extends Selector>(
    selector: S,
    payload: Payload<S>,
    language?: string,
    from?: Bent,
  ): Promise<Reply<S>> {
    const { status, envelope } = await raw(selector, payload as object, language, from);
    if (status !== 200 || envelope.entete.code !== 0)
      throw new Error(`${selector}: ${JSON.stringify(envelope)}`);
    return calls[selector].reply.parse(envelope.corps) as Reply<S>;
  }

  return { ...upstream, time, lines, dataDir, content, send, raw, call, sign, pathOf };
}
export type TestUpstream = Awaited<ReturnType<typeof startTestUpstream>>;
