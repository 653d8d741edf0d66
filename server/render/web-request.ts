import type { Request } from 'express';

/**
 * The request as a web standard one, for the router; its address is the public one, never the Host header's, and its
 * body what `express.raw` has read of it.
 */
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
  const body = Buffer.isBuffer(req.body) ? new Uint8Array(req.body) : null;
  return new Request(url, { method: 'POST', headers, body, signal });
}
