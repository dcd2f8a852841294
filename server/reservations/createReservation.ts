import { and, count, eq, gt } from 'drizzle-orm';
import type { Reservation, ReservationRegistration } from '../../machines/contract/wire';
import { stayTotal } from '../../machines/money';
import { specialRequestForWire } from '../../machines/specialRequest';
import { nightsBetween } from '../../machines/stay';
import type { Database } from '../db/database';
import { account, allocation, reservation, reservationEvent } from '../db/schema';
import { writeLetter } from '../mail/letters';
import type { Parts } from '../parts';
import { reservationMadeLetter } from './letters';
import type { RoomsOfType } from './priceRooms';
import type { ReservationRow } from './queries';
import { roomsUnavailable, tooManyUnpaid } from './refusals';
import { showReservation } from './showReservations';
import { takeRooms } from './takeRooms';

/** The stay and the guest's contact details. */
export type StayRequest = Omit<ReservationRegistration, 'totalPrice' | 'roomAllocations'>;

function newRow(
  { clock, chance, configuration }: Parts,
  accountId: string,
  request: StayRequest,
  rooms: readonly RoomsOfType[],
): ReservationRow {
  const now = clock.now();
  return {
    id: chance.uuid(),
    accountId,
    name: request.name.trim(),
    emailAddress: request.emailAddress.trim(),
    phoneNumber: request.phoneNumber.trim(),
    specialRequest: specialRequestForWire(request.specialRequest),
    checkIn: request.checkInDate,
    checkOut: request.checkOutDate,
    adults: request.noOfAdult,
    children: request.noOfChildren,
    totalKobo: stayTotal(rooms, nightsBetween(request.checkInDate, request.checkOutDate)),
    status: 'pending',
    cancelReason: null,
    refundStatus: null,
    paymentReference: null,
    holdExpiresAt: new Date(now.getTime() + configuration.hold),
    createdAt: now,
    updatedAt: now,
  };
}

/** Locks the account, so that its reservations are counted and made one after the other. */
async function refuseTooManyUnpaid(
  tx: Database,
  { clock, configuration }: Parts,
  accountId: string,
): Promise<void> {
  await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, accountId))
    .for('no key update');
  const [unpaid] = await tx
    .select({ reservations: count() })
    .from(reservation)
    .where(
      and(
        eq(reservation.accountId, accountId),
        eq(reservation.status, 'pending'),
        gt(reservation.holdExpiresAt, clock.now()),
      ),
    );
  const reservations = unpaid?.reservations ?? 0;
  if (reservations >= configuration.maximumUnpaidReservations) throw tooManyUnpaid(reservations);
}

/** Writes the reservation down and takes its rooms. */
async function reserve(
  tx: Database,
  parts: Parts,
  row: ReservationRow,
  rooms: readonly RoomsOfType[],
): Promise<void> {
  await tx.insert(reservation).values(row);
  await tx.insert(reservationEvent).values({
    reservationId: row.id,
    at: row.createdAt,
    kind: 'guest.reserved',
    detail: { totalKobo: row.totalKobo },
  });
  if (rooms.length === 0) return;
  await tx.insert(allocation).values(
    rooms.map((line) => ({
      reservationId: row.id,
      roomType: line.roomType,
      numberOfRooms: line.rooms,
      nightlyKobo: line.nightly,
    })),
  );
  if (!(await takeRooms(tx, parts, row))) throw roomsUnavailable();
}

/**
 * Makes an unpaid reservation out of a request that was checked, and holds its rooms for the time
 * that the configuration gives. Without rooms it is recorded at no price.
 * @throws Refusal 409 `too_many_unpaid_reservations` or `rooms_unavailable`
 */
export async function createReservation(
  parts: Parts,
  accountId: string,
  request: StayRequest,
  rooms: readonly RoomsOfType[],
): Promise<Reservation> {
  const { created, letterId } = await parts.database.transaction(async (tx) => {
    await refuseTooManyUnpaid(tx, parts, accountId);
    const row = newRow(parts, accountId, request, rooms);
    await reserve(tx, parts, row, rooms);
    return {
      created: await showReservation(tx, parts, row),
      letterId: await writeLetter(tx, parts, reservationMadeLetter(parts, row)),
    };
  });
  await parts.jobs.schedule({ kind: 'postLetter', letterId });
  return created;
}
