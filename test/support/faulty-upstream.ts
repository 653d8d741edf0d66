import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from './site.ts';

export type Fault =
  | 'none'
  | 'hang'
  | 'reset'
  | 'status 500'
  | 'status 503'
  | 'html'
  | 'empty'
  | 'truncated'
  | 'altered'
  | 'huge'
  | { delay: number };

export interface FaultyUpstream {
  url: string;
  key: string;
  /** Selectors of the calls that came, in their order. */
  calls: string[];
  /** What happens to the calls from now on: to all, or to those of a selector. */
  fail(fault: Fault, selector?: string): void;
  close(): Promise<void>;
}

/** A proxy before a real upstream that passes calls on, or does to them what networks and broken servers do. */
export async function startFaultyUpstream(real: {
  url: string;
  key: string;
}): Promise<FaultyUpstream> {
  const calls: string[] = [];
  let all: Fault = 'none';
  const some = new Map<string, Fault>();

  const server = createServer((req, res) => {
    const query = new URL(req.url ?? '/', real.url).searchParams;
    const selector = `${query.get('target')}/${query.get('func')}`;
    calls.push(selector);
    misbehave(some.get(selector) ?? all, req, res);
  });

  function misbehave(fault: Fault, req: IncomingMessage, res: ServerResponse) {
    if (fault === 'none') return pass(req, res);
    if (typeof fault === 'object') return void setTimeout(() => pass(req, res), fault.delay);
    if (fault === 'hang') return;
    if (fault === 'reset') return void req.socket.destroy();
    if (fault === 'status 500') return void res.writeHead(500).end('{"oops":true}');
    if (fault === 'status 503') return void res.writeHead(503).end();
    if (fault === 'html')
      return void res.writeHead(200).end('<html><h1>Welcome to nginx!</h1></html>');
    if (fault === 'empty') return void res.writeHead(200).end();
    pass(req, res, fault);
  }

  function pass(
    req: IncomingMessage,
    res: ServerResponse,
    fault?: 'truncated' | 'altered' | 'huge',
  ) {
    const { method, headers, url } = req;
    const forwarded = request(new URL(url ?? '/', real.url), { method, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('end', () => {
        let body = Buffer.concat(chunks);
        if (fault === 'truncated') body = body.subarray(0, body.length / 2);
        if (fault === 'altered')
          body = Buffer.from(body.toString().replace('"code":0', '"code": 0'));
        if (fault === 'huge') body = Buffer.alloc(50 * 1024 * 1024, 32);
        res.writeHead(reply.statusCode ?? 500, { ...reply.headers, 'content-length': body.length });
        res.end(body);
      });
    });
    forwarded.on('error', () => res.destroy());
    req.pipe(forwarded);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: real.key,
    calls,
    fail(fault, selector) {
      if (selector) some.set(selector, fault);
      else all = fault;
    },
    close: () => closeServer(server),
  };
}
