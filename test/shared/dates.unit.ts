import { expect } from 'chai';
import { daysBefore, formatPeriod, formatWeekday, lengthInDays } from '../../shared/dates.ts';

describe('Calendar days', () => {
  it('are counted over months, years and changes of the clock', () => {
    expect(lengthInDays('2026-12-30', '2027-01-02')).to.equal(4);
    expect(lengthInDays('2027-03-27', '2027-03-30')).to.equal(4);
    expect(daysBefore('2027-03-01', 1)).to.equal('2027-02-28');
  });

  it('say once what both ends of a period share', () => {
    expect(formatPeriod('2027-02-06', '2027-02-14', 'en')).to.equal('Sat 6 – Sun 14 February 2027');
    expect(formatPeriod('2026-12-30', '2027-01-02', 'en')).to.match(/2026 – .*2027/);
  });

  it('stand with their weekdays', () => {
    expect(formatWeekday('2027-02-06', 'en')).to.equal('Saturday 6 February 2027');
    expect(formatWeekday('2027-02-06', 'fr')).to.equal('samedi 6 février 2027');
    expect(formatWeekday('2027-02-06', 'de')).to.equal('Samstag, 6. Februar 2027');
  });
});
