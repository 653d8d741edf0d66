import type { Api } from '../../../../shared/api/create-api.ts';
import { ApiError, NetworkError, OfflineError } from '../../../../shared/api/errors.ts';
import { CODE } from '../../../../shared/contract/constants.ts';
import type { Changes } from './choice.ts';

/** The part of the form where a problem is told. */
export type Place = 'traveller' | 'period' | 'options' | 'form';

/** `choose`: no period yet; `number`: not a number of travellers; `gone`: no longer on offer; `offline`: the browser has no network; the rest as in contract 1. */
export interface Problem {
  at: Place;
  kind: 'choose' | 'number' | 'gone' | 'soldOut' | 'tooMany' | 'network' | 'offline';
}

/** What a failed call means for the visitor; anything but a refusal or a lost answer is a fault and thrown. */
export function toProblem(at: Place, error: unknown): Problem {
  if (error instanceof OfflineError) return { at, kind: 'offline' };
  if (error instanceof NetworkError) return { at, kind: 'network' };
  if (!(error instanceof ApiError)) throw error;
  if (error.code === CODE.soldOut) return { at: 'period', kind: 'soldOut' };
  if (error.code === CODE.notFound) return { at, kind: 'gone' };
  if (error.code === CODE.fields) return { at, kind: 'number' };
  return { at, kind: error.code === CODE.tooMany ? 'tooMany' : 'network' };
}

/** Whether nothing is known of what was sent: it must be sent again. */
export const isLost = (problem: Problem | null | undefined) =>
  problem?.kind === 'network' || problem?.kind === 'offline';

/** Makes the changes one by one where order matters: the travellers decide whether a period has enough places. */
export async function applyChanges(
  api: Api,
  idpackage: number,
  { traveller, period, add, remove }: Changes,
): Promise<Problem | undefined> {
  const attempt = (at: Place, call: Promise<null>): Promise<Problem | undefined> =>
    call.then(
      () => undefined,
      (error) => toProblem(at, error),
    );
  const first =
    traveller === undefined
      ? undefined
      : await attempt(
          'traveller',
          api.call('tobook/site-set-nb-traveller', { idpackage, traveller }),
        );
  const rest = await Promise.all([
    ...(period === undefined
      ? []
      : [
          attempt(
            'period',
            api.call('tobook/site-set-to-book-period', { idpackage, idperiod: period }),
          ),
        ]),
    ...add.map((idservice) =>
      attempt('options', api.call('tobook/site-add-to-book-service', { idpackage, idservice })),
    ),
    ...remove.map((idservice) =>
      attempt('options', api.call('tobook/site-remove-to-book-service', { idpackage, idservice })),
    ),
  ]);
  return first ?? rest.find((problem) => problem !== undefined);
}
