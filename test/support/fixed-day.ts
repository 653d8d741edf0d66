import type { Page } from 'puppeteer';

/** A Monday in winter, at noon in Benin. */
const START = Date.parse('2027-01-11T11:00:00Z');

/**
 * From now on it is that day, here and so for every server of this process; time goes on from there. Answers the
 * function that brings the real day back.
 */
export function holdDay(): () => void {
  const RealDate = Date;
  const offset = START - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      // Called with nothing it is now; the type knows only that way, the constructor takes all of them.
      if (given.length === 0) super(RealDate.now() + offset);
      else super(...given);
    }
    static override now() {
      return RealDate.now() + offset;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

/** The same day in a page: its documents begin with it. */
export async function holdDayIn(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(`{
    const RealDate = Date;
    const offset = ${START} - RealDate.now();
    globalThis.Date = class extends RealDate {
      constructor(...given) {
        if (given.length === 0) super(RealDate.now() + offset);
        else super(...given);
      }
      static now() { return RealDate.now() + offset; }
    };
  }`);
}
