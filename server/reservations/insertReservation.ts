import { specialRequestForWire } from '../../machines/reservation/reservationForm';
import { nightsBetween } from '../../machines/shared/stay';
import { typedEmail, typedName, typedPhone } from '../../machines/shared/typedText';
import { newlyReserved } from '../../machines/reservation/reservationStatus';
import { eq } from 'drizzle-orm';
import { awaitInOrder, insertAtOnce } from '../database/statements';
import type { Database } from '../database/database';
import { allocation, outboundEmail, reservation, reservationEvent } from '../database/schema';
import type { NewEmail } from '../email/outbox';
import type { Context } from '../context';
import type { WantedStay } from './checkRequest';
import { reservationMadeEmail } from './emails/stayEmails';
import { guestSearchText } from './guestSearch';
import { notReduced, priceOfStay, storedRates, type Line } from './pricing/priceOfStay';
import type { ReservationRow } from './queries';

/** The reservation's owner. */
export type Owner = Pick<ReservationRow, 'accountId' | 'accountEmail' | 'networkHash'>;

/** An unpaid reservation from a checked request, not stored yet. */
export function newRow(
  { clock, random, configuration }: Pick<Context, 'clock' | 'random' | 'configuration'>,
  owner: Owner,
  request: WantedStay,
  lines: readonly Line[],
): ReservationRow {
  const now = clock.now();
  const guest = {
    name: typedName(request.name),
    emailAddress: request.emailAddress === null ? null : typedEmail(request.emailAddress),
    phoneNumber: typedPhone(request.phoneNumber),
  };
  const made = {
    id: random.uuid(),
    ...owner,
    ...guest,
    searchText: guestSearchText({ ...owner, ...guest }),
    specialRequest: specialRequestForWire(request.specialRequest),
    checkIn: request.checkInDate,
    checkOut: request.checkOutDate,
    staysUntil: null,
    adults: request.noOfAdult,
    children: request.noOfChildren,
    ...storedRates(configuration.chargeRates),
    ...notReduced,
    widestNights: nightsBetween(request.checkInDate, request.checkOutDate),
    revision: 0,
    ...newlyReserved,
    paidKobo: 0,
    keepsRooms: false,
    roomWish: null,
    paymentReference: null,
    holdExpiresAt: new Date(now.getTime() + configuration.hold),
    createdAt: now,
    updatedAt: now,
  };
  return { ...made, totalKobo: priceOfStay({ row: made, allocations: lines }).total };
}

/** The person who made the reservation, and how. */
export interface CreationEvent {
  kind: 'guest.reserved' | 'staff.reserved';
  detail: Record<string, string>;
  actKey?: string | undefined;
}

/** Inserts a reservation, its rooms, its first event and its email, if any. */
export async function insertReservation(
  tx: Database,
  row: ReservationRow,
  lines: readonly Line[],
  { kind, detail, actKey }: CreationEvent,
  email: NewEmail | null,
): Promise<void> {
  const first = { totalKobo: row.totalKobo, ...detail };
  const rooms = lines.map((line) => ({ reservationId: row.id, ...line }));
  await insertAtOnce(tx, [
    tx.insert(reservation).values(row),
    ...(email ? [tx.insert(outboundEmail).values(email)] : []),
    ...(rooms.length > 0 ? [tx.insert(allocation).values(rooms)] : []),
    tx
      .insert(reservationEvent)
      .values({ reservationId: row.id, at: row.createdAt, kind, detail: first, actKey }),
  ]);
}

/**
 * Shortens the hold of a reservation that was just inserted, in the row and in its email. Only once the rooms are
 * locked do we know whether they are the last ones.
 * @returns the updated reservation
 */
export async function shortenHold(
  tx: Database,
  { configuration: { shortHold } }: Pick<Context, 'configuration'>,
  before: ReservationRow,
  lines: readonly Line[],
  emailId: string,
): Promise<ReservationRow> {
  const holdExpiresAt = new Date(before.createdAt.getTime() + shortHold);
  const row = { ...before, holdExpiresAt };
  const { facts } = reservationMadeEmail({ row, allocations: [...lines] });
  await awaitInOrder([
    tx.update(reservation).set({ holdExpiresAt }).where(eq(reservation.id, row.id)).execute(),
    tx
      .update(outboundEmail)
      .set({ facts: JSON.stringify(facts) })
      .where(eq(outboundEmail.id, emailId))
      .execute(),
  ]);
  return row;
}
