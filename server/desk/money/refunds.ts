import { and, eq, isNull, or } from 'drizzle-orm';
import type { Kobo } from '../../../machines/shared/money';
import { lagosToday } from '../../../machines/shared/stay';
import { hasTag, isPaid } from '../../../machines/reservation/reservationStatus';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { letPersonEndStay } from '../../database/keptStay';
import { partsOf, type Part } from '../../database/parts';
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
import { storedAccountOf } from '../../payments/refunds/toAccount/accountEvents';
import { isLikeName, type ResolvedAccount } from '../../payments/refunds/toAccount/resolveAccount';
import { refundsPausedSince } from '../../payments/refunds/refundPause';
import { actedBy, type Person } from '../../staff/auditLog';

/** A refund by staff, with its reason. */
export interface RefundByStaff {
  reservationId: string;
  /** Null for all that is left of the price. */
  amountKobo: Kobo | null;
  /** Whether a part of the price ends the reservation; all of it always does. */
  freesRooms: boolean;
  desk: BackAtDesk;
  why: string;
}

/** How the desk gives back what it took. */
export interface BackAtDesk {
  /** Null for each part by its own means. */
  method: DeskMethod | null;
  proof: string | null;
  /** The payment that it comes from, by its name on the bill; the newest first if absent. */
  part?: string | undefined;
  /** The account that what was paid by card is transferred to. */
  account?: ResolvedAccount | null;
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
  const { part } = act.desk;
  const parts = partsFrom(movements, part === attempt?.id ? undefined : part);
  const ofParts = sumOf(parts);
  const isAtProvider = part === undefined || part === attempt?.id;
  const canBeKobo = part === undefined ? leftKobo : isAtProvider ? atProviderKobo : ofParts;
  const amountKobo = amountOf(act, canBeKobo);
  const isHere = await isInHouse(tx, row.id);
  const isOver = !isHere && (amountKobo === leftKobo || act.freesRooms);
  // A provider only ever takes what is left after the desk's parts, so its money came last, and goes back first.
  const byProviderKobo = isAtProvider ? Math.min(amountKobo, atProviderKobo) : 0;
  const atDesk = byProviderKobo === 0;
  if (attempt && !atDesk) {
    const cause = isOver ? 'byStaff' : 'goodwill';
    const opened = { amountKobo: byProviderKobo, cause, reason: act.why } as const;
    await openRefund(tx, context, attempt, opened);
    await enqueueEmail(tx, context, staffRefundEmail(row, byProviderKobo, { isOver, atDesk }));
  }
  const byDeskKobo = amountKobo - byProviderKobo;
  const ways = waysBack(parts, byDeskKobo, act.desk);
  const given = {
    amountKobo,
    leftKobo: leftKobo - amountKobo,
    ...(takenKobo > 0 && !atDesk && { deskKobo: byDeskKobo }),
    ...otherMeansIn(ways, act.desk, row),
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

/** The part of a stay's price that the desk gives back, and whether it came by other means. */
interface Returned {
  part: string;
  method: DeskMethod;
  amountKobo: Kobo;
  isOther: boolean;
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { leftKobo }) => sum + leftKobo, 0);

/**
 * The parts that a refund comes from, in that order: the newest first, or the one that staff has chosen.
 * @throws Refused if there is no such part, or nothing of it is left
 */
function partsFrom(movements: readonly DeskPaymentRow[], chosen: string | undefined): Part[] {
  const parts = partsOf(movements).filter(({ leftKobo }) => leftKobo > 0);
  if (chosen === undefined) return parts;
  const found = parts.filter(({ id }) => id === chosen);
  if (found.length === 0) throw new RefusalError({ code: 'partGone', facts: {} });
  return found;
}

/** The parts in their order, but for the chosen one, which comes first. */
const chosenFirst = (parts: readonly Part[], chosen: string | undefined) =>
  parts.toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen));

/**
 * How the desk gives a sum back: each part by its own means, at most what it brought, or all by the means that staff
 * names.
 * @throws Refused if it came by card, which a terminal can't give back, and staff names neither cash nor an account
 */
function waysBack(
  parts: readonly Part[],
  amountKobo: Kobo,
  { method: named, account = null }: BackAtDesk,
): Returned[] {
  let left = amountKobo;
  return parts.flatMap(({ id: part, method: own, leftKobo }): Returned[] => {
    const share = Math.min(left, leftKobo);
    left -= share;
    if (share === 0) return [];
    if (own === 'pos' && named === null) throw new RefusalError({ code: 'notByCard', facts: {} });
    if (own === 'pos' && named === 'transfer' && account === null) {
      throw new RefusalError({ code: 'whichAccount', facts: {} });
    }
    const method = named ?? own;
    return [{ part, method, amountKobo: share, isOther: method !== own }];
  });
}

/** Says in an event which means the desk gave money back by, where it came by another, and to which account. */
function otherMeansIn(
  ways: readonly Returned[],
  { account = null }: BackAtDesk,
  { name }: ReservationRow,
) {
  const other = ways.find(({ isOther }) => isOther);
  if (!other) return {};
  const { method: otherMeans } = other;
  if (otherMeans !== 'transfer' || account === null) return { otherMeans };
  const { holder } = account;
  const otherName = isLikeName(holder, name) ? 0 : 1;
  return { otherMeans, ...storedAccountOf(account.account), holder, otherName };
}

/** Records in the desk's book what it gives back of a stay's price. */
async function returnAtDesk(
  tx: Database,
  context: RefundContext,
  reservationId: string,
  ways: readonly Returned[],
  proof: string | null,
  { name: by }: Person,
): Promise<void> {
  let transfer = proof;
  if (proof === null && ways.some(({ method }) => method === 'transfer')) {
    throw new RefusalError({ code: 'whichTransfer', facts: {} });
  }
  for (const { part: returns, method, amountKobo } of ways) {
    const returned = {
      kind: 'returned',
      purpose: 'stay',
      method,
      amountKobo,
      by,
      returns,
    } as const;
    // One transfer may give several parts back: the book has its name once.
    const named = method === 'transfer' ? transfer : null;
    if (method === 'transfer') transfer = null;
    const movement = { ...returned, reservationId, proof: named };
    await recordCashMovement(tx, context, movement);
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
  const ways = waysBack(chosenFirst(partsFrom(movements, undefined), desk.part), amountKobo, desk);
  await letPersonEndStay(tx);
  await supersedeAttempts(tx, context, row.id);
  const sums = { amountKobo, keptKobo: keepsKobo, ...otherMeansIn(ways, desk, row) };
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
