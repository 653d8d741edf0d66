import { ApiError } from '../../shared/api/errors.ts';
import { session } from '../../shared/contract/compte.ts';
import { CODE } from '../../shared/contract/constants.ts';
import type { Selector } from '../../shared/contract/selectors.ts';
import type { Visit } from './gateway.ts';

const OPENING = new Set<Selector>(['compte/site-connexion', 'compte/site-inscription']);
const CLOSING = new Set<Selector>(['compte/site-deconnexion', 'compte/site-supprimer']);

/**
 * Notes in the visit what a call has made of the session, so that the rest of the request goes on with it and the
 * answer sets the cookies. What a new session is made of ends here: no page and no body may have it (contract 4).
 */
export async function followSession<T>(
  selector: Selector,
  answer: Promise<T>,
  visit: Visit,
): Promise<T | null> {
  try {
    const reply = await answer;
    if (CLOSING.has(selector)) close(visit, 'closed');
    if (!OPENING.has(selector)) return reply;
    const opened = session.parse(reply);
    visit.session = opened;
    visit.credential = opened.id1;
    visit.account = opened.id2;
    visit.device = opened.device;
    return null;
  } catch (error) {
    if (selector === 'compte/site-deconnexion') {
      // Whoever wants to leave leaves, on this browser, even where the upstream cannot be told.
      close(visit, 'closed');
      return null;
    }
    if (error instanceof ApiError && error.code === CODE.session) close(visit, 'ended');
    throw error;
  }
}

function close(visit: Visit, how: 'closed' | 'ended') {
  if (how === 'closed' || visit.credential) visit.session = how;
  visit.credential = undefined;
  visit.account = undefined;
}
