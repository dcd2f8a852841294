import type { ReservationRegistration } from '../../machines/contract/wire';
import { specialRequestForWire } from '../../machines/reservation/reservationForm';
import { priceBreakdown } from '../../machines/shared/price';
import { nightsBetween } from '../../machines/shared/stay';
import { typedEmail, typedName, typedPhone } from '../../machines/shared/typedText';
import { newlyReserved } from '../../machines/reservation/reservationStatus';
import type { WithSubquery } from 'drizzle-orm';
import type { Database } from '../database/database';
import { allocation, outboundEmail, reservation, reservationEvent } from '../database/schema';
import type { NewEmail } from '../email/outbox';
import type { Context } from '../context';
import { guestSearchText } from './guestSearch';
import type { RoomsOfType } from './pricing/priceRooms';
import type { ReservationRow } from './queries';

/** The stay and the guest's contact details. */
export type StayRequest = Omit<ReservationRegistration, 'totalPrice' | 'roomAllocations'>;

/** The reservation's owner. */
export type Owner = Pick<ReservationRow, 'accountId' | 'accountEmail' | 'networkHash'>;

/** An unpaid reservation from a checked request, not stored yet. */
export function newRow(
  { clock, random, configuration }: Pick<Context, 'clock' | 'random' | 'configuration'>,
  owner: Owner,
  request: StayRequest,
  rooms: readonly RoomsOfType[],
): ReservationRow {
  const now = clock.now();
  const nights = nightsBetween(request.checkInDate, request.checkOutDate);
  const { vat, serviceCharge } = configuration.chargeRates;
  const guest = {
    name: typedName(request.name),
    emailAddress: typedEmail(request.emailAddress),
    phoneNumber: typedPhone(request.phoneNumber),
  };
  return {
    id: random.uuid(),
    ...owner,
    ...guest,
    searchText: guestSearchText({ ...owner, ...guest }),
    specialRequest: specialRequestForWire(request.specialRequest),
    checkIn: request.checkInDate,
    checkOut: request.checkOutDate,
    adults: request.noOfAdult,
    children: request.noOfChildren,
    totalKobo: priceBreakdown(rooms, nights).total,
    vatRate: vat,
    serviceChargeRate: serviceCharge,
    widestNights: nights,
    revision: 0,
    ...newlyReserved,
    paymentReference: null,
    holdExpiresAt: new Date(now.getTime() + configuration.hold),
    createdAt: now,
    updatedAt: now,
  };
}

/** What a reservation asks for, by room type. */
export type Line = typeof allocation.$inferInsert;

export function linesOf({ id }: ReservationRow, rooms: readonly RoomsOfType[]): Line[] {
  return rooms.map(({ roomType, rooms: numberOfRooms, nightly: nightlyKobo }) => ({
    reservationId: id,
    roomType,
    numberOfRooms,
    nightlyKobo,
  }));
}

/** Who made the reservation, and how. */
export interface Making {
  kind: 'guest.reserved' | 'staff.reserved';
  detail: Record<string, string>;
}

/**
 * Inserts the reservation, its rooms, its first event and its email (if any) in one statement, because others wait on
 * the locks.
 */
export async function insertReservation(
  tx: Database,
  row: ReservationRow,
  lines: Line[],
  { kind, detail }: Making,
  said: NewEmail | null,
): Promise<void> {
  const made = tx
    .$with('made')
    .as(tx.insert(reservation).values(row).returning({ id: reservation.id }));
  const parts: WithSubquery[] = [made];
  if (said) {
    parts.push(
      tx
        .$with('said')
        .as(tx.insert(outboundEmail).values(said).returning({ id: outboundEmail.id })),
    );
  }
  if (lines.length > 0) {
    parts.push(
      tx
        .$with('asked')
        .as(
          tx
            .insert(allocation)
            .values(lines)
            .returning({ reservationId: allocation.reservationId }),
        ),
    );
  }
  await tx
    .with(...parts)
    .insert(reservationEvent)
    .values({
      reservationId: row.id,
      at: row.createdAt,
      kind,
      detail: { totalKobo: row.totalKobo, ...detail },
    })
    .execute();
}
