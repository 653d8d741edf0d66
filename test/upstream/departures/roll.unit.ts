import { expect } from 'chai';
import { addDays, nextWeekday, today, weekdayOf } from '../../../upstream/calendar.ts';
import { offeredPeriods } from '../../../upstream/departures/offer.store.ts';
import { rollDepartures } from '../../../upstream/departures/roll.ts';
import { importContent } from '../../../upstream/import/content.ts';
import { agency, temporaryFolder, validContent, writeContent } from '../support/content.ts';
import { emptyDatabase } from '../support/database.ts';

async function filled() {
  const database = await emptyDatabase();
  await importContent({
    database,
    content: writeContent(validContent()),
    mediaFolder: temporaryFolder(),
    agency,
  });
  return database;
}
const starts = (periods: { start: string }[]) => periods.map(({ start }) => start);

describe('The calendar', () => {
  it('is the one of Benin: its day begins at eleven in the evening UTC', () => {
    expect(today(() => new Date('2026-11-20T22:59:59Z'))).to.equal('2026-11-20');
    expect(today(() => new Date('2026-11-20T23:00:00Z'))).to.equal('2026-11-21');
  });

  it('counts over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).to.equal('2027-01-01');
    expect(addDays('2028-02-28', 1)).to.equal('2028-02-29');
    expect(weekdayOf('2026-11-22')).to.equal(7);
    expect(nextWeekday('2026-11-21', 6)).to.equal('2026-11-21');
    expect(nextWeekday('2026-11-22', 6)).to.equal('2026-11-28');
  });
});

describe('The departures', () => {
  it('fall on the first such weekday at least so many days ahead, and end after the days of the package', async () => {
    const database = await filled();
    expect(await rollDepartures(database, '2026-11-20')).to.equal(3);
    const periods = await offeredPeriods(database, new Date('2026-11-20T09:00:00Z'));
    expect(starts(periods)).to.deep.equal(['2026-12-05', '2027-01-23', '2027-03-20']);
    expect(periods[0]?.end).to.equal('2026-12-08');
    expect(periods.map(({ price }) => price)).to.deep.equal([89_050, 95_000, 89_050]);
    expect(periods.map(({ places }) => places)).to.deep.equal([4, 2, 0]);
    await database.destroy();
  });

  it('stay as they are until a week before their start', async () => {
    const database = await filled();
    await rollDepartures(database, '2026-11-20');
    expect(await rollDepartures(database, '2026-11-28')).to.equal(0);
    await database.destroy();
  });

  it('give way to a new one from six days before on; the old row stays', async () => {
    const database = await filled();
    await rollDepartures(database, '2026-11-20');
    expect(await rollDepartures(database, '2026-11-29')).to.equal(1);
    expect(starts(await offeredPeriods(database, new Date('2026-11-29T09:00:00Z')))).to.deep.equal([
      '2026-12-19',
      '2027-01-23',
      '2027-03-20',
    ]);
    const old = await database
      .selectFrom('period')
      .select(['id', 'start_day'])
      .where('id', '=', 1)
      .executeTakeFirst();
    expect(old?.start_day).to.equal('2026-12-05');
    await database.destroy();
  });

  it('are all in the future after a year without a start, with new ids', async () => {
    const database = await filled();
    await rollDepartures(database, '2026-11-20');
    expect(await rollDepartures(database, '2027-11-20')).to.equal(3);
    const periods = await offeredPeriods(database, new Date('2027-11-20T09:00:00Z'));
    expect(periods.map(({ id }) => id)).to.deep.equal([4, 5, 6]);
    await database.destroy();
  });

  it('of one package never leave on the same day, whatever day it is', async () => {
    const database = await filled();
    for (let day = '2026-11-20'; day < '2027-11-20'; day = addDays(day, 1))
      await rollDepartures(database, day);
    const rows = await database.selectFrom('period').select(['package_id', 'start_day']).execute();
    const days = rows.map((row) => `${row.package_id} ${row.start_day}`);
    expect(new Set(days).size).to.equal(days.length);
    expect(days.length).to.be.greaterThan(20);
    await database.destroy();
  }).timeout(10_000);
});
