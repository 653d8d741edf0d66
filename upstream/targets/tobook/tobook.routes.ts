import { type Writing, write } from '../../database/write.ts';
import { offeredPeriods } from '../../departures/offer.store.ts';
import type { Caller, Routes } from '../../http/dispatch.ts';
import { addressKey, enforce } from '../../limits.ts';
import { Refusal } from '../../refusal.ts';
import type { TargetParts } from '../routes.ts';
import {
  addOption,
  findPackage,
  isOptionOf,
  readDraft,
  removeOption,
  saveDraft,
} from './tobook.store.ts';
import { summary } from './tobook.summary.ts';

type Selectors =
  | 'tobook/site-get-to-book'
  | 'tobook/site-set-nb-traveller'
  | 'tobook/site-set-to-book-period'
  | 'tobook/site-add-to-book-service'
  | 'tobook/site-remove-to-book-service';

/** Code 4 unless the package is in the content. */
async function mustExist(writing: Writing, idpackage: number): Promise<void> {
  if (!(await findPackage(writing, { id: idpackage }))) throw new Refusal('notFound');
}

export function toBookRoutes(parts: TargetParts): Pick<Routes, Selectors> {
  const { database, clock, limits } = parts;
  /** Code 8 for who changes so much that it must be a program: each change may leave a row. */
  const count = ({ address }: Caller) => enforce(limits, 'to-book', addressKey(address));
  return {
    /** The booking in progress; writes nothing. */
    'tobook/site-get-to-book': (request, { language }) => summary(parts, request, language),

    /** Code 4 for an unknown package. More travellers than places are kept; the summary is then not valid. */
    async 'tobook/site-set-nb-traveller'({ idpackage, traveller, hash }, caller) {
      count(caller);
      await write(database, async (writing) => {
        await mustExist(writing, idpackage);
        await saveDraft(writing, hash, idpackage, { traveller }, clock());
      });
      return null;
    },

    /** Code 4 unless the period is on offer for this package, code 6 when the travellers find too few places. */
    async 'tobook/site-set-to-book-period'({ idpackage, idperiod, hash }, caller) {
      count(caller);
      await write(database, async (writing) => {
        const periods = await offeredPeriods(writing, clock(), [idpackage], hash);
        const period = periods.find((candidate) => candidate.id === idperiod);
        if (!period) throw new Refusal('notFound');
        const { traveller } = await readDraft(writing, hash, idpackage);
        if (period.places < traveller) throw new Refusal('soldOut');
        await saveDraft(writing, hash, idpackage, { period_id: idperiod }, clock());
      });
      return null;
    },

    /** Code 4 unless the option is sold with this package; adding it twice is adding it once. */
    async 'tobook/site-add-to-book-service'({ idpackage, idservice, hash }, caller) {
      count(caller);
      await write(database, async (writing) => {
        if (!(await isOptionOf(writing, idservice, idpackage))) throw new Refusal('notFound');
        await saveDraft(writing, hash, idpackage, {}, clock());
        await addOption(writing, hash, idpackage, idservice);
      });
      return null;
    },

    /** Code 4 unless the option is sold with this package; removing one that is not there changes nothing. */
    async 'tobook/site-remove-to-book-service'({ idpackage, idservice, hash }, caller) {
      count(caller);
      await write(database, async (writing) => {
        if (!(await isOptionOf(writing, idservice, idpackage))) throw new Refusal('notFound');
        await removeOption(writing, hash, idpackage, idservice);
      });
      return null;
    },
  };
}
