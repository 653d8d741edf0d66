import { calls, type Reply, type Request } from '../../shared/contract/calls.ts';
import { CODE } from '../../shared/contract/constants.ts';
import { HEADER } from '../../shared/contract/integrity.ts';
import type { Selector } from '../../shared/contract/selectors.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import { message } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { type Handler, send } from './exchange.ts';
import { wrongFields } from './fields.ts';
import { readRequest } from './request.ts';

/** Who calls: all that a route may know besides its payload. */
export interface Caller {
  language: Language;
  /** The bearer's credential, whatever it is worth. */
  credential: string | undefined;
  /** The account that goes with it, by the visitor's other cookie (contract 3). */
  account: string | undefined;
  /** The visitor's address; empty where the website did not say. */
  address: string;
}
/** A function for each of the selectors named. */
export type Routes<S extends Selector = Selector> = {
  [P in S]: (request: Request<P>, caller: Caller) => Promise<Reply<P>>;
};

async function call<S extends Selector>(
  routes: Routes,
  selector: S,
  payload: object,
  caller: Caller,
) {
  const parsed = calls[selector].request.safeParse(payload, { reportInput: true });
  if (!parsed.success) throw wrongFields(parsed.error);
  return routes[selector](parsed.data as Request<S>, caller);
}

/** The one endpoint: finds the route, checks the payload, wraps the reply. */
export function dispatch(routes: Routes, key: string): Handler {
  return async (req, res) => {
    const { selector, payload } = readRequest(req);
    res.locals.selector = selector;
    const { language, visitor: address } = res.locals;
    const credential = /^Bearer (\S+)$/.exec(req.get('authorization') ?? '')?.[1];
    const account = req.get(HEADER.account);
    try {
      const corps = await call(routes, selector, payload, {
        language,
        credential,
        account,
        address,
      });
      send(res, key, 200, { entete: { code: CODE.success, message: '' }, corps });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const entete = { code: CODE[error.key], message: message(error.sentence, language) };
      send(res, key, 200, { entete, corps: error.corps });
    }
  };
}
