import { Readable } from 'node:stream';
import type { Request } from 'express';

/** The request as a web standard one, for the router; its address is the public one, never the Host header's. */
export function toWebRequest(
  req: Request,
  publicUrl: string,
  signal: AbortSignal,
): globalThis.Request {
  const headers = new Headers();
  for (const name of ['content-type', 'accept']) {
    const value = req.get(name);
    if (value) headers.set(name, value);
  }
  const url = new URL(publicUrl + req.originalUrl);
  if (req.method !== 'POST') return new Request(url, { headers, signal });
  const body = Readable.toWeb(req) as ReadableStream;
  return new Request(url, { method: 'POST', headers, body, duplex: 'half', signal } as RequestInit);
}
