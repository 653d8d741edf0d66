import {
  isSelector,
  joinPayload,
  type Selector,
  selectors,
} from '../../shared/contract/selectors.ts';
import { ProtocolError } from '../refusal.ts';
import { rawBody } from './signature.ts';

/** What is read of a request. */
interface Incoming {
  method: string;
  originalUrl: string;
  body?: unknown;
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** The query as pairs; a name that comes twice has no single meaning and is refused. */
function queryOf(req: Incoming): Map<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(req.originalUrl.split('?').slice(1).join('?'))) {
    if (query.has(name)) throw new ProtocolError(400, 'badRequest');
    query.set(name, value);
  }
  return query;
}

function bodyOf(req: Incoming): object {
  const raw = rawBody(req.body);
  if (raw.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(strictUtf8.decode(raw));
  } catch {
    throw new ProtocolError(400, 'badRequest');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ProtocolError(400, 'badRequest');
  return value;
}

/** Which call is meant and what it carries: the query of a GET, the JSON body of a POST and what its address names. */
export function readRequest(req: Incoming): { selector: Selector; payload: object } {
  const query = queryOf(req);
  const selector = `${query.get('target') ?? ''}/${query.get('func') ?? ''}`;
  if (!isSelector(selector)) throw new ProtocolError(404, 'notFound');
  const { method } = selectors[selector];
  if (req.method !== method) throw new ProtocolError(405, 'method', { Allow: method });
  query.delete('target');
  query.delete('func');
  const body = method === 'GET' ? {} : bodyOf(req);
  return { selector, payload: joinPayload(selector, Object.fromEntries(query), body) };
}
