import { expect } from 'chai';
import { reduceBooking } from '../../views/pages/package/booking/booking-state.ts';
import { cancellationRows } from '../../views/pages/package/booking/cancellation-rows.ts';
import { changesBetween } from '../../views/pages/package/booking/choice.ts';
import { choiceIn, toId, toTravellers } from '../../views/pages/package/booking/form-fields.ts';

const NOTHING = { traveller: 1, period: null, services: [] };
const BOOKING = { ...NOTHING, valid: false, total: '€1', totalvalue: 1, content: [] };
const start = {
  booking: BOOKING,
  wanted: null,
  sent: null,
  problem: null,
  seen: undefined,
  answers: 0,
};

describe('The parts of a booking', () => {
  it('turns cancellation conditions into ranges without gaps, the earliest first', () => {
    const conditions = [
      { days: 3, percent: 100 },
      { days: 14, percent: 50 },
      { days: 365, percent: 0 },
    ];
    expect(cancellationRows(conditions)).to.deep.equal([
      { from: null, to: 15, percent: 0 },
      { from: 14, to: 4, percent: 50 },
      { from: 3, to: 0, percent: 100 },
    ]);
  });

  it('adds that nothing is due before the earliest condition', () => {
    expect(cancellationRows([{ days: 7, percent: 80 }])).to.deep.equal([
      { from: null, to: 8, percent: 0 },
      { from: 7, to: 0, percent: 80 },
    ]);
    expect(cancellationRows([])).to.deep.equal([]);
  });

  it('takes only whole numbers from 1 to 50 for travellers, and identifiers for identifiers', () => {
    for (const wrong of ['0', '51', '-1', '1.5', '1e1', 'abc', '', null])
      expect(toTravellers(wrong), String(wrong)).to.equal(null);
    expect([toTravellers('1'), toTravellers(' 50 ')]).to.deep.equal([1, 50]);
    expect([toId('7'), toId('0'), toId('-7'), toId('7a'), toId(null)]).to.deep.equal([
      7,
      null,
      null,
      null,
      null,
    ]);
  });

  it('never steps below one traveller or above fifty', () => {
    const step = (traveller: string, intent: string) => {
      const form = new FormData();
      form.set('traveller', traveller);
      form.set('intent', intent);
      return choiceIn(form, NOTHING).traveller;
    };
    expect([step('1', 'minus'), step('50', 'plus'), step('2', 'minus')]).to.deep.equal([1, 50, 1]);
  });

  it('asks only for what differs', () => {
    const to = { traveller: 1, period: 4, services: [2, 3] };
    expect(changesBetween({ traveller: 1, period: null, services: [1, 2] }, to)).to.deep.equal({
      period: 4,
      add: [3],
      remove: [1],
    });
    expect(changesBetween(to, to)).to.deep.equal({ add: [], remove: [] });
  });

  it('keeps a newer choice when the answer to an older one arrives', () => {
    const older = { choice: { ...NOTHING, traveller: 2 }, delay: 0 };
    const newer = { choice: { ...NOTHING, traveller: 3 }, delay: 0 };
    const outcome = { booking: { ...BOOKING, traveller: 2 }, problem: null };
    const state = { ...start, wanted: newer, sent: older };
    const next = reduceBooking(state, { type: 'answered', outcome });
    expect(next.wanted).to.equal(newer);
    expect(next.booking.traveller).to.equal(2);
  });

  it('takes a refused choice back, but keeps one whose answer was lost', () => {
    const wanted = { choice: { ...NOTHING, period: 9 }, delay: 0 };
    const state = { ...start, wanted, sent: wanted };
    const refused = { at: 'period', kind: 'soldOut' } as const;
    const lost = { at: 'period', kind: 'network' } as const;
    const answeredWith = (problem: typeof refused | typeof lost) =>
      reduceBooking(state, { type: 'answered', outcome: { booking: null, problem } });
    expect(answeredWith(refused)).to.include({ wanted: null, problem: refused, answers: 0 });
    expect(answeredWith(lost)).to.include({ wanted, problem: lost });
  });
});
