import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const drainMilliseconds = 10_000;

/** Listens with time limits that a slow client cannot stretch. */
export async function listen(handle: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    handle,
  );
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** The address that a listening server is reached at. */
export function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Takes no new call, lets those under way end for up to ten seconds, then hangs up. */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await Promise.race([closed, sleep(drainMilliseconds, undefined, { ref: false })]);
  server.closeAllConnections();
}
