import { hotel } from '../../../hotel/hotel';
import { eq, sql } from 'drizzle-orm';
import type { DeskAct, DeskReservation, DeskRole } from '../../../machines/contract/wire';
import { billActs } from '../../../machines/desk/acts/bill';
import { reservationActs } from '../../../machines/desk/acts/reservation';
import { earliestLeaving, nightActs } from '../../../machines/desk/acts/nights';
import { stayActs } from '../../../machines/desk/acts/stay';
import { datesInWords, eventInWords } from '../../../machines/desk/inWords';
import * as messages from '../../../messages/desk/timeline';
import { holdsRooms } from '../../../machines/reservation/reservationStatus';
import { leavesOn } from '../../../machines/shared/lastNight';
import { formatNaira } from '../../../machines/shared/money';
import { businessDay } from '../../../machines/shared/stay';
import type { Database } from '../../database/database';
import { deskOpening, reservation } from '../../database/schema';
import type { StaffCaller } from '../../contract/handlers';
import type { Context } from '../../context';
import { reservationNotFound } from '../../reservations/errors';
import type { ReservationRow } from '../../reservations/queries';
import { listWithRooms } from '../../reservations/reservationsWithRooms';
import { statusAt } from '../../reservations/status';
import { roomTypeName } from '../../rooms/listRooms';
import { terminalsOf } from '../../books/cardSlips';
import { isUuid } from '../../shared/uuid';
import { offersOf } from '../deskAnswers';
import { billFacts } from '../money/bill';
import { folioOf } from '../money/folio';
import { emailsAbout, type ListedEmail } from './guestEmails';
import { eventsOf } from './reservationReport';
import { deskView } from './deskView';
import { factsNow } from './lockStay';
import { roomsOfStays, stayView } from './stays';
import { freeRoomsByReadiness } from '../rooms/freeRooms';
import { firstMovableNight } from './moveRoom';
import { swapsOf } from './swapRooms';
import { printableText } from '../../shared/printableText';
import { wholeFactsOf } from './reservationActs';
import { wishesOf } from '../wishes';

type ReadingContext = Pick<Context, 'clock' | 'configuration'>;

type Event = Awaited<ReturnType<typeof eventsOf>>[number];

function textIn({ detail }: Event, name: string): string | null {
  const value = detail[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The sums of a transfer that was expected, in words. */
function sumsOf({ kind, detail }: Event): string[] {
  if (kind !== 'desk.transferReceived' && kind !== 'desk.transferDropped') return [];
  const sum = (key: string) => formatNaira(Number(detail[key]));
  return [
    ...(detail.expectedKobo ? [messages.came(sum('amountKobo'), sum('expectedKobo'))] : []),
    ...(detail.receivedKobo ? [messages.isReceived(sum('receivedKobo'))] : []),
    ...(detail.paidKobo ? [messages.paidMeanwhile(sum('paidKobo'))] : []),
  ];
}

function entryOf(event: Event): DeskReservation['timeline'][number] {
  const by = textIn(event, 'by');
  const what = eventInWords(event.kind, by);
  const room = textIn(event, 'room');
  const [before, after] = [textIn(event, 'before'), textIn(event, 'after')];
  const isMove =
    /room(Changed|\.rearranged)$/.test(event.kind) || datesInWords(after ?? '') !== after;
  const moved =
    isMove && before !== null && after !== null
      ? messages.moved(what, datesInWords(before), datesInWords(after))
      : what;
  const details = (['name', 'phone', 'emailAddress'] as const).flatMap((field) => {
    const [former, now] = [textIn(event, `${field}Before`), textIn(event, field)];
    return former === now ? [] : messages.replaced(former ?? messages.none, now ?? messages.none);
  });
  const known = [...details, ...sumsOf(event)];
  const text = known.length > 0 ? messages.listed(moved, known) : moved;
  return {
    at: event.at.toISOString(),
    text: room === null ? text : messages.inRoom(text, room),
    by,
    why: textIn(event, 'why'),
    key: event.actKey,
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
  return (await emailsAbout(database, row)).map((email) => ({
    id: email.id,
    subject: email.subject,
    recipient: email.recipient,
    writtenAt: email.writtenAt.toISOString(),
    sentAt: email.sentAt?.toISOString() ?? null,
    fate: fateOf(email),
  }));
}

/** The rooms that what is left of a stay could be spent in; none once nothing is left. */
async function roomsToMoveTo(
  database: Database,
  context: ReadingContext,
  row: ReservationRow,
  stays: DeskReservation['stays'],
): Promise<DeskReservation['freeRooms']> {
  const today = businessDay(context.clock.now(), hotel.businessDayEnds);
  const left = { checkIn: firstMovableNight(row, today, today), checkOut: leavesOn(row) };
  if (left.checkIn >= left.checkOut || !holdsRooms(statusAt(row, context.clock.now()))) return [];
  const free = await freeRoomsByReadiness(database, context, left);
  const others = free.filter(({ number }) => stays.every(({ room }) => room !== number));
  return others.map(({ number: room, roomType, isReady }) => ({
    room,
    roomType: roomTypeName(roomType),
    isReady,
  }));
}

/**
 * A reservation as the desk sees it, with what somebody of a role may do.
 * @param database of one moment @throws ApiError 404 `reservation_not_found`
 */
export async function deskReservation(
  database: Database,
  context: ReadingContext,
  id: string,
  role: DeskRole,
): Promise<DeskReservation> {
  const now = context.clock.now();
  const [found] = isUuid(id) ? await listWithRooms(database, eq(reservation.id, id), [], 1) : [];
  if (!found) throw reservationNotFound();
  const { row } = found;
  const whole = await wholeFactsOf(database, found, now);
  const view = deskView(found, now);
  const events = await eventsOf(database, id);
  const money = await billFacts(database, context, row);
  const balance = money.price + money.charges;
  const stays: DeskReservation['stays'] = [];
  const acts: DeskAct[] = [];
  const swaps = await swapsOf(database, context, row);
  for (const stay of await roomsOfStays(database, [id])) {
    const canSwap = swaps.some(({ swap }) => swap.room === stay.room);
    const facts = { ...(await factsNow(database, row, stay, now, { balance })), canSwap };
    const earliest = nightActs.shortenStay.refusal(facts) === null ? earliestLeaving(facts) : null;
    stays.push({ ...stayView(stay, facts.occupant), ...(earliest !== null && { earliest }) });
    const ofRoom = { ...stayActs, ...nightActs };
    acts.push(...offersOf(ofRoom, role, facts).map((one) => ({ ...one, room: stay.room })));
  }
  const ofAll = [...offersOf(billActs, role, money), ...offersOf(reservationActs, role, whole)];
  acts.push(...ofAll.map((one) => ({ ...one, room: null })));
  const notes = events.filter(({ kind }) => kind === 'desk.noted').reverse();
  const wishes = await wishesOf(database, context, id);
  return {
    id,
    name: view.name,
    email: view.email,
    phone: view.phone,
    checkIn: view.checkIn,
    checkOut: view.checkOut,
    ...(view.staysUntil !== null && { staysUntil: view.staysUntil }),
    nights: view.nights,
    adults: view.adults,
    children: view.children,
    specialRequest: view.specialRequest,
    createdAt: view.createdAt,
    paymentStatus: view.status,
    refundStatus: view.refundStatus,
    cancelReason: view.cancelReason,
    holdExpiresAt: view.holdExpiresAt,
    revision: row.revision,
    stays,
    terminals: (await terminalsOf(database)).map(({ name }) => name),
    ...(row.roomWish !== null && { roomWish: printableText(row.roomWish) }),
    ...(swaps.length > 0 && { swaps: swaps.map(({ swap }) => swap) }),
    freeRooms: await roomsToMoveTo(database, context, row, stays),
    folio: await folioOf(database, context, found, view.price, { money, role }),
    timeline: events.filter(({ kind }) => kind !== 'desk.noted').map(entryOf),
    emails: await emailsOf(database, row),
    ...(wishes.length > 0 && { wishes }),
    notes: notes.map((event) => ({
      at: event.at.toISOString(),
      by: textIn(event, 'by') ?? '',
      text: textIn(event, 'note') ?? '',
      key: event.actKey,
    })),
    acts,
  };
}

const HOUR_MS = 3_600_000;
/** The reservations that each person has opened in the current hour, forgotten with it. */
const openedBy = new Map<string, { hour: number; ids: Set<string> }>();

/** Counts a reservation that somebody opens for their hour, and not again while they look at it. */
export async function countOpening(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  { staffId }: StaffCaller,
  id: string,
): Promise<void> {
  const hour = Math.floor(clock.now().getTime() / HOUR_MS) * HOUR_MS;
  const before = openedBy.get(staffId);
  const ids = before?.hour === hour ? before.ids : new Set<string>();
  if (ids.has(id)) return;
  openedBy.set(staffId, { hour, ids: ids.add(id) });
  await database
    .insert(deskOpening)
    .values({ staffId, hour: new Date(hour), guests: 1 })
    .onConflictDoUpdate({
      target: [deskOpening.staffId, deskOpening.hour],
      set: { guests: sql`${deskOpening.guests} + 1` },
    });
}
