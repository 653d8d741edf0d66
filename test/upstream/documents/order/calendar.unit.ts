import { expect } from 'chai';
import ICAL from 'ical.js';
import { languages } from '../../../../shared/i18n/languages.ts';
import { createCalendar } from '../../../../upstream/documents/order/calendar.ts';
import { packageOrder } from './samples.ts';

/** Reads a calendar file with another program than the one that wrote it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (!zone) expect.fail('no time zone');
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  const find = (part: string) => {
    const found = events.find(({ uid }) => uid.includes(`-${part}@`));
    return found ?? expect.fail(`no event ${part}`);
  };
  return { calendar, zone, events, find };
}
const property = (event: ICAL.Event, name: string) => event.component.getFirstPropertyValue(name);

describe('The calendar file of a trip', () => {
  const order = packageOrder('fr');
  const file = createCalendar(order);
  const { calendar, zone, events, find } = read(file);

  it('has one event for the trip, one for the meeting and one for each activity', () => {
    expect(calendar.getFirstPropertyValue('version')).to.equal('2.0');
    expect(calendar.getFirstPropertyValue('method')).to.equal('PUBLISH');
    expect(events.map(({ uid }) => uid)).to.deep.equal([
      'KW-2026-000123-trip@kwabo.example',
      'KW-2026-000123-meeting@kwabo.example',
      'KW-2026-000123-activity-1@kwabo.example',
      'KW-2026-000123-activity-2@kwabo.example',
      'KW-2026-000123-activity-3@kwabo.example',
    ]);
  });

  it('shows the trip on all its days, the last included', () => {
    const trip = find('trip');
    expect(trip.startDate.isDate).to.equal(true);
    expect(trip.startDate.toString()).to.equal('2027-02-06');
    expect(trip.endDate.toString()).to.equal('2027-02-13');
    expect(trip.summary).to.equal('Côte et mémoire avec Kwabo');
    expect(trip.description).to.equal(
      'Commande KW-2026-000123\nNuméro d’urgence\u00a0: +229 01 99 88 77 66\nGuide\u00a0: Félicité Houessou, +229 01 11 22 33 44',
    );
    expect(property(trip, 'transp')).to.equal('TRANSPARENT');
  });

  it('shows the meeting at its hour in Benin, with place, position and an alarm the day before', () => {
    const meeting = find('meeting');
    expect(meeting.component.getFirstProperty('dtstart')?.getParameter('tzid')).to.equal(
      'Africa/Porto-Novo',
    );
    expect(zone.getFirstPropertyValue('tzid')).to.equal('Africa/Porto-Novo');
    expect(meeting.startDate.toString()).to.equal('2027-02-06T15:00:00');
    // One hour before Benin's, by the zone of the file itself and by that of the machine's tables.
    const moment = meeting.startDate.convertToZone(ICAL.Timezone.utcTimezone);
    expect(moment.toString()).to.equal('2027-02-06T14:00:00Z');
    const hour = new Intl.DateTimeFormat('en-GB', {
      timeStyle: 'short',
      timeZone: 'Africa/Porto-Novo',
    }).format(new Date(moment.toString()));
    expect(hour).to.equal('15:00');
    expect(meeting.duration.toSeconds()).to.equal(3600);
    // The reader forgives a comma that is not escaped; other programs see two values.
    expect(file).to.include('LOCATION:Cotonou\\, à l’aéroport');
    expect(meeting.location).to.equal('Cotonou, à l’aéroport ou à votre hôtel');
    expect(property(meeting, 'geo')).to.deep.equal([6.3654, 2.4183]);
    const alarms = meeting.component.getAllSubcomponents('valarm');
    expect(alarms).to.have.length(1);
    expect(alarms[0]?.getFirstPropertyValue('action')).to.equal('DISPLAY');
    expect(String(alarms[0]?.getFirstPropertyValue('trigger'))).to.equal('-P1D');
  });

  it('shows each activity on its day', () => {
    const days = order.trip.activities.map((_, index) => {
      const { startDate, endDate, summary, location } = find(`activity-${index + 1}`);
      return [startDate.toString(), endDate.toString(), summary, location];
    });
    expect(days).to.deep.equal([
      ['2027-02-06', '2027-02-07', 'Jour 1\u00a0: Arriver à Cotonou', 'Cotonou'],
      [
        '2027-02-07',
        '2027-02-08',
        'Jour 2\u00a0: Le lac Nokoué, puis l’ouest',
        'Cotonou – Ganvié – Ouidah',
      ],
      ['2027-02-12', '2027-02-13', 'Jour 7\u00a0: Retour', 'Grand-Popo – Cotonou'],
    ]);
  });

  it('counts days over the end of a month and a leap day', () => {
    const leap = packageOrder('en');
    leap.trip = { ...leap.trip, start: '2028-02-28', end: '2028-03-05' };
    const { find: at } = read(createCalendar(leap));
    expect(at('activity-2').startDate.toString()).to.equal('2028-02-29');
    expect(at('activity-3').startDate.toString()).to.equal('2028-03-05');
    expect(at('trip').endDate.toString()).to.equal('2028-03-06');
  });

  it('keeps its UIDs when the order changes, with a higher sequence and a later stamp', () => {
    const at = '2027-01-02T10:00:00.500Z';
    const newer = read(
      createCalendar({
        ...order,
        payment: { state: 'refunded', at },
        sequence: 3,
        changedAt: at,
        trip: { ...order.trip, start: '2027-02-13', end: '2027-02-19' },
      }),
    );
    expect(newer.events.map(({ uid }) => uid)).to.deep.equal(events.map(({ uid }) => uid));
    for (const event of events) {
      expect(event.sequence).to.equal(2);
      expect(property(event, 'status')).to.equal('CONFIRMED');
      expect(String(property(event, 'dtstamp'))).to.equal('2026-11-20T09:12:00Z');
    }
    for (const event of newer.events) {
      expect(event.sequence).to.equal(3);
      expect(property(event, 'status')).to.equal('CANCELLED');
      expect(String(property(event, 'dtstamp'))).to.equal('2027-01-02T10:00:00Z');
    }
    expect(createCalendar(order)).to.equal(file);
  });

  it('is written in the language of the order', () => {
    const [english, , german] = languages.map(
      (language) => read(createCalendar(packageOrder(language))).find('meeting').summary,
    );
    expect(english).to.equal('Meeting point: Côte et mémoire');
    expect(german).to.equal('Treffpunkt: Côte et mémoire');
  });

  it('folds at 75 octets, never inside of a letter, and ends every line with CRLF', () => {
    const name = 'Fɔngbè ɖò ɛ 🥁 '.repeat(20).trim();
    const long = { ...order, trip: { ...order.trip, name } };
    const written = createCalendar(long);
    expect(written.endsWith('\r\n')).to.equal(true);
    expect(written.replaceAll('\r\n', '')).to.not.match(/[\r\n]/);
    const lines = written.split('\r\n');
    const octets = lines.map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).to.be.within(73, 75);
    // Each line alone is whole letters: decoding it as strictly as can be loses nothing.
    const strict = new TextDecoder('utf-8', { fatal: true });
    for (const line of lines) expect(strict.decode(Buffer.from(line))).to.equal(line);
    expect(written).to.not.include('\ufffd');
    expect(read(written).find('trip').summary).to.equal(`${name} avec Kwabo`);
  });

  it('lets no text become a line of its own or end early', () => {
    const place = 'Bar; "Chez, Léa" \\n\r\nATTACH:https://evil.example\u0000\u007f\rX-A:1';
    const { meeting } = order.trip;
    const named = { ...order, trip: { ...order.trip, meeting: { ...meeting, place } } };
    const event = read(createCalendar(named)).find('meeting');
    expect(event.location).to.equal('Bar; "Chez, Léa" \\n\nATTACH:https://evil.example  \nX-A:1');
    expect(event.component.getFirstProperty('attach')).to.equal(null);
    expect(event.component.getFirstProperty('x-a')).to.equal(null);
  });

  it('does without guide and position', () => {
    const { meeting } = order.trip;
    const trip = { ...order.trip, guide: null, meeting: { ...meeting, location: null } };
    const { find: at } = read(createCalendar({ ...order, trip }));
    expect(property(at('meeting'), 'geo')).to.equal(null);
    expect(at('trip').description).to.not.include('Guide');
  });
});
