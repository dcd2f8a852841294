import { and, eq, gte } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import type { DeskActRequest, DeskReservation } from '../../../machines/contract/wire';
import { sentRefusal } from '../../../machines/desk/acts/act';
import { billActs } from '../../../machines/desk/acts/bill';
import { reservationActs } from '../../../machines/desk/acts/reservation';
import { refusedByState, stayActs, type StayStep } from '../../../machines/desk/acts/stay';
import { stayAfter } from '../../../machines/desk/roomStayMachine';
import { awaitsPayment, isKept } from '../../../machines/reservation/reservationStatus';
import { formatNaira, nairaFromKobo } from '../../../machines/shared/money';
import { leavesOn } from '../../../machines/shared/lastNight';
import { eachNight, lagosToday } from '../../../machines/shared/stay';
import { late as words } from '../../../messages/desk/acts';
import { ApiError } from '../../contract/apiError';
import type { StaffCaller } from '../../contract/handlers';
import { assertAllowed, RefusalError } from '../../contract/refused';
import { unpaidExtras } from '../../books/cashBook';
import type { Database } from '../../database/database';
import { letPersonEndStay } from '../../database/keptStay';
import { room, roomNight, roomStay } from '../../database/schema';
import { reservationNotFound } from '../../reservations/errors';
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
  factsAround,
  markRoom,
  releasedFrom,
  roomsOfStays,
  type RoomOfStay,
} from './stays';
import { performReservationAction, findLastChange, moveAtDesk } from './reservationActs';

type ActContext = Acting['context'] & Pick<DeskContext, 'providers'>;
type StepRequest = RequestOf<StayStep>;

/** The nights that an early departure puts back on sale, and that taking it back takes again. */
async function moveNights(
  { tx, context, row }: Acting,
  { act }: StepRequest,
  stay: RoomOfStay,
): Promise<void> {
  const { reservationId, room: roomNumber, state } = stay;
  const today = lagosToday(context.clock.now());
  if (act === 'checkOut') {
    const isTheirs = eq(roomNight.reservationId, reservationId);
    const isHere = eq(roomNight.roomNumber, roomNumber);
    await letPersonEndStay(tx);
    await tx.delete(roomNight).where(and(isTheirs, isHere, gte(roomNight.night, today)));
  }
  const released = releasedFrom(stay, today);
  const nights = eachNight(
    released > row.checkIn ? released : row.checkIn,
    leavesOn(datesOfRoom(row, stay)),
  );
  if (act === 'undo' && state === 'departed' && nights.length > 0) {
    await tx
      .insert(roomNight)
      .values(nights.map((night) => ({ roomNumber, night, reservationId })));
  }
}

/** A room of a reservation, locked, with the facts that decide what can be done. @throws ApiError 409 if it is left */
async function lockStay({ tx, context, staff: { staffId }, row }: Acting, number: string) {
  const now = context.clock.now();
  // Whoever else wants this room, for its nights or its key, waits.
  await tx
    .select({ number: room.number })
    .from(room)
    .where(eq(room.number, number))
    .for('no key update');
  const stays = await roomsOfStays(tx, [row.id]);
  const stay = stays.find((one) => one.room === number);
  if (!stay) throw new RefusalError({ code: 'roomLeft', facts: { room: number } });
  const balance = priceDue(row, now) + ((await unpaidExtras(tx, [row.id])).get(row.id) ?? 0);
  return { stay, facts: await factsAround(tx, row, stay, now, { balance, staffId }) };
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
  assertAllowed(sentRefusal(stayActs[act], staff, facts));
  const after = stayAfter(state, stayActs[act].event);
  if (after === null) throw new RefusalError(refusedByState(facts));
  await moveNights(acting, request, stay);
  const { name: by, staffId } = acting.staff;
  if (act === 'checkOut') await markRoom(tx, stay.room, { isClean: false, by, at: now });
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
  await recordDeskEvent(acting, `desk.${act}`, { room: stay.room, before: state, after });
  if (after === 'inHouse' && facts.firstNightDue > 0) await letInOnTransfer(acting);
  if (after === 'inHouse' && awaitsPayment(row)) {
    await keepStay({ tx, context, reservation: row }, row.paidKobo);
  }
  if (after === 'expected' && isKept(row) && !(await isInHouse(tx, row.id))) {
    await letOutAgain(acting);
    if (row.paidKobo === 0) await putHoldBack({ tx, context, reservation: row });
  }
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
  if (request.act === 'lateCheckOut') return letStay(acting, request);
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
