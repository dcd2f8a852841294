import { and, eq, isNull, or } from 'drizzle-orm';
import type { Kobo } from '../../../machines/shared/money';
import { lagosToday } from '../../../machines/shared/stay';
import { hasTag, isPaid } from '../../../machines/reservation/reservationStatus';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { letPersonEndStay } from '../../database/keptStay';
import { whereRefund } from '../../database/refundStatus';
import { refund } from '../../database/schema';
import { enqueueEmail } from '../../email/outbox';
import type { Context } from '../../context';
import { applyEvent, recordEvent } from '../../reservations/applyEvent';
import { releaseRooms } from '../../rooms/takeRooms';
import { cancelledEmail } from '../../reservations/emails/stayEmails';
import { supersedeAttempts } from '../../reservations/unfinishedPayments';
import { isInHouse, lockReservation, type ReservationRow } from '../../reservations/queries';
import { lockPayingAttempt } from '../../payments/attempts';
import { requireCase } from '../../payments/cases/cases';
import {
  balanceOf,
  movementsOf,
  recordCashMovement,
  type DeskMethod,
  type DeskPaymentRow,
} from '../../books/cashBook';
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
 * once it is paid out; the rest stays with the hotel. Any other part is goodwill, and the reservation keeps its rooms;
 * so is any sum, all of it too, while a guest of it is in house.
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
  const attempt = await lockPayingAttempt(tx, row);
  if (movements.length === 0 && !attempt) {
    throw new Error(`Reservation ${row.id} was paid by no payment`);
  }
  const { takenKobo, returnedKobo } = balanceOf(movements);
  const atProviderKobo = attempt ? await priceLeftKobo(tx, attempt) : 0;
  const leftKobo = atProviderKobo + takenKobo - returnedKobo;
  const amountKobo = amountOf(act, leftKobo);
  const isHere = await isInHouse(tx, row.id);
  const isOver = !isHere && (amountKobo === leftKobo || act.freesRooms);
  // A provider only ever takes what is left after the desk's parts, so its money came last, and goes back first.
  const byProviderKobo = Math.min(amountKobo, atProviderKobo);
  const atDesk = byProviderKobo === 0;
  if (attempt && !atDesk) {
    const cause = isOver ? 'byStaff' : 'goodwill';
    const opened = { amountKobo: byProviderKobo, cause, reason: act.why } as const;
    await openRefund(tx, context, attempt, opened);
    await enqueueEmail(tx, context, staffRefundEmail(row, byProviderKobo, { isOver, atDesk }));
  }
  const byDeskKobo = amountKobo - byProviderKobo;
  const ways = byDeskKobo === 0 ? [] : waysBack(movements, byDeskKobo, act.desk.method);
  const given = {
    amountKobo,
    leftKobo: leftKobo - amountKobo,
    ...(takenKobo > 0 && !atDesk && { deskKobo: byDeskKobo }),
    ...otherMeansIn(ways),
  };
  await recordOnReservation(tx, context, row, { given, isOver, atDesk }, act, person);
  if (byDeskKobo > 0) {
    await returnAtDesk(tx, context, row.id, ways, act.desk.proof, person);
    await enqueueEmail(tx, context, staffRefundEmail(row, byDeskKobo, { isOver, atDesk: true }));
  }
  return { amountKobo, isOver, atDesk, pausedSince: await refundsPausedSince(tx) };
}

/** Sums of a refund, in kobo: all of it, what is left of the price, and what of it the desk gives back beside a provider. */
interface Given {
  amountKobo: Kobo;
  leftKobo: Kobo;
  deskKobo?: Kobo;
  otherMeans?: DeskMethod;
}

async function recordOnReservation(
  tx: Database,
  context: RefundContext,
  row: ReservationRow,
  { given, isOver, atDesk }: Pick<RefundResult, 'isOver' | 'atDesk'> & { given: Given },
  { why }: RefundByStaff,
  person: Person,
): Promise<void> {
  const detail = { ...given, priceKobo: row.totalKobo, ...actedBy(person), why };
  const now = context.clock.now();
  if (!isOver) return recordEvent(tx, context, row.id, 'staff.goodwill', detail);
  const requested = await applyEvent(tx, context, row, { type: 'refund.requested' }, { detail });
  const today = lagosToday(now);
  await releaseRooms(tx, row.id, row.checkIn < today ? today : undefined);
  if (atDesk) await applyEvent(tx, context, requested, { type: 'refund.settled' }, { detail });
}

/** Money of a stay's price that the desk gives back by one means, and whether it came by another. */
interface Returned {
  method: DeskMethod;
  amountKobo: Kobo;
  isOther: boolean;
}

/**
 * How the desk gives a sum back: each part by its own means and at most what that brought, the one that was used last
 * first; all of it by the means that staff names.
 * @throws Refused if it came by card and staff names none: a card terminal can't give money back
 */
function waysBack(
  movements: readonly DeskPaymentRow[],
  amountKobo: Kobo,
  named: DeskMethod | null,
): Returned[] {
  const lastFirst = movements
    .filter(({ kind }) => kind === 'taken')
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ method }) => method);
  let left = amountKobo;
  const own = [...new Set(lastFirst)].map((method) => {
    const { takenKobo, returnedKobo } = balanceOf(movements.filter((one) => one.method === method));
    const share = Math.min(left, Math.max(0, takenKobo - returnedKobo));
    left -= share;
    return { method, amountKobo: share };
  });
  // What went back earlier by another means than it came.
  const [first] = own;
  if (first) first.amountKobo += left;
  const parts = own.filter((part) => part.amountKobo > 0);
  if (named !== null) {
    return [{ method: named, amountKobo, isOther: parts.some(({ method }) => method !== named) }];
  }
  if (parts.some(({ method }) => method === 'pos')) {
    throw new RefusalError({ code: 'notByCard', facts: {} });
  }
  return parts.map((part) => ({ ...part, isOther: false }));
}

/** Says in an event which means the desk gave money back by, where it came by another. */
const otherMeansIn = (ways: readonly Returned[]) =>
  Object.fromEntries(
    ways.filter(({ isOther }) => isOther).map(({ method }) => ['otherMeans', method] as const),
  );

/** Records in the desk's book what it gives back of a stay's price. */
async function returnAtDesk(
  tx: Database,
  context: RefundContext,
  reservationId: string,
  ways: readonly Returned[],
  proof: string | null,
  { name: by }: Person,
): Promise<void> {
  for (const { method, amountKobo } of ways) {
    if (method === 'transfer' && proof === null) {
      throw new RefusalError({ code: 'whichTransfer', facts: {} });
    }
    const returned = { kind: 'returned', purpose: 'stay', method, amountKobo, by } as const;
    const movement = { ...returned, reservationId, proof: method === 'transfer' ? proof : null };
    if (await recordCashMovement(tx, context, movement)) continue;
    throw new RefusalError({ code: 'transferRecorded', facts: {} });
  }
}

/**
 * Ends a locked stay of which a part is paid, and whose guest is not in house: its rooms are free, and what was paid goes
 * back, but for what the hotel keeps, such as a no-show fee.
 * @throws Refused if more is to be kept than was paid
 */
export async function releaseStay(
  tx: Database,
  context: RefundContext,
  row: ReservationRow,
  { keepsKobo, desk, why }: { keepsKobo: Kobo; why: string } & Pick<RefundByStaff, 'desk'>,
  person: Person,
): Promise<void> {
  const amountKobo = row.paidKobo - keepsKobo;
  if (amountKobo < 0) throw new RefusalError({ code: 'keepsMore', facts: { kobo: row.paidKobo } });
  const movements = await movementsOf(tx, row.id, 'stay');
  const ways = amountKobo === 0 ? [] : waysBack(movements, amountKobo, desk.method);
  await letPersonEndStay(tx);
  await supersedeAttempts(tx, context, row.id);
  const sums = { amountKobo, keptKobo: keepsKobo, ...otherMeansIn(ways) };
  const detail = { ...sums, ...actedBy(person), why };
  const changes = { paidKobo: keepsKobo };
  await applyEvent(tx, context, row, { type: 'stay.released' }, { changes, detail });
  const today = lagosToday(context.clock.now());
  await releaseRooms(tx, row.id, row.checkIn < today ? today : undefined);
  await returnAtDesk(tx, context, row.id, ways, desk.proof, person);
  const email =
    amountKobo > 0
      ? staffRefundEmail(row, amountKobo, { isOver: true, atDesk: true })
      : cancelledEmail(row);
  await enqueueEmail(tx, context, email);
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
