import { and, eq, inArray } from 'drizzle-orm';
import type { DeskAct, DeskFolio, DeskReservation, DeskRole } from '../../machines/contract/wire';
import { paymentRefusal, type StayAct } from '../../machines/desk/permissions';
import { paymentFacts } from './takePayment';
import * as messages from '../../messages/desk/timeline';
import { nairaFromKobo, type Kobo } from '../../machines/shared/money';
import type { Database } from '../database/database';
import { readAtOnce } from '../database/readAtOnce';
import { paymentAttempt, refund, reservation } from '../database/schema';
import { attemptStatusesWith } from '../database/attemptStatus';
import { refundStatusesWith } from '../database/refundStatus';
import { movementsOf } from '../payments/cashBook';
import { printableText } from '../shared/printableText';
import type { Context } from '../context';
import { reservationNotFound } from '../reservations/errors';
import type { ReservationRow } from '../reservations/queries';
import { isUuid } from '../shared/uuid';
import { listEmails, type ListedEmail } from './guestEmails';
import { paidWith, reportNow, type ReservationReport } from './reservationReport';
import {
  actsOf,
  areNightsSold,
  balanceOf,
  factsOf,
  occupantOf,
  roomsOfStays,
  stayView,
} from './stays';

const actsWithRoom: readonly StayAct[] = ['checkIn', 'checkOut', 'noShow', 'undo'];

type Event = ReservationReport['events'][number];

type FolioLine = DeskFolio['lines'][number];

/** The money of a reservation: what was credited and what the desk took, and what went back. */
async function folioOf(
  database: Database,
  row: ReservationRow,
  price: string,
  now: Date,
): Promise<DeskFolio> {
  const lineOf = (kind: FolioLine['kind'], at: Date, text: string, kobo: Kobo) => ({
    line: { at: at.toISOString(), kind, text, amount: nairaFromKobo(kobo) },
    kind,
    kobo,
  });
  const attempts = await database
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.reservationId, row.id),
        inArray(paymentAttempt.status, attemptStatusesWith('pays')),
      ),
    );
  const refunds = await database
    .select({ refund })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .where(
      and(
        eq(paymentAttempt.reservationId, row.id),
        inArray(paymentAttempt.status, attemptStatusesWith('pays')),
        inArray(refund.status, refundStatusesWith('returns')),
      ),
    );
  const movements = await movementsOf(database, row.id);
  const lines = [
    lineOf('price', row.createdAt, price, row.totalKobo),
    ...attempts.map(({ updatedAt, amountKobo, provider, channel }) =>
      lineOf('payment', updatedAt, paidWith(provider, channel), amountKobo),
    ),
    ...movements.map(({ kind, at, method, by, amountKobo }) =>
      lineOf(kind === 'taken' ? 'payment' : 'refund', at, `${method}, ${by}`, amountKobo),
    ),
    ...refunds.map(({ refund: { requestedAt, reason, amountKobo } }) =>
      lineOf('refund', requestedAt, printableText(reason), amountKobo),
    ),
  ];
  const sum = (wanted: FolioLine['kind']) =>
    nairaFromKobo(lines.reduce((all, { kind, kobo }) => all + (kind === wanted ? kobo : 0), 0));
  return {
    price: nairaFromKobo(row.totalKobo),
    paid: sum('payment'),
    returned: sum('refund'),
    balance: nairaFromKobo(balanceOf(row, now)),
    lines: lines
      .map(({ line }) => line)
      .sort((one, two) => Date.parse(one.at) - Date.parse(two.at)),
  };
}

function textIn({ detail }: Event, name: string): string | null {
  const value = detail[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function entryOf(event: Event): DeskReservation['timeline'][number] {
  const what = messages.events[event.what] ?? event.what;
  const room = textIn(event, 'room');
  const [before, after] = [textIn(event, 'before'), textIn(event, 'after')];
  const isMove = event.what === 'staff.roomChanged' && before !== null && after !== null;
  const moved = isMove ? messages.moved(what, before, after) : what;
  return {
    at: event.at,
    text: room === null ? moved : messages.inRoom(what, room),
    by: textIn(event, 'by'),
    why: textIn(event, 'why'),
  };
}

const fateOf = ({ sentAt, nextTryAt }: ListedEmail) => {
  if (sentAt !== null) return 'sent';
  return nextTryAt === null ? 'givenUp' : 'waiting';
};

/** The emails to the reservation's guest since it was made. */
async function emailsOf(
  database: Database,
  row: ReservationRow,
): Promise<DeskReservation['emails']> {
  const listed = row.accountEmail === '' ? [] : await listEmails(database, row.accountEmail);
  return listed
    .filter(({ writtenAt }) => writtenAt >= row.createdAt)
    .map((email) => ({
      id: email.id,
      subject: email.subject,
      recipient: email.recipient,
      writtenAt: email.writtenAt.toISOString(),
      sentAt: email.sentAt?.toISOString() ?? null,
      fate: fateOf(email),
    }));
}

/** Whether a payment can be taken, which is about no single room. */
async function moneyActs(database: Database, row: ReservationRow, now: Date): Promise<DeskAct[]> {
  const why = paymentRefusal(await paymentFacts(database, row, now))?.why ?? null;
  return [{ act: 'takePayment', room: null, isAllowed: why === null, why }];
}

/**
 * A reservation as the desk sees it, as of one moment, with what somebody of a role may do.
 * @throws ApiError 404 `reservation_not_found`
 */
export function deskReservation(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  id: string,
  role: DeskRole,
): Promise<DeskReservation> {
  return readAtOnce(database, (tx) => readReservation(tx, id, role, clock.now()));
}

async function readReservation(
  database: Database,
  id: string,
  role: DeskRole,
  now: Date,
): Promise<DeskReservation> {
  if (!isUuid(id)) throw reservationNotFound();
  const [row] = await database.select().from(reservation).where(eq(reservation.id, id));
  if (!row) throw reservationNotFound();
  const report = await reportNow(database, id, now);
  const stays: DeskReservation['stays'] = [];
  const acts: DeskAct[] = [];
  for (const stay of await roomsOfStays(database, [id])) {
    const occupant = await occupantOf(database, stay);
    const sold = await areNightsSold(database, row, stay, now);
    const facts = factsOf(row, stay, now, { occupant, areNightsSold: sold });
    stays.push(stayView(stay, occupant));
    acts.push(...actsOf(actsWithRoom, role, facts));
  }
  const notes = report.events.filter(({ what }) => what === 'desk.noted').reverse();
  return {
    id,
    name: report.name,
    email: report.email,
    phone: report.phone,
    checkIn: report.checkIn,
    checkOut: report.checkOut,
    nights: report.nights,
    adults: report.adults,
    children: report.children,
    specialRequest: report.specialRequest,
    createdAt: report.createdAt,
    paymentStatus: report.status,
    refundStatus: report.refundStatus,
    cancelReason: report.cancelReason,
    holdExpiresAt: report.holdExpiresAt,
    stays,
    folio: await folioOf(database, row, report.price, now),
    timeline: report.events.filter(({ what }) => what !== 'desk.noted').map(entryOf),
    emails: await emailsOf(database, row),
    notes: notes.map((event) => ({
      at: event.at,
      by: textIn(event, 'by') ?? '',
      text: textIn(event, 'note') ?? '',
    })),
    acts: [
      ...acts,
      ...(await moneyActs(database, row, now)),
      { act: 'note', room: null, isAllowed: true, why: null },
    ],
  };
}
