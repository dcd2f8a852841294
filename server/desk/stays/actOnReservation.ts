import { and, eq } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import type { DeskActRequest, DeskReservation } from '../../../machines/contract/wire';
import { sentRefusal } from '../../../machines/desk/acts/act';
import { billActs } from '../../../machines/desk/acts/bill';
import { reservationActs } from '../../../machines/desk/acts/reservation';
import { owed, refusedByState, stayActs, type StayStep } from '../../../machines/desk/acts/stay';
import { stayAfter } from '../../../machines/desk/roomStayMachine';
import { awaitsPayment, isKept } from '../../../machines/reservation/reservationStatus';
import { formatNaira, nairaFromKobo } from '../../../machines/shared/money';
import { leavesOn } from '../../../machines/shared/lastNight';
import { eachNight, lagosToday, nightsBetween } from '../../../machines/shared/stay';
import { late as words } from '../../../messages/desk/acts';
import { ApiError } from '../../contract/apiError';
import type { StaffCaller } from '../../contract/handlers';
import { assertAllowed, RefusalError } from '../../contract/refused';
import { unpaidExtras } from '../../books/cashBook';
import type { Database } from '../../database/database';
import { letPersonEndStay } from '../../database/keptStay';
import { roomNight, roomStay } from '../../database/schema';
import { shortId } from '../../reservations/emails/emailParts';
import { reservationNotFound } from '../../reservations/errors';
import { isSameGuest } from '../../reservations/guestSearch';
import { keepStay, putHoldBack } from '../../reservations/payStay';
import { isInHouse, lockReservation } from '../../reservations/queries';
import { requestKeyOf } from '../../http/idempotency';
import { priceDue } from '../money/bill';
import { letInOnTransfer, letOutAgain, lockTrust } from '../money/trustedTransfers';
import { claimKey, isFor, recordDeskEvent, type Acting, type RequestOf } from '../deskAnswers';
import { deskReservation } from './deskReservation';
import { actOnBill } from '../money/actOnBill';
import { accountTyped } from '../money/refundToAccount';
import type { DeskContext } from '../context';
import { eventsOf } from './reservationReport';
import {
  datesOfRoom,
  havingNight,
  markRoom,
  releasedFrom,
  occupying,
  type RoomOfStay,
} from './stays';
import { swapAtDesk } from './swapRooms';
import { performReservationAction, findLastChange, moveAtDesk } from './reservationActs';
import { followRooms, giveUpNights } from './agreedNights';
import { extendStay, shortenStay } from './changeNights';
import { lockStay } from './lockStay';

type ActContext = Acting['context'] & Pick<DeskContext, 'providers'>;
type StepRequest = RequestOf<StayStep>;

/** The nights that an early departure puts back on sale, and that taking it back takes again. */
async function moveNights(acting: Acting, { act }: StepRequest, stay: RoomOfStay): Promise<void> {
  const { tx, context, row } = acting;
  const { reservationId, room: roomNumber, state } = stay;
  const today = lagosToday(context.clock.now());
  if (act === 'checkOut' || act === 'checkOutOwing') {
    const { firstVoided, voidedKobo } = await giveUpNights(acting, stay, today);
    // What is off the bill is not put back by undoing the check-out.
    if (firstVoided !== null) {
      const staysUntil = firstVoided === row.checkOut ? null : firstVoided;
      const isTheirs = eq(roomStay.reservationId, reservationId);
      const isHere = eq(roomStay.roomNumber, roomNumber);
      await tx.update(roomStay).set({ staysUntil }).where(and(isTheirs, isHere));
      const before = leavesOn(datesOfRoom(row, stay));
      const nights = nightsBetween(firstVoided, before);
      const given = { room: roomNumber, before, after: firstVoided, nights, voidedKobo };
      await recordDeskEvent(acting, 'desk.shortenStay', given);
    }
  }
  const released = releasedFrom(stay, today);
  const nights = eachNight(
    released > row.checkIn ? released : row.checkIn,
    leavesOn(datesOfRoom(row, stay)),
  );
  if (act === 'undo' && state === 'departed') await letPersonEndStay(tx);
  if (act === 'undo' && state === 'departed' && nights.length > 0) {
    await tx
      .insert(roomNight)
      .values(nights.map((night) => ({ roomNumber, night, reservationId })));
  }
}

/** The check-in of a room's guest, followed through every room that they have had; null if there was none. */
async function checkInOf(tx: Database, id: string, roomNumber: string) {
  let number = roomNumber;
  for (const { kind, at, detail } of (await eventsOf(tx, id)).reverse()) {
    const { room: inRoom, before, after, by, staffId } = detail;
    if (kind === 'staff.roomChanged' && after === number) number = String(before);
    if (kind === 'desk.checkIn' && inRoom === number) {
      return { by: String(by), staffId: staffId === undefined ? null : String(staffId), at };
    }
  }
  return null;
}

/** Whether the guest who leaves a room has it tonight again, with another reservation. */
async function staysOn({ tx, context, row }: Acting, stay: RoomOfStay): Promise<boolean> {
  const now = context.clock.now();
  const next = await havingNight(tx, stay, lagosToday(now), now);
  return next !== null && next.id !== row.id && isSameGuest(next, row);
}

/** Checks a guest who has the same room with a second reservation out of the first. @throws ApiError 409 if it is unpaid */
async function leaveEarlierStay(acting: Acting, stay: RoomOfStay): Promise<void> {
  const { tx, context } = acting;
  const found = await occupying(tx, stay);
  if (found === null || !isSameGuest(found, acting.row)) return;
  const row = await lockReservation(tx, found.id);
  if (!row) return;
  const now = context.clock.now();
  const balance = priceDue(row, now) + ((await unpaidExtras(tx, [row.id])).get(row.id) ?? 0);
  if (balance > 0) {
    throw new RefusalError({ code: 'owesBefore', facts: { balance, id: shortId(row) } });
  }
  await takeStep({ ...acting, row }, { act: 'checkOut', room: stay.room });
}

async function takeStep(acting: Acting, request: StepRequest): Promise<void> {
  const { tx, context, staff, row } = acting;
  const now = context.clock.now();
  const { act } = request;
  if (act === 'checkIn' && awaitsPayment(row)) await lockTrust(tx);
  const { stay, facts } = await lockStay(acting, request.room);
  const { state } = stay;
  if (request.act === 'undo' && request.state !== state) {
    if (state !== 'expected') throw new RefusalError(refusedByState(facts));
    throw new RefusalError({ code: 'changedMeanwhile', facts: await findLastChange(tx, row) });
  }
  if (act === 'checkIn') await leaveEarlierStay(acting, stay);
  assertAllowed(sentRefusal(stayActs[act], staff, facts));
  const after = stayAfter(state, stayActs[act].event);
  if (after === null) throw new RefusalError(refusedByState(facts));
  if (act === 'undo' && stay.foundEmpty !== null) return markEmpty(acting, stay, null);
  await moveNights(acting, request, stay);
  const { name: by, staffId } = acting.staff;
  // An empty room was marked dirty before, and may have been cleaned since.
  const isLeft = after === 'departed' && stay.foundEmpty === null;
  if (isLeft && !(await staysOn(acting, stay))) {
    await markRoom(tx, stay.room, { isClean: false, by, at: now });
  }
  const key = { reservationId: row.id, roomNumber: stay.room };
  const earlier =
    after === 'inHouse' && act === 'undo' ? await checkInOf(tx, row.id, stay.room) : null;
  const step = { state: after, ...(earlier ?? { by, staffId, at: now }) };
  const { reservationId, roomNumber } = roomStay;
  if (after === 'expected') {
    await tx.delete(roomStay).where(and(eq(reservationId, row.id), eq(roomNumber, stay.room)));
  } else {
    await tx
      .insert(roomStay)
      .values({ ...key, ...step })
      .onConflictDoUpdate({ target: [reservationId, roomNumber], set: step });
  }
  const detail = { room: stay.room, before: state, after };
  if (request.act === 'checkOutOwing') {
    const owes = { owesKobo: owed(facts), why: request.why };
    await recordDeskEvent(acting, 'desk.checkOut', { ...detail, ...owes });
  } else {
    await recordDeskEvent(acting, `desk.${request.act}`, detail);
  }
  if (after === 'inHouse' && facts.firstNightDue > 0) await letInOnTransfer(acting);
  if (state === 'departed' || after === 'departed') await followRooms(acting);
  if (after === 'inHouse' && awaitsPayment(row)) {
    await keepStay({ tx, context, reservation: row }, row.paidKobo);
  }
  if (after === 'expected' && isKept(row) && !(await isInHouse(tx, row.id))) {
    await letOutAgain(acting);
    if (row.paidKobo === 0) await putHoldBack({ tx, context, reservation: row });
  }
}

/** Says that the guest of a room is gone with a balance due, or that they are not after all. */
async function markEmpty(
  acting: Acting,
  { room: number, state }: Pick<RoomOfStay, 'room' | 'state'>,
  found: { by: string; at: string } | null,
): Promise<void> {
  const { tx, row } = acting;
  const isHere = eq(roomStay.roomNumber, number);
  const isTheirs = eq(roomStay.reservationId, row.id);
  await tx.update(roomStay).set({ foundEmpty: found }).where(and(isTheirs, isHere));
  const kind = found ? 'desk.foundEmpty' : 'desk.undo';
  await recordDeskEvent(acting, kind, { room: number, ...(!found && { before: state }) });
}

/** Has a room wait for the bill: it is to be cleaned, and can be the next guest's. */
async function findEmpty(acting: Acting, request: RequestOf<'markEmpty'>): Promise<void> {
  const { tx, staff } = acting;
  const { stay, facts } = await lockStay(acting, request.room);
  assertAllowed(sentRefusal(stayActs.markEmpty, staff, facts));
  const { now } = facts;
  await markRoom(tx, stay.room, { isClean: false, by: staff.name, at: now });
  await markEmpty(acting, stay, { by: staff.name, at: now.toISOString() });
}

/** Lets a guest keep the room longer on the last day, for the hotel's fee, which goes on the bill. */
async function letStay(acting: Acting, asked: RequestOf<'lateCheckOut'>): Promise<void> {
  const { tx, staff, row } = acting;
  const { stay, facts } = await lockStay(acting, asked.room);
  assertAllowed(sentRefusal(stayActs.lateCheckOut, staff, { ...facts, isFree: asked.isFree }));
  const { until, feeKobo } = hotel.lateCheckOut;
  const lateCheckOut = { until, by: staff.name, at: facts.now.toISOString() };
  const isHere = eq(roomStay.roomNumber, stay.room);
  const isTheirs = eq(roomStay.reservationId, row.id);
  await tx.update(roomStay).set({ lateCheckOut }).where(and(isTheirs, isHere));
  const why = words.agreed(until, asked.isFree ? words.free : formatNaira(feeKobo));
  const charged = { room: stay.room, why, feeKobo: asked.isFree ? 0 : feeKobo };
  await recordDeskEvent(acting, 'desk.lateCheckOut', charged);
  if (asked.isFree) return;
  const [amount, balance] = [nairaFromKobo(feeKobo), nairaFromKobo(facts.balance)];
  await actOnBill(acting, { act: 'addExtra', amount, text: words.extra(stay.room), balance });
}

/** @throws ApiError 403 `not_your_role`, 404 `reservation_not_found`, 409 `act_refused` or `changed_meanwhile` */
async function actIn(
  tx: Database,
  context: ActContext,
  staff: StaffCaller,
  id: string,
  request: DeskActRequest,
  account: Acting['account'] = null,
): Promise<void> {
  const row = await lockReservation(tx, id);
  if (!row) throw reservationNotFound();
  await done({ tx, context, staff, row, account }, request).catch((error: unknown) => {
    if (!isOfGuestRules(error)) throw error;
    throw new RefusalError({ code: 'guestRule', facts: { why: error.message } });
  });
}

/** Answers a refusal of a guest's use case as a refusal of the act, in its own words; wrong fields stay as they are. */
function isOfGuestRules(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { code, status } = error;
  if (code === 'act_refused' || code === 'changed_meanwhile') return false;
  return status === 409 || code === 'stay_too_long' || code === 'stay_too_far_ahead';
}

/** Does an act. @throws ApiError why not */
async function done(acting: Acting, request: DeskActRequest): Promise<void> {
  if (isFor(billActs, request)) return actOnBill(acting, request);
  if (isFor(reservationActs, request)) return performReservationAction(acting, request);
  if (request.act === 'markEmpty') return findEmpty(acting, request);
  if (request.act === 'lateCheckOut') return letStay(acting, request);
  if (request.act === 'extendStay') return extendStay(acting, request);
  if (request.act === 'shortenStay') return shortenStay(acting, request);
  if (request.act === 'swapRooms') return swapAtDesk(acting, request);
  return request.act === 'moveRoom' ? moveAtDesk(acting, request) : takeStep(acting, request);
}

/** The account that a request names, with its holder, asked for outside of any transaction; null for none. */
function accountIn(context: ActContext, request: DeskActRequest) {
  if (!('accountNumber' in request)) return null;
  const { bank = '', accountNumber = '' } = request;
  return bank === '' && accountNumber === '' ? null : accountTyped(context, bank, accountNumber);
}

/**
 * Does something with a reservation, in one transaction, once for each key.
 * @throws ApiError 403 `not_your_role`, 404 `reservation_not_found`, 409 `act_refused` or `changed_meanwhile`, 422
 */
export async function actOnReservation(
  context: ActContext,
  staff: StaffCaller,
  { id, key, request }: { id: string; key: string; request: DeskActRequest },
): Promise<void> {
  const account = await accountIn(context, request);
  await context.database.transaction(async (tx) => {
    // Ten digits could be guessed from their hash.
    const hashed = account === null ? request : { ...request, accountNumber: undefined };
    const act = requestKeyOf('actOnReservation', key, hashed, id);
    if ((await claimKey(tx, context, staff, act)) !== null) return;
    await actIn(tx, { ...context, actKey: key }, staff, id, request, account);
  });
}

/** Ends the transaction of a preview: whatever was done in it is taken back. */
class TakenBack extends Error {
  readonly shown: DeskReservation;

  constructor(shown: DeskReservation) {
    super('A preview is taken back');
    this.shown = shown;
  }
}

/**
 * The reservation as it would be after an act, which is done and taken back. Nobody is told: emails are kept with what
 * they tell of.
 * @throws ApiError as {@link actOnReservation}
 */
export async function previewAct(
  context: ActContext,
  staff: StaffCaller,
  { id, request }: { id: string; request: DeskActRequest },
): Promise<DeskReservation> {
  const account = await accountIn(context, request);
  return context.database
    .transaction(async (tx) => {
      const person = { ...staff, role: 'manager', hasCode: true } as const;
      await actIn(tx, context, person, id, request, account);
      throw new TakenBack(await deskReservation(tx, context, id, staff.role));
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return error.shown;
      throw error;
    });
}
