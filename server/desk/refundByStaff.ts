import { endMessageOf } from '../../machines/reservation/policy';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import { lagosToday } from '../../machines/shared/stay';
import { hasTag, isPaid } from '../../machines/reservation/reservationStatus';
import type { Database } from '../database/database';
import { reservationEvent } from '../database/schema';
import { enqueueEmail } from '../email/outbox';
import type { Context } from '../context';
import { applyEvent } from '../reservations/applyEvent';
import { releaseRooms } from '../rooms/releaseRooms';
import type { ReservationRow } from '../reservations/queries';
import { lockPayingAttempt } from '../payments/attempts';
import { balanceOf, movementsOf, recordCashMovement, type DeskMethod } from '../payments/cashBook';
import { staffRefundEmail } from '../payments/emails/refunds';
import { refundRefused } from '../payments/errors';
import { openRefund, priceLeftKobo } from '../payments/refunds/openRefund';

/** What staff wants to refund, and why. */
export interface GivingBack {
  /** Null for all that is left of the price. */
  amountKobo: Kobo | null;
  /** Whether a part of the price ends the reservation; all of it always does. */
  freesRooms: boolean;
  /** How the desk gave it back, if the desk had taken it. */
  desk: { method: DeskMethod | null; proof: string | null };
  by: string;
  why: string;
}

/** What was refunded. */
export interface GivenBack {
  amountKobo: Kobo;
  /** Whether it ended the reservation. */
  isOver: boolean;
  /** Whether the desk gave it back by hand, without a provider. */
  atDesk: boolean;
}

type GivingContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

/** Requires a reservation that is paid, with no refund under way. */
function assertPaid(row: ReservationRow): void {
  if (hasTag(row, 'confirmed')) return;
  if (isPaid(row)) {
    throw refundRefused(
      `The refund of this reservation is ${row.refundStatus ?? ''} already. A failed one is sent again with refund retry.`,
    );
  }
  throw refundRefused(endMessageOf(row) ?? 'This reservation is not paid.');
}

function amountOf({ amountKobo }: GivingBack, leftKobo: Kobo): Kobo {
  const amount = amountKobo ?? leftKobo;
  if (amount > 0 && amount <= leftKobo) return amount;
  throw refundRefused(`Of what was paid ${formatNaira(leftKobo)} can still be given back.`);
}

/**
 * Refunds money of a locked, paid reservation on staff's decision, even after the guest's own deadline. All that is
 * left, or a part that frees the rooms, ends the reservation as a guest's refund does: `refund.requested`, then
 * `refund.settled` once it is paid out; the rest stays with the hotel. Any other part is goodwill, and the
 * reservation keeps its rooms. What the desk took, the desk gives back by hand, and it is only recorded.
 * @throws ApiError 409 `refund_refused` if there is not as much to give back
 */
export async function refundByStaff(
  tx: Database,
  context: GivingContext,
  row: ReservationRow,
  giving: GivingBack,
): Promise<GivenBack> {
  assertPaid(row);
  const movements = await movementsOf(tx, row.id);
  const atDesk = movements.length > 0;
  const isOver = giving.amountKobo === null || giving.freesRooms;
  const { takenKobo, returnedKobo } = balanceOf(movements);
  const amountKobo = atDesk
    ? amountOf(giving, takenKobo - returnedKobo)
    : await openAtProvider(tx, context, row, giving, isOver);
  await tellReservation(tx, context, row, giving, { amountKobo, isOver, atDesk });
  if (atDesk) {
    const [taken] = movements;
    await recordReturn(tx, context, row, giving, amountKobo, taken?.method ?? 'cash');
  }
  await enqueueEmail(tx, context, staffRefundEmail(row, amountKobo, { isOver, atDesk }));
  return { amountKobo, isOver, atDesk };
}

async function openAtProvider(
  tx: Database,
  context: GivingContext,
  row: ReservationRow,
  giving: GivingBack,
  isOver: boolean,
): Promise<Kobo> {
  const attempt = await lockPayingAttempt(tx, row);
  const amountKobo = amountOf(giving, await priceLeftKobo(tx, attempt));
  const cause = isOver ? 'byStaff' : 'goodwill';
  await openRefund(tx, context, attempt, { amountKobo, cause, reason: giving.why });
  return amountKobo;
}

async function tellReservation(
  tx: Database,
  context: GivingContext,
  row: ReservationRow,
  { by, why }: GivingBack,
  { amountKobo, isOver, atDesk }: GivenBack,
): Promise<void> {
  const detail = { amountKobo, by, why };
  const now = context.clock.now();
  if (!isOver) {
    await tx
      .insert(reservationEvent)
      .values({ reservationId: row.id, at: now, kind: 'staff.goodwill', detail });
    return;
  }
  const requested = await applyEvent(tx, context, row, { type: 'refund.requested' }, { detail });
  const today = lagosToday(now);
  await releaseRooms(tx, row.id, row.checkIn < today ? today : undefined);
  if (atDesk) await applyEvent(tx, context, requested, { type: 'refund.settled' }, { detail });
}

async function recordReturn(
  tx: Database,
  context: GivingContext,
  row: ReservationRow,
  { desk, by }: GivingBack,
  amountKobo: Kobo,
  takenBy: DeskMethod,
): Promise<void> {
  const method = desk.method ?? takenBy;
  if (method === 'transfer' && desk.proof === null) {
    throw refundRefused('Which transfer was it? --proof "the bank’s reference".');
  }
  const isNew = await recordCashMovement(tx, context, {
    reservationId: row.id,
    kind: 'returned',
    method,
    amountKobo,
    proof: desk.proof,
    by,
  });
  if (!isNew) throw refundRefused('This transfer stands in the books already.');
}
