import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const MOMENT = 100;
const LONGEST_QUEUE = 2000;
const DRAIN = 6000;

/** Listens with limits that a slow client cannot stretch: to send, to read, and how many may be connected. */
export async function listen(port: number, host: string): Promise<Server> {
  const server = createServer({
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 10_000,
  });
  // A connection on which nothing moves, for whatever reason.
  server.setTimeout(30_000);
  server.maxConnections = 4096;
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Answers what has reached this machine, takes nothing new, and after eight seconds hangs up. */
export async function drain(server: Server): Promise<void> {
  await arrivals(server);
  const closed = once(server, 'close');
  server.close();
  const kept = setInterval(() => server.closeIdleConnections(), MOMENT);
  await Promise.race([closed, sleep(DRAIN, undefined, { ref: false })]);
  clearInterval(kept);
  server.closeAllConnections();
}

/** `close` resets connections that still wait in the system's queue: so first wait until no more come out of it. */
async function arrivals(server: Server): Promise<void> {
  let arrived = 0;
  server.on('connection', () => arrived++);
  const end = performance.now() + LONGEST_QUEUE;
  for (let before = -1; before < arrived && performance.now() < end; await sleep(MOMENT)) {
    before = arrived;
  }
}
