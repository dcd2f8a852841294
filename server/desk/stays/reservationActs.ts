import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';
import { sentRefusal } from '../../../machines/desk/acts/act';
import { hotel } from '../../../hotel/hotel';
import { reservationActs, type ReservationFacts } from '../../../machines/desk/acts/reservation';
import { firstNightEnd, stayActs } from '../../../machines/desk/acts/stay';
import type { LastEvent } from '../../../machines/desk/inWords';
import type { EventKind } from '../../../machines/reservation/eventKind';
import { validateGuestDetails } from '../../../machines/reservation/reservationForm';
import { deskHold } from '../../../machines/desk/deskHold';
import { isKept, isPaid } from '../../../machines/reservation/reservationStatus';
import { koboFromNaira } from '../../../machines/shared/money';
import { leavesOn } from '../../../machines/shared/lastNight';
import { addDays, businessDay, lagosToday, nightsBetween } from '../../../machines/shared/stay';
import type { StayDates } from '../../../machines/shared/stayDates';
import { typedEmail, typedName, typedPhone } from '../../../machines/shared/typedText';
import * as errors from '../../../messages/desk/errors';
import { assertAllowed, RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { reservation, reservationEvent, roomNight, roomStay } from '../../database/schema';
import { enqueueEmail, NO_RECIPIENT } from '../../email/outbox';
import { cancelLocked } from '../../reservations/cancelReservation';
import { checkModification } from '../../reservations/checkRequest';
import { unlinked } from '../../email/guestName';
import {
  contactChangedEmail,
  datesMovedEmail,
  priceReducedEmail,
} from '../../reservations/emails/stayEmails';
import { searchTextWithFormer } from '../../reservations/guestSearch';
import { datesIn, modifyLocked, moveRooms } from '../../reservations/modifyReservation';
import {
  allocationsOf,
  lastEvent,
  lockReservation,
  type ReservationRow,
} from '../../reservations/queries';
import { priceOfStay } from '../../reservations/pricing/priceOfStay';
import { pricedBy } from '../../reservations/pricing/priceRooms';
import { amountDue, statusAt } from '../../reservations/status';
import { withRooms, type ReservationWithRooms } from '../../reservations/reservationsWithRooms';
import { roomPricesOn } from '../../rooms/roomPrices';
import { priceDue } from '../money/bill';
import { settleIfPaid, waivePrice } from '../money/waivePrice';
import { DESK_ACCOUNT } from '../context';
import { actedBy } from '../../staff/auditLog';
import { lastChangeIn, performAct, recordDeskEvent } from '../deskAnswers';
import type { Acting, ActHandlers, RequestOf } from '../deskAnswers';
import { sendDocument } from './documents';
import { addressNow, emailsAbout, resendEmail } from './guestEmails';
import { freeRooms } from '../rooms/freeRooms';
import { requireShareOfHolds } from './bookAtDesk';
import { firstMovableNight, moveRoom, roomNumbered } from './moveRoom';
import { refundByStaff, releaseStay, type BackAtDesk } from '../money/refunds';
import { datesOfRoom, factsOf, roomsOfStays, type RoomOfStay } from './stays';

/** The last change of a reservation, and the staff member who made it. */
export async function findLastChange(database: Database, row: ReservationRow): Promise<LastEvent> {
  const last = await lastEvent(database, row.id, ne(reservationEvent.kind, 'desk.noted'));
  return lastChangeIn(last ?? { kind: '', at: row.createdAt, detail: {} });
}

/** Facts that decide which acts a whole reservation allows. */
export async function wholeFactsOf(
  database: Database,
  { row, allocations, isUnderReview }: ReservationWithRooms,
  now: Date,
): Promise<ReservationFacts> {
  const isIts = eq(roomStay.reservationId, row.id);
  const today = lagosToday(now);
  // Who left early has none of these any more.
  const ahead = await database
    .select({ room: roomNight.roomNumber, night: roomNight.night })
    .from(roomNight)
    .where(and(eq(roomNight.reservationId, row.id), gte(roomNight.night, today)))
    .orderBy(asc(roomNight.night), asc(roomNight.roomNumber));
  return {
    ...statusAt(row, now),
    last: await findLastChange(database, row),
    hasRooms: allocations.length > 0,
    isFree: row.totalKobo === 0 && allocations.length > 0,
    isUnderReview,
    isBegun: (await database.$count(roomStay, isIts)) > 0,
    isInHouse: (await database.$count(roomStay, and(isIts, eq(roomStay.state, 'inHouse')))) > 0,
    isFirstNightOver: now >= firstNightEnd(row.checkIn, hotel.checkOutUntil),
    nights: {
      rooms: [...new Set(ahead.map(({ room }) => room))],
      from: ahead[0]?.night ?? today,
      until: addDays(ahead.at(-1)?.night ?? today, 1),
    },
  };
}

/** Within this long, in milliseconds, an email that is sent again by two is sent once, and its copy is not. */
const RESENT_JUST_NOW = 10 * 60_000;

/** Moves a paid stay to dates at which as many nights in its rooms cost the same, and tells the guest. */
async function movePaid(acting: Acting, { checkIn, checkOut }: StayDates): Promise<void> {
  const { tx, context, row } = acting;
  const nights = nightsBetween(row.checkIn, row.checkOut);
  if (nightsBetween(checkIn, checkOut) !== nights) {
    throw new RefusalError({ code: 'otherNights', facts: { nights } });
  }
  const lines = await allocationsOf(tx, row.id);
  const allocations = pricedBy(await roomPricesOn(tx, checkIn), lines);
  const { total } = priceOfStay({ row: { ...row, checkIn, checkOut }, allocations });
  if (total !== row.totalKobo) {
    throw new RefusalError({ code: 'otherPrice', facts: { price: total, paid: row.totalKobo } });
  }
  const dates = { before: datesIn(row), after: datesIn({ checkIn, checkOut }) };
  const moved = await changeRow(acting, { checkIn, checkOut }, 'desk.changeDates', dates);
  await moveRooms(tx, context, moved, lines);
  await enqueueEmail(tx, context, datesMovedEmail(moved));
}

/** Changes what the lifecycle does not ask about, and writes it down. */
async function changeRow(
  acting: Acting,
  change: Partial<ReservationRow>,
  kind: EventKind,
  detail?: Parameters<typeof recordDeskEvent>[2],
): Promise<ReservationRow> {
  const { tx, context, row } = acting;
  const after = { ...change, revision: row.revision + 1, updatedAt: context.clock.now() };
  await tx.update(reservation).set(after).where(eq(reservation.id, row.id));
  await recordDeskEvent(acting, kind, detail);
  return { ...row, ...after };
}

async function changeDates(acting: Acting, stay: StayDates): Promise<void> {
  const { tx, context, row } = acting;
  const request = {
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    noOfAdult: row.adults,
    noOfChildren: row.children,
    specialRequest: row.specialRequest,
  };
  checkModification(context, request);
  if (stay.checkIn === row.checkIn && stay.checkOut === row.checkOut) return;
  if (isPaid(row)) return movePaid(acting, stay);
  await modifyLocked(tx, context, row, request, actedBy(acting.staff));
  await requireShareOfHolds(tx, context, { ...row, ...stay });
  await followChange(acting);
}

/**
 * Has the hold and the money of a stay that is not paid follow its new dates: the desk holds its rooms no longer than it
 * would for a new one, and where the new price is what is paid already, it is paid.
 */
async function followChange(acting: Acting): Promise<void> {
  const { tx, context, staff } = acting;
  const { id } = acting.row;
  const row = await lockReservation(tx, id);
  if (!row) return;
  if (isKept(row)) return settleIfPaid(acting, row);
  if (row.accountId !== DESK_ACCOUNT || staff.role === 'manager') return;
  const time = { now: context.clock.now(), dayEnds: hotel.businessDayEnds };
  const holdExpiresAt = deskHold(row.checkIn, time);
  if (row.holdExpiresAt <= holdExpiresAt) return;
  await tx.update(reservation).set({ holdExpiresAt }).where(eq(reservation.id, id));
}

/**
 * Changes the guest's details. Both of each stay in the history, former ones are still found, and the former address
 * hears of it. Emails of a reservation that was made on the site keep going to the account's address.
 */
async function changeGuest(
  acting: Acting,
  { name, phone, email }: RequestOf<'changeGuest'>,
  facts: ReservationFacts,
): Promise<void> {
  const { tx, context, staff, row } = acting;
  const form = {
    name: typedName(name ?? row.name),
    phone: typedPhone(phone ?? row.phoneNumber),
    email: email === undefined ? row.emailAddress : typedEmail(email),
  };
  const [wrong] = Object.entries(validateGuestDetails(form));
  if (wrong)
    throw new RefusalError({ code: 'detailsWrong', facts: { field: wrong[0], why: wrong[1] } });
  const guest = {
    name: form.name,
    phoneNumber: form.phone,
    emailAddress: form.email,
    accountEmail: row.accountId === DESK_ACCOUNT ? (form.email ?? NO_RECIPIENT) : row.accountEmail,
  };
  const changed = (['name', 'phoneNumber', 'emailAddress', 'accountEmail'] as const).filter(
    (field) => row[field] !== guest[field],
  );
  if (changed.length === 0) return;
  const isNewName = changed.includes('name');
  assertAllowed(sentRefusal(reservationActs.changeGuest, staff, { ...facts, isNewName }));
  const change = { ...guest, searchText: searchTextWithFormer(guest, row) };
  await changeRow(acting, change, 'desk.changeGuest', {
    ...(isNewName && { nameBefore: row.name, name: guest.name }),
    ...(changed.includes('phoneNumber') && {
      phoneBefore: row.phoneNumber,
      phone: guest.phoneNumber,
    }),
    ...(changed.includes('emailAddress') && {
      emailAddressBefore: row.emailAddress,
      emailAddress: guest.emailAddress,
    }),
  });
  if (isNewName || changed.includes('emailAddress')) {
    await enqueueEmail(tx, context, contactChangedEmail(row.emailAddress ?? NO_RECIPIENT));
  }
  if (changed.includes('emailAddress')) await sendDocument(acting);
}

/** How the desk gives money back. */
const wayBack = (
  { account = null }: Acting,
  { method, proof = '', part }: Pick<RequestOf<'refund'>, 'method' | 'proof' | 'part'>,
): BackAtDesk => ({ method: method ?? null, proof: proof === '' ? null : proof, part, account });

async function refund(acting: Acting, request: RequestOf<'refund'>): Promise<void> {
  const { tx, context, staff, row } = acting;
  const { amount, why } = request;
  const amountKobo = amount === undefined ? null : koboFromNaira(amount);
  const desk = wayBack(acting, request);
  const act = { reservationId: row.id, amountKobo, freesRooms: false, desk, why };
  await refundByStaff(tx, context, act, staff);
}

/**
 * Waives a part of the price, or all that is left to pay of it: then the stay is paid. The price of a paid stay does not
 * change: the sum goes back as a refund of a part does.
 * @throws ApiError 409 if it is more than is left to pay, or the whole of a paid price before its guest has come
 */
async function reduce(
  acting: Acting,
  { amount, why, ...back }: RequestOf<'reduce'>,
): Promise<void> {
  const { tx, context, staff, row } = acting;
  const asked = amount === undefined ? null : koboFromNaira(amount);
  if (isPaid(row)) {
    const act = { reservationId: row.id, amountKobo: asked, freesRooms: false, why };
    const { isOver } = await refundByStaff(
      tx,
      context,
      { ...act, desk: wayBack(acting, back) },
      staff,
    );
    if (isOver) throw new RefusalError({ code: 'wholeBack', facts: {} });
    // Whoever reduces the same stay in the same moment sees it again first.
    const { revision } = row;
    await tx
      .update(reservation)
      .set({ revision: revision + 1 })
      .where(eq(reservation.id, row.id));
    return;
  }
  const due = amountDue(row);
  const amountKobo = asked ?? due;
  if (amountKobo > due) throw new RefusalError({ code: 'reducedBelow', facts: { due } });
  await waivePrice(acting, amountKobo, { reason: unlinked(why), why });
  await enqueueEmail(tx, context, priceReducedEmail(await withRooms(tx, row.id)));
}

async function resend(acting: Acting, { email: emailId }: RequestOf<'resendEmail'>): Promise<void> {
  const { tx, context, staff, row } = acting;
  const found = (await emailsAbout(tx, row)).find(({ id }) => id === emailId);
  if (!found) throw new RefusalError({ code: 'emailGone', facts: {} });
  const kind = 'desk.emailResent';
  const { detail } = reservationEvent;
  const isIts = sql`${emailId} in (${detail}->>'email', ${detail}->>'copy')`;
  const before = await lastEvent(tx, row.id, and(eq(reservationEvent.kind, kind), isIts));
  const at = context.clock.now();
  if (before && at.getTime() - before.at.getTime() < RESENT_JUST_NOW) {
    throw new RefusalError({ code: 'changedMeanwhile', facts: lastChangeIn(before) });
  }
  const again = { emailId, why: errors.askedAtDesk, recipient: addressNow(row, found) };
  const copy = await resendEmail(tx, context, again, staff);
  await recordDeskEvent(acting, kind, { email: emailId, copy });
}

type WholeAct = keyof typeof reservationActs;

const handlers: ActHandlers<WholeAct, ReservationFacts> = {
  note: (acting, { note }) => recordDeskEvent(acting, 'desk.noted', { note }),
  changeDates,
  changeGuest,
  cancel: ({ tx, context, staff, row }, { why }) =>
    cancelLocked(tx, context, row, { ...actedBy(staff), why }),
  refund,
  reduce,
  releaseStay: (acting, { keeps = 0, why, ...back }) => {
    const { tx, context, staff, row } = acting;
    const desk = wayBack(acting, back);
    return releaseStay(tx, context, row, { keepsKobo: koboFromNaira(keeps), desk, why }, staff);
  },
  resendEmail: resend,
};

/**
 * Does something with a locked reservation as a whole, by the same use cases as guests and commands.
 * @throws ApiError 403 or 409, or where a use case refuses
 */
export async function performReservationAction(
  acting: Acting,
  request: RequestOf<WholeAct>,
): Promise<void> {
  const { tx, context, staff, row } = acting;
  if ('revision' in request && request.revision !== row.revision) {
    throw new RefusalError({ code: 'changedMeanwhile', facts: await findLastChange(tx, row) });
  }
  const facts = await wholeFactsOf(tx, await withRooms(tx, row.id), context.clock.now());
  assertAllowed(sentRefusal(reservationActs[request.act], staff, facts));
  await performAct(handlers, request.act, acting, request, facts);
}

/** Whether a room is of a dearer type than one that a stay leaves, of whose type others are free. */
async function isMovedUp(
  tx: Database,
  context: Acting['context'],
  row: ReservationRow,
  { from, to }: { from: RoomOfStay; to: string },
): Promise<boolean> {
  const wanted = await roomNumbered(tx, to);
  const priceOn = await roomPricesOn(tx, row.checkIn);
  if (!wanted || (priceOn(wanted.roomType) ?? 0) <= (priceOn(from.roomType) ?? 0)) return false;
  const today = businessDay(context.clock.now(), hotel.businessDayEnds);
  const until = leavesOn(datesOfRoom(row, from));
  const left = { checkIn: firstMovableNight(row, today, today), checkOut: until };
  const free = await freeRooms(tx, context, left);
  return free.some(({ roomType }) => roomType === from.roomType);
}

/** Spends what is left of the stay in one room in another one. */
export async function moveAtDesk(
  { tx, context, staff, row }: Acting,
  { room: before, to: after, why }: RequestOf<'moveRoom'>,
): Promise<void> {
  const now = context.clock.now();
  const stay = (await roomsOfStays(tx, [row.id])).find((one) => one.room === before);
  if (!stay)
    throw new RefusalError({ code: 'changedMeanwhile', facts: await findLastChange(tx, row) });
  const balance = priceDue(row, now);
  const facts = factsOf(row, stay, now, { balance, occupant: null, areNightsSold: false });
  const isUp = await isMovedUp(tx, context, row, { from: stay, to: after });
  assertAllowed(sentRefusal(stayActs.moveRoom, staff, { ...facts, isUp }));
  const move = { reservationId: row.id, before, after, why };
  if (!(await moveRoom(tx, context, move, staff))) {
    throw new RefusalError({ code: 'roomNotFree', facts: { room: after } });
  }
}
