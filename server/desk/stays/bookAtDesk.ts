import { and, eq, inArray } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import type { DeskBooking as DeskBookingRequest, DeskRole } from '../../../machines/contract/wire';
import { koboFromNaira, type Kobo } from '../../../machines/shared/money';
import { roomTypeKeys } from '../../../machines/shared/roomTypes';
import { businessDay } from '../../../machines/shared/stay';
import { typedEmail } from '../../../machines/shared/typedText';
import * as messages from '../../../messages/desk/errors';
import * as walkInMessages from '../../../messages/desk/walkIn';
import { atDesk } from '../../../messages/payment/documents/paymentFacts';
import { validationError } from '../../contract/apiError';
import type { StaffCaller } from '../../contract/handlers';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { account, deskAnswer, room } from '../../database/schema';
import { lostHash } from '../../accounts/passwords/password';
import { enqueueEmail, NO_RECIPIENT } from '../../email/outbox';
import type { Context } from '../../context';
import { applyEvent } from '../../reservations/applyEvent';
import { heldAtDeskEmail } from '../../reservations/emails/stayEmails';
import { checkReservation, type WantedStay } from '../../reservations/checkRequest';
import type { ReservationRow } from '../../reservations/queries';
import { roomsUnavailable } from '../../reservations/errors';
import { reserveRooms } from '../../reservations/reserveRooms';
import type { Line } from '../../reservations/pricing/priceOfStay';
import { pricedBy } from '../../reservations/pricing/priceRooms';
import { newRow, insertReservation } from '../../reservations/insertReservation';
import { newReference } from '../../payments/attempts';
import { issueReceipt, receiptNumber } from '../../receipts/receiptNumbers';
import type { CardSlip } from '../../books/cardSlips';
import { recordCashMovement, type DeskMethod } from '../../books/cashBook';
import { roomPricesOn } from '../../rooms/roomPrices';
import { requestKeyOf } from '../../http/idempotency';
import { uuidFrom } from '../../shared/uuid';
import { DESK_ACCOUNT } from '../context';
import { actedBy, type Person } from '../../staff/auditLog';
import { claimKey, requireSlip } from '../deskAnswers';
import { deskReceiptEmail } from '../money/receiptEmails';
import { freeRooms } from '../rooms/freeRooms';
import { deskHold, longestHold, MOST_ROOMS_HELD } from '../../../machines/desk/deskHold';
import { overheldNight } from '../../rooms/unpaidRooms';
import { roomTypeName } from '../../rooms/listRooms';

/** A stay booked at the desk. */
export interface DeskBooking {
  request: WantedStay;
  /** The numbers of the rooms that are chosen by number. */
  rooms: readonly string[];
  /** The others, whatever their numbers. */
  types?: NonNullable<DeskBookingRequest['types']>;
  /** Why the guest wants these numbers, and keeps them. */
  roomWish?: string;
  /** The total that the guest was told. */
  priceKobo: Kobo;
  /**
   * How all of it was paid, with the bank's name for a transfer, or the number of the slip or paper receipt; or until
   * when the rooms are held unpaid.
   */
  paid: ({ method: DeskMethod; proof: string | null } & Partial<CardSlip>) | { until: Date };
}

/** Under a reserved domain, so that no one can ever verify it. */
const DESK_ADDRESS = 'front-desk@hotel.invalid';

type BookingContext = Pick<Context, 'clock' | 'random' | 'configuration' | 'actKey'>;

async function openDeskAccount(tx: Database, { clock }: Pick<Context, 'clock'>): Promise<void> {
  await tx
    .insert(account)
    .values({
      id: DESK_ACCOUNT,
      email: DESK_ADDRESS,
      passwordHash: lostHash,
      firstName: 'Front',
      lastName: 'Desk',
      phoneNumber: '',
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
}

/** How many rooms of each type are wanted. @throws ApiError 409 `rooms_unavailable` for a number that there is not */
async function typesIn(tx: Database, { rooms, types = [] }: Pick<DeskBooking, 'rooms' | 'types'>) {
  const found = await tx
    .select()
    .from(room)
    .where(inArray(room.number, [...rooms]));
  const missing = rooms.filter((number) => !found.some((one) => one.number === number));
  if (missing.length > 0) throw roomsTaken(missing);
  const byCount = (key: string) =>
    types.reduce(
      (sum, one) => sum + (roomTypeName(key) === one.roomType ? one.numberOfRooms : 0),
      0,
    );
  const numberOf = (key: string) =>
    found.filter(({ roomType }) => roomType === key).length + byCount(key);
  return roomTypeKeys
    .map((roomType) => ({ roomType, numberOfRooms: numberOf(roomType) }))
    .filter(({ numberOfRooms }) => numberOfRooms > 0);
}

const roomsTaken = (rooms: readonly string[]) =>
  new RefusalError({ code: 'roomsTaken', facts: { rooms } });

/** Holds the rooms. @throws ApiError 409 `rooms_unavailable`, with their numbers */
async function holdRooms(
  tx: Database,
  context: BookingContext,
  row: ReservationRow,
  lines: Line[],
  rooms: DeskBooking['rooms'],
): Promise<string[]> {
  const held = (await reserveRooms(tx, context, row, lines, rooms)) ?? [];
  const lost = rooms.filter((number) => !held.includes(number));
  if (held.length > 0 && lost.length === 0) return held;
  const free = await freeRooms(tx, context, row);
  const taken = lost.filter((number) => !free.some((one) => one.number === number));
  throw taken.length > 0 ? roomsTaken(taken) : roomsUnavailable();
}

/**
 * Books a stay at the desk, paid at once or held until a time: by the same rules, prices, room nights and lifecycle as a
 * guest's own, with limits on unpaid reservations of its own.
 * @param id the reservation's
 * @throws ApiError 400 with what is wrong about the stay, 409 `rooms_unavailable`, `price_changed` with both prices,
 * `act_refused` for a time until which nothing can be held, or a transfer that was booked before
 */
export async function bookAtDesk(
  tx: Database,
  context: BookingContext,
  { request, rooms: asked, types, roomWish, priceKobo, paid }: DeskBooking,
  { role = 'manager', ...person }: Person & Partial<Pick<StaffCaller, 'role'>>,
  id: string,
): Promise<void> {
  const { businessDayEnds } = hotel;
  checkReservation(context, request, businessDay(context.clock.now(), businessDayEnds));
  const lines = pricedBy(
    await roomPricesOn(tx, request.checkInDate),
    await typesIn(tx, { rooms: asked, ...(types && { types }) }),
  );
  const rooms = lines.reduce((sum, { numberOfRooms }) => sum + numberOfRooms, 0);
  const accountEmail = typedEmail(request.emailAddress ?? NO_RECIPIENT);
  const owner = { accountId: DESK_ACCOUNT, accountEmail, networkHash: null };
  const wish = {
    keepsRooms: roomWish !== undefined && asked.length > 0,
    roomWish: roomWish ?? null,
  };
  const made = { ...newRow(context, owner, request, lines), ...wish, id };
  if (priceKobo !== made.totalKobo) {
    const facts = { price: made.totalKobo, told: priceKobo };
    throw new RefusalError({ code: 'stayCosts', facts });
  }
  const row =
    'until' in paid
      ? { ...made, holdExpiresAt: holdEnd(context, made, { ...paid, rooms, role }) }
      : made;
  const who = actedBy(person);
  await openDeskAccount(tx, context);
  const { actKey } = context;
  await insertReservation(tx, row, lines, { kind: 'staff.reserved', detail: who, actKey }, null);
  const roomNumbers = await holdRooms(tx, context, row, lines, asked);
  const found = { allocations: lines, roomNumbers };
  if ('until' in paid) {
    await requireShareOfHolds(tx, context, row);
    await enqueueEmail(tx, context, heldAtDeskEmail({ ...found, row }));
    return;
  }
  const taken = { kind: 'taken', purpose: 'stay', amountKobo: priceKobo, by: person.name } as const;
  await recordCashMovement(tx, context, { ...taken, ...paid, reservationId: row.id });
  const paymentReference = newReference(context.random);
  const settled = await applyEvent(
    tx,
    context,
    row,
    { type: 'payment.settled' },
    { changes: { paymentReference }, detail: { amountKobo: priceKobo, ...paid, ...who } },
  );
  const receiptNo = receiptNumber(await issueReceipt(tx, context, row.id));
  const noPayments = { hasArrived: false, isUnderReview: false, accountRefunds: [], openPages: [] };
  const receipt = { ...paid, means: atDesk[paid.method], receiptNo };
  await enqueueEmail(
    tx,
    context,
    deskReceiptEmail({ ...found, row: settled, ...noPayments }, receipt),
  );
}

/** When a hold ends. @throws ApiError 409 `act_refused` for more rooms, or longer, than somebody of the role may */
function holdEnd(
  { clock }: BookingContext,
  { checkIn }: ReservationRow,
  { until, rooms, role }: { until: Date; rooms: number; role: DeskRole },
): Date {
  const time = { now: clock.now(), dayEnds: hotel.businessDayEnds };
  const [latest, most] = [deskHold(checkIn, time), MOST_ROOMS_HELD];
  if (until <= time.now || until > longestHold(checkIn, time)) {
    throw new RefusalError({ code: 'holdEnds', facts: {} });
  }
  if (role === 'manager') return until;
  if (until > latest) throw new RefusalError({ code: 'holdTooLong', facts: { until: latest } });
  if (rooms > most) throw new RefusalError({ code: 'holdTooMany', facts: { most } });
  return until;
}

/** Refuses a hold by which the desk would hold more than its share. @throws ApiError 409 `act_refused` */
export async function requireShareOfHolds(
  tx: Database,
  context: BookingContext,
  row: ReservationRow,
): Promise<void> {
  if (row.accountId !== DESK_ACCOUNT) return;
  const over = await overheldNight(tx, context, row, context.configuration.deskHoldsPercent);
  if (over === null) return;
  const { roomType, ...facts } = over;
  throw new RefusalError({ code: 'holdsFull', facts: { ...facts, type: roomTypeName(roomType) } });
}

/** The id of what somebody books under a key, by which a repeat finds it; after the key's day, another one. */
async function idUnder(tx: Database, key: string, { staffId }: StaffCaller): Promise<string> {
  const isKey = and(eq(deskAnswer.staffId, staffId), eq(deskAnswer.key, key));
  const [claim] = await tx.select({ at: deskAnswer.at }).from(deskAnswer).where(isKey);
  return uuidFrom(`${staffId} ${key} ${claim?.at.toISOString() ?? ''}`);
}

/**
 * Books a stay from the desk's page, in one transaction, once for each key. @returns the reservation's id
 * @throws ApiError what `bookAtDesk` throws, or 422
 */
export async function bookOnce(
  context: BookingContext & Pick<Context, 'database'>,
  staff: StaffCaller,
  { key, body }: { key: string; body: DeskBookingRequest },
): Promise<string> {
  const {
    payment,
    holdUntil,
    rooms,
    types = [],
    roomWish,
    totalPrice,
    emailAddress,
    ...request
  } = body;
  return context.database.transaction(async (tx) => {
    const first = await claimKey(tx, context, staff, requestKeyOf('bookAtDesk', key, body));
    const id = await idUnder(tx, key, staff);
    if (first !== null) return id;
    if ((payment === undefined) === (holdUntil === undefined)) {
      throw validationError({ payment: messages.paidOrHeld });
    }
    if (rooms.length + types.length === 0) {
      throw validationError({ rooms: walkInMessages.roomsRequired });
    }
    const priceKobo = koboFromNaira(totalPrice);
    const slip =
      payment?.method === 'pos' ? await requireSlip(tx, context, payment, priceKobo) : {};
    const booking: DeskBooking = {
      request: { ...request, emailAddress: emailAddress ?? null },
      ...{ rooms, types, priceKobo },
      ...(roomWish !== undefined && { roomWish }),
      paid: payment
        ? { method: payment.method, proof: payment.proof ?? null, ...slip }
        : { until: new Date(holdUntil ?? 0) },
    };
    await bookAtDesk(tx, { ...context, actKey: key }, booking, staff, id);
    return id;
  });
}
