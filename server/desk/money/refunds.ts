import { and, eq, isNull, or } from 'drizzle-orm';
import type { Kobo } from '../../../machines/shared/money';
import { lagosToday } from '../../../machines/shared/stay';
import { hasTag, isPaid } from '../../../machines/reservation/reservationStatus';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { whereRefund } from '../../database/refundStatus';
import { refund } from '../../database/schema';
import { enqueueEmail } from '../../email/outbox';
import type { Context } from '../../context';
import { applyEvent, recordEvent } from '../../reservations/applyEvent';
import { releaseRooms } from '../../rooms/takeRooms';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import { lockPayingAttempt } from '../../payments/attempts';
import { requireCase } from '../../payments/cases/cases';
import { balanceOf, movementsOf, recordCashMovement, type DeskMethod } from '../../books/cashBook';
import { staffRefundEmail } from '../../payments/emails/refunds';
import { openRefund, priceLeftKobo } from '../../payments/refunds/refunds';
import { refundsPausedSince } from '../../payments/refunds/refundPause';
import { actedBy, type Person } from '../../staff/auditLog';

/** A refund by staff, with its reason. */
export interface RefundByStaff {
  reservationId: string;
  /** Null for all that is left of the price. */
  amountKobo: Kobo | null;
  /** Whether a part of the price ends the reservation; all of it always does. */
  freesRooms: boolean;
  /** How the desk gave it back, if the desk had taken it. */
  desk: { method: DeskMethod | null; proof: string | null };
  why: string;
}

/** The result of a refund. */
export interface RefundResult {
  amountKobo: Kobo;
  /** Whether it ended the reservation. */
  isOver: boolean;
  /** Whether the desk gave it back by hand, without a provider. */
  atDesk: boolean;
  /** Since when no refund is sent, so that this one waits; null if refunds are sent. */
  pausedSince: Date | null;
}

type RefundContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

/** Requires a reservation that is paid, with no refund under way. */
function assertPaid(row: ReservationRow): void {
  if (hasTag(row, 'confirmed')) return;
  throw new RefusalError({ code: isPaid(row) ? 'refundUnderWay' : 'paysNothing', facts: {} });
}

function amountOf({ amountKobo }: RefundByStaff, leftKobo: Kobo): Kobo {
  const amount = amountKobo ?? leftKobo;
  if (amount > 0 && amount <= leftKobo) return amount;
  throw new RefusalError({ code: 'atMostBack', facts: { kobo: leftKobo } });
}

/**
 * Refunds money of a paid reservation on staff's decision, even after the guest's own deadline. All that is left, or a
 * part that frees the rooms, ends the reservation as a guest's refund does: `refund.requested`, then `refund.settled`
 * once it is paid out; the rest stays with the hotel. Any other part is goodwill, and the reservation keeps its rooms.
 * Money taken at the desk is given back there by hand, and only recorded.
 * @throws Refused if it is not paid, or there is not as much to give back
 */
export async function refundByStaff(
  tx: Database,
  context: RefundContext,
  act: RefundByStaff,
  person: Person,
): Promise<RefundResult> {
  const row = await lockReservation(tx, act.reservationId);
  if (!row) throw new RefusalError({ code: 'noReservation', facts: {} });
  assertPaid(row);
  const movements = await movementsOf(tx, row.id, 'stay');
  const [taken] = movements;
  const atDesk = taken !== undefined;
  const attempt = atDesk ? null : await lockPayingAttempt(tx, row);
  if (!atDesk && !attempt) throw new Error(`Reservation ${row.id} was paid by no payment`);
  const { takenKobo, returnedKobo } = balanceOf(movements);
  const leftKobo = attempt ? await priceLeftKobo(tx, attempt) : takenKobo - returnedKobo;
  const amountKobo = amountOf(act, leftKobo);
  const isOver = amountKobo === leftKobo || act.freesRooms;
  if (attempt) {
    const cause = isOver ? 'byStaff' : 'goodwill';
    await openRefund(tx, context, attempt, { amountKobo, cause, reason: act.why });
  }
  await recordOnReservation(tx, context, row, { amountKobo, isOver, atDesk }, act, person);
  if (taken) await recordReturn(tx, context, act, amountKobo, taken.method, person);
  await enqueueEmail(tx, context, staffRefundEmail(row, amountKobo, { isOver, atDesk }));
  return { amountKobo, isOver, atDesk, pausedSince: await refundsPausedSince(tx) };
}

async function recordOnReservation(
  tx: Database,
  context: RefundContext,
  row: ReservationRow,
  { amountKobo, isOver, atDesk }: Omit<RefundResult, 'pausedSince'>,
  { why }: RefundByStaff,
  person: Person,
): Promise<void> {
  const detail = { amountKobo, ...actedBy(person), why };
  const now = context.clock.now();
  if (!isOver) return recordEvent(tx, context, row.id, 'staff.goodwill', detail);
  const requested = await applyEvent(tx, context, row, { type: 'refund.requested' }, { detail });
  const today = lagosToday(now);
  await releaseRooms(tx, row.id, row.checkIn < today ? today : undefined);
  if (atDesk) await applyEvent(tx, context, requested, { type: 'refund.settled' }, { detail });
}

async function recordReturn(
  tx: Database,
  context: RefundContext,
  { reservationId, desk }: RefundByStaff,
  amountKobo: Kobo,
  takenBy: DeskMethod,
  { name: by }: Person,
): Promise<void> {
  const method = desk.method ?? takenBy;
  const { proof } = desk;
  if (method === 'transfer' && proof === null) {
    throw new RefusalError({ code: 'whichTransfer', facts: {} });
  }
  const returned = { kind: 'returned', purpose: 'stay', method, amountKobo, proof, by } as const;
  if (await recordCashMovement(tx, context, { ...returned, reservationId })) return;
  throw new RefusalError({ code: 'transferRecorded', facts: {} });
}

/** Refunds that failed, or that nobody asks about any more. */
const isLeft = or(whereRefund('failed'), and(whereRefund('underWay'), isNull(refund.nextCheckAt)));

/**
 * Schedules the refund of an open case that failed or was not paid out within a month, and records who asked for it. The
 * server's next sweep sends it again, after checking whether the provider already has it, or asks about one that it has;
 * it is followed for another month.
 * @returns since when no refund is sent, so that this one waits
 * @throws Refused if there is no such case about a refund, or it has not failed and is asked about anyway
 */
export async function retryRefund(
  tx: Database,
  context: Pick<Context, 'clock'>,
  { caseId, why }: { caseId: string; why: string },
  person: Person,
): Promise<Pick<RefundResult, 'pausedSince'>> {
  const { row, payment } = await requireCase(tx, caseId);
  const { refundId } = row;
  if (row.closedAt !== null || refundId === null || payment === null) {
    throw new RefusalError({ code: row.closedAt === null ? 'noCase' : 'caseClosed', facts: {} });
  }
  const now = context.clock.now();
  const planned = await tx
    .update(refund)
    .set({ nextCheckAt: now, retriedAt: now, updatedAt: now })
    .where(and(eq(refund.id, refundId), isLeft))
    .returning({ id: refund.id });
  if (planned.length === 0) throw new RefusalError({ code: 'stillFollowed', facts: {} });
  const detail = { refundId, ...actedBy(person), why };
  await recordEvent(tx, context, payment.reservation.id, 'staff.refundRetried', detail);
  return { pausedSince: await refundsPausedSince(tx) };
}
