import { formatPeriod, formatWeekday, lengthInDays } from '../../../shared/dates.ts';
import { CLOTH } from '../sheet.ts';
import { textsOf } from '../texts.ts';
import { drawLines } from './lines.ts';
import { nameOf, oneLine, type PackagePapers } from './order-papers.ts';
import { LEFT, onePage, type Paper, RIGHT, WHOLE } from './paper.ts';

/**
 * What a traveller carries: dates, meeting point, guide, emergency number, what is included and paid. One A4 page, tagged,
 * in the language of the order; throws `PaperRefused` where it cannot be made.
 */
export function createVoucher(order: PackagePapers): Promise<Buffer> {
  const say = textsOf('voucher', order.language);
  return onePage(order, say('title'), (paper) => {
    drawTrip(paper, order);
    drawMeeting(paper, order);
    paper.beside(
      () => {
        paper.heading(say('includes'), LEFT);
        paper.list(order.trip.includes, LEFT);
      },
      () => {
        paper.heading(say('carry.title'), RIGHT);
        const carry = ['passport', 'visa', 'vaccination', 'insurance', 'voucher'] as const;
        paper.list(
          carry.map((item) => say(`carry.${item}`)),
          RIGHT,
        );
      },
    );
    paper.gap(8);
    drawLines(paper);
  });
}

function drawTrip(paper: Paper, order: PackagePapers): void {
  const { language, payment, trip } = order;
  const say = textsOf('voucher', language);
  const { sheet } = paper;
  if (payment.state !== 'paid') {
    const warning = paper.style('strong', 12, { colour: CLOTH.laterite });
    sheet.text('P', say(`invalid.${payment.state}`), warning);
    paper.gap(4);
  }
  sheet.text('P', oneLine(trip.name), paper.style('strong', 15, { colour: CLOTH.indigo }));
  const days = say('days', { count: lengthInDays(trip.start, trip.end) });
  const dates = `${formatPeriod(trip.start, trip.end, language)} · ${days}`;
  sheet.text('P', dates, paper.style('strong', 12));
  paper.gap(8);
  paper.row([{ label: say('booked'), value: nameOf(order) }, ...paper.states()]);
  const travellers = say('travellers', { count: trip.travellers });
  const names = trip.names.map(oneLine).join(', ');
  const who = names ? say('party', { travellers, names }) : travellers;
  paper.facts([{ label: say('who'), value: who }], WHOLE);
  paper.gap(3);
  sheet.stitch(CLOTH.laterite, sheet.y);
  paper.gap(9);
}

function drawMeeting(paper: Paper, { company, language, trip }: PackagePapers): void {
  const say = textsOf('voucher', language);
  const { guide, meeting } = trip;
  const day = formatWeekday(trip.start, language);
  const time = say('when', { day, time: meeting.time });
  const { location } = meeting;
  const where = location ? `\n${location.lat.toFixed(4)}, ${location.lng.toFixed(4)}` : '';
  paper.beside(
    () => {
      paper.heading(say('meeting'), LEFT);
      const place = `${oneLine(meeting.place)}${where}`;
      paper.facts(
        [
          { label: say('time'), value: time, isStrong: true },
          { label: say('place'), value: place },
        ],
        LEFT,
      );
    },
    () => {
      paper.heading(say('help'), RIGHT);
      const known = guide
        ? [{ label: say('guide'), value: oneLine(`${guide.name}, ${guide.phone}`) }]
        : [];
      const emergency = { label: say('emergency'), value: company.emergencyPhone, isStrong: true };
      paper.facts([emergency, ...known], RIGHT);
    },
  );
  paper.gap(6);
}
