import { writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import type { DeskContext } from '../../desk/context';
import type { DeskView } from '../../desk/stays/deskView';
import { reservationReport } from '../../desk/stays/reservationReport';
import {
  exportReservations,
  findReservationId,
  findReservations,
  listDay,
  type DayList,
} from '../../desk/stays/reservations';
import { printableText } from '../../shared/printableText';
import { countInWords, section } from '../../shared/textTable';
import { UsageError } from '../cliArguments';
import { reportReservation, reservationTable } from '../reservationInWords';
import { report, success, failure, type CommandOutcome, type StaffCommand } from '../staffCommand';

const WHICH_RESERVATION = 'Which reservation? Its id, or the first eight characters of it.';

/** Does something with the reservation of an id, or its beginning; says so where that isn't exactly one. */
export async function withReservation(
  { database }: DeskContext,
  id: string,
  work: (reservationId: string) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const found = await findReservationId(database, id);
  return found === null ? noReservation(id) : work(found);
}

function noReservation(id: string): CommandOutcome {
  return failure(
    `There is no reservation ${id}, or more than one. Look for it: npm run hotel -- reservations find TEXT`,
  );
}

const NO_REQUEST = 'nothing';

function dayInWords(title: string, { date, reservations }: DayList): string {
  const requests = reservations
    .filter(({ specialRequest }) => specialRequest !== NO_REQUEST)
    .map(({ name, specialRequest }) => [name, printableText(specialRequest)]);
  return [
    `${countInWords(reservations.length, title)} on ${date}`,
    ...reservationTable(reservations),
    ...section('Special requests', ['Name', 'Request'], requests),
  ].join('\n');
}

function onADay(
  word: string,
  title: string,
  help: string,
  day: 'checkIn' | 'checkOut',
): StaffCommand {
  return {
    words: [word],
    takes: '[DATE] [--json]',
    help,
    read: (typed) => {
      const date = typed.optionalDateWord(0);
      return async (desk) => {
        const found = await listDay(desk, day, date);
        return report(found.reservations, dayInWords(title, found));
      };
    },
  };
}

const columns = [
  'id',
  'status',
  'refundStatus',
  'cancelReason',
  'checkIn',
  'checkOut',
  'nights',
  'rooms',
  'roomTypes',
  'adults',
  'children',
  'name',
  'email',
  'phone',
  'specialRequest',
  'price',
  'total',
  'vat',
  'serviceCharge',
  'paymentReference',
  'createdAt',
] as const satisfies readonly (keyof DeskView)[];

/**
 * Reservations as CSV, with the byte order mark by which Excel reads it as UTF-8. Guests' input is escaped, so that it
 * can't become a spreadsheet formula.
 */
export function asCsv(views: readonly DeskView[]): string {
  const records = views.map((view) => ({ ...view, rooms: view.rooms.join(' ') }));
  return stringify(records, {
    columns: [...columns],
    header: true,
    bom: true,
    escape_formulas: true,
  });
}

export const reservationCommands: readonly StaffCommand[] = [
  onADay(
    'arrivals',
    'arrival',
    'Who comes on a day, today unless another is given: rooms, names, telephone numbers, special requests, and who has not paid yet.',
    'checkIn',
  ),
  onADay(
    'departures',
    'departure',
    'Who leaves on a day, today unless another is given.',
    'checkOut',
  ),
  {
    words: ['reservations', 'find'],
    takes: 'TEXT [--json]',
    help: 'The newest reservations, at most fifty, whose id begins so, or in whose name, email addresses or telephone number every word stands. Accents, case, the order of the words, and how a number is written make no difference.',
    read: (typed) => {
      const text = typed.word(0, 'What shall be looked for? A name, an email address, an id …');
      return async (desk) => {
        const views = await findReservations(desk, text);
        const lines = [countInWords(views.length, 'reservation'), ...reservationTable(views)];
        return report(views, lines.join('\n'));
      };
    },
  },
  {
    words: ['reservations', 'show'],
    takes: 'ID [--json]',
    help: 'All that is known of one reservation: stay, rooms, payments, refunds, cases and everything that happened, with who did it and why.',
    read: (typed) => {
      const id = typed.word(0, WHICH_RESERVATION);
      return (desk) =>
        withReservation(desk, id, async (found) => {
          const full = await reservationReport(desk.database, found, desk.clock.now());
          return report(full, reportReservation(full));
        });
    },
  },
  {
    words: ['reservations', 'export'],
    takes: '--from DATE --to DATE [--format csv|json] [--file FILE] --by NAME',
    help: 'All reservations that check in from one day to another, both included, as CSV or JSON, to a file or to the screen. They are personal: who took them out is kept.',
    read: (typed) => {
      const from = typed.date('from', 'From which check-in day? --from 2026-03-01');
      const to = typed.date('to', 'To which check-in day? --to 2026-03-31');
      if (to < from) throw new UsageError('--to is before --from.');
      const format =
        typed.optional('format') === null ? 'csv' : typed.oneOf('format', ['csv', 'json'], '');
      const file = typed.optional('file');
      const person = typed.person();
      return async (desk) => {
        const views = await exportReservations(desk, { from, to }, person);
        const text = format === 'csv' ? asCsv(views) : JSON.stringify(views, null, 2);
        if (file === null) return success(text.trimEnd());
        await writeFile(file, text, { mode: 0o600 });
        return success(`${countInWords(views.length, 'reservation')} written to ${file}.`);
      };
    },
  },
];
