import { daysBefore } from '../../../shared/dates.ts';
import { type Say, textsOf } from '../texts.ts';
import { component, dateValue, localValue, momentValue, textValue, toFile } from './ics.ts';
import type { PackagePapers } from './order-papers.ts';

const ZONE = 'Africa/Porto-Novo';
/** Benin keeps West Africa Time all year. */
const timezone = component('VTIMEZONE', [
  `TZID:${ZONE}`,
  ...component('STANDARD', [
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'TZNAME:WAT',
  ]),
]);

const STATES = { pending: 'TENTATIVE', paid: 'CONFIRMED', refunded: 'CANCELLED' } as const;
const MEETING_MINUTES = 60;

/**
 * The trip as a calendar file (RFC 5545): all its days, the meeting in Benin's time with an alarm one day before, and each
 * day's activity. The events of an order keep their UIDs, so that a newer file replaces them.
 */
export function createCalendar(order: PackagePapers): string {
  const say = textsOf('calendar', order.language);
  const { activities } = order.trip;
  return toFile(
    component('VCALENDAR', [
      'VERSION:2.0',
      `PRODID:-//${textValue(order.company.name)}//Orders//${order.language.toUpperCase()}`,
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      ...timezone,
      ...tripEvent(order, say),
      ...meetingEvent(order, say),
      ...activities.flatMap((activity, index) => activityEvent(order, activity, index, say)),
    ]),
  );
}

/** What all events of an order have. */
function event(order: PackagePapers, part: string, summary: string, lines: string[]): string[] {
  const { company, language, number, payment, sequence, changedAt } = order;
  return component('VEVENT', [
    `UID:${number}-${part}@${new URL(company.site).hostname}`,
    `DTSTAMP:${momentValue(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${STATES[payment.state]}`,
    `SUMMARY;LANGUAGE=${language}:${textValue(summary)}`,
    ...lines,
  ]);
}

/** All-day events leave the person free: the meeting alone takes time of its day. The end is the day after the last. */
function allDay(first: string, last: string): string[] {
  return [
    `DTSTART;VALUE=DATE:${dateValue(first)}`,
    `DTEND;VALUE=DATE:${dateValue(daysBefore(last, -1))}`,
    'TRANSP:TRANSPARENT',
  ];
}

function tripEvent(order: PackagePapers, say: Say): string[] {
  const { company, trip } = order;
  const summary = say('trip', { name: trip.name, agency: company.name });
  return event(order, 'trip', summary, [
    ...allDay(trip.start, trip.end),
    `DESCRIPTION:${textValue(facts(order, say))}`,
    `URL:${new URL(company.site).href}`,
  ]);
}

function meetingEvent(order: PackagePapers, say: Say): string[] {
  const { meeting, name, start } = order.trip;
  const { location } = meeting;
  return event(order, 'meeting', say('meeting', { name }), [
    `DTSTART;TZID=${ZONE}:${localValue(start, meeting.time)}`,
    `DURATION:PT${MEETING_MINUTES}M`,
    `LOCATION:${textValue(meeting.place)}`,
    ...(location ? [`GEO:${location.lat};${location.lng}`] : []),
    `DESCRIPTION:${textValue(facts(order, say))}`,
    ...component('VALARM', [
      'ACTION:DISPLAY',
      'TRIGGER:-P1D',
      `DESCRIPTION:${textValue(say('tomorrow', { name }))}`,
    ]),
  ]);
}

function activityEvent(
  order: PackagePapers,
  { day, name, place }: PackagePapers['trip']['activities'][number],
  index: number,
  say: Say,
): string[] {
  const date = daysBefore(order.trip.start, 1 - day);
  return event(order, `activity-${index + 1}`, say('day', { day, name }), [
    ...allDay(date, date),
    `LOCATION:${textValue(place)}`,
  ]);
}

/** What one looks up on the road. */
function facts({ company, number, trip }: PackagePapers, say: Say): string {
  const lines = [say('order', { number }), say('emergency', { phone: company.emergencyPhone })];
  if (trip.guide) lines.push(say('guide', { ...trip.guide }));
  return lines.join('\n');
}
