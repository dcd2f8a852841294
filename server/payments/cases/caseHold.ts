import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { PaymentCaseKind } from '../../../machines/payment/paymentCaseMachine';
import { isHoldExpired } from '../../../machines/reservation/hold';
import { addDays, checkInDayStart } from '../../../machines/shared/stay';
import { hasTag } from '../../../machines/reservation/reservationStatus';
import type { Database } from '../../database/database';
import { lockNamed } from '../../database/statements';
import { whereTag } from '../../database/reservationStatusSql';
import { reservation, reservationEvent } from '../../database/schema';
import type { Context } from '../../context';
import { recordEvent } from '../../reservations/applyEvent';
import { lastEvent, type ReservationRow } from '../../reservations/queries';
import { amountDue } from '../../reservations/status';
import { paymentUnderWayUntil } from '../../reservations/unfinishedPayments';
import { isShortHold } from '../../reservations/holds/holdHistory';
import { NETWORK_OF_GUESTS } from '../../reservations/holds/holdLimits';
import { isUnderReview } from '../../reservations/underReview';
import type { CaseDetail } from './cases';

type HoldContext = Pick<Context, 'clock' | 'configuration'>;

const KEPT = 'hold.keptForCase';
const RESUMED = 'hold.resumed';

interface LookedInto {
  kind: PaymentCaseKind;
  detail: CaseDetail;
}

/** The end of a stay's first day. Unpaid rooms are never kept longer. */
function lastTimeOf({ checkIn }: Pick<ReservationRow, 'checkIn'>): Date {
  return checkInDayStart(addDays(checkIn, 1));
}

async function holdUntil(
  tx: Database,
  context: HoldContext,
  row: ReservationRow,
  until: Date,
  kind: typeof KEPT | typeof RESUMED,
): Promise<ReservationRow> {
  const changes = { holdExpiresAt: until, updatedAt: context.clock.now() };
  await tx.update(reservation).set(changes).where(eq(reservation.id, row.id));
  const detail = { until: until.toISOString(), before: row.holdExpiresAt.toISOString() };
  await recordEvent(tx, context, row.id, kind, detail);
  return { ...row, ...changes };
}

/** Kinds of cases whose money staff can let pay the stay. Money in another currency or mode has to go back. */
const creditable: ReadonlySet<PaymentCaseKind> = new Set(['other_amount', 'other_reference']);

/** Whether the money that a case is about could pay the stay. */
function couldPay(
  row: Pick<ReservationRow, 'totalKobo' | 'paidKobo'>,
  { kind, detail: { paidKobo } }: LookedInto,
): boolean {
  return creditable.has(kind) && typeof paidKobo === 'number' && paidKobo >= amountDue(row);
}

/** How many others of an account, and of its network, hold rooms that were kept for a case. */
async function keptBeside(tx: Database, { clock }: HoldContext, row: ReservationRow) {
  const { id, accountId, networkHash } = row;
  const isOwn = eq(reservation.accountId, accountId);
  const isFromNetwork =
    networkHash === null ? sql`false` : eq(reservation.networkHash, networkHash);
  const [kept] = await tx
    .select({
      own: sql<number>`count(*) filter (where ${isOwn})::int`,
      network: sql<number>`count(*) filter (where ${isFromNetwork})::int`,
    })
    .from(reservation)
    .where(
      and(
        or(isOwn, isFromNetwork),
        ne(reservation.id, id),
        whereTag(reservation, 'awaitsPayment'),
        gt(reservation.holdExpiresAt, clock.now()),
        sql`exists (select from ${reservationEvent}
          where ${reservationEvent.reservationId} = ${reservation.id} and ${reservationEvent.kind} = ${KEPT})`,
      ),
    );
  return { own: kept?.own ?? 0, network: kept?.network ?? 0 };
}

/**
 * Keeps the rooms of a locked reservation as long as staff may need to decide a case about a payment that could pay it, because its
 * guest is told not to pay again: for one reservation of an account and a few of a network at a time. Everybody else,
 * and who holds the last rooms of a type, keeps them as long as without a case.
 */
export async function keepRoomsForCase(
  tx: Database,
  context: HoldContext,
  row: ReservationRow,
  opened: LookedInto,
): Promise<ReservationRow> {
  const { clock, configuration } = context;
  if (!hasTag(row, 'runsOut') || isShortHold(configuration, row) || !couldPay(row, opened))
    return row;
  const longest = clock.now().getTime() + configuration.caseHold;
  const until = new Date(Math.min(longest, lastTimeOf(row).getTime()));
  if (until <= row.holdExpiresAt) return row;
  // Cases of one network can open at the same moment.
  await lockNamed(tx, KEPT);
  const { own, network } = await keptBeside(tx, context, row);
  const most = NETWORK_OF_GUESTS * configuration.addressLimitFactor;
  return own > 0 || network >= most ? row : holdUntil(tx, context, row, until, KEPT);
}

/** Whether the rooms of a reservation are held as long as they are because of a case about a payment. */
async function areKept(tx: Database, { id }: Pick<ReservationRow, 'id'>): Promise<boolean> {
  const last = await lastEvent(tx, id, inArray(reservationEvent.kind, [KEPT, RESUMED]));
  return last?.kind === KEPT;
}

/**
 * Gives the guest of a locked reservation the usual time to pay again, after the last case about a payment for it was
 * closed without crediting it; longer while the provider's word counts that another payment is under way, because rooms
 * that a case kept were not held longer for it. Changes nothing if the case did not keep the rooms, if they are no
 * longer held, or if another case is open.
 */
export async function resumeHold(
  tx: Database,
  context: HoldContext,
  row: ReservationRow,
): Promise<ReservationRow> {
  const now = context.clock.now();
  const isHeld = hasTag(row, 'runsOut') && !isHoldExpired(row, now);
  if (!isHeld || !(await areKept(tx, row)) || (await isUnderReview(tx, row.id))) return row;
  const underWayUntil = await paymentUnderWayUntil(tx, row.id, now);
  const usual = now.getTime() + context.configuration.hold;
  const until = new Date(Math.max(usual, underWayUntil?.getTime() ?? 0));
  return holdUntil(tx, context, row, until, RESUMED);
}
