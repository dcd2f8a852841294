import { and, eq, isNull, ne } from 'drizzle-orm';
import { paymentCaseSnapshot, refusalOf } from '../../../machines/payment/paymentCaseMachine';
import { formatNaira, type Kobo } from '../../../machines/shared/money';
import type { Context } from '../../context';
import { attemptIs } from '../../database/attemptStatus';
import type { Database } from '../../database/database';
import { refundIs } from '../../database/refundStatus';
import { paymentCase, refund } from '../../database/schema';
import { enqueueEmail } from '../../email/outbox';
import { lockReservation } from '../../reservations/queries';
import { isFinal } from '../attempts';
import type { PaymentsContext } from '../context';
import { caseClosedEmail } from '../emails/cases';
import { caseRefused } from '../errors';
import { fetchUndecided } from './caseEvidence';
import { resumeHold } from './caseHold';
import { factsOf, findCase, writeClosing, type ClosingNote, type PaymentCase } from './cases';

type ClosingContext = Pick<Context, 'clock' | 'random' | 'configuration'>;
type AskingContext = Pick<PaymentsContext, 'database' | 'providers'>;

/** The result of closing a case. */
export type Closing = 'closed' | 'unknown' | 'closedBefore';

/**
 * Closes a case, once. Moves no money. If its payment doesn't pay the reservation, the guest is told and has the
 * usual time to pay again, provided that the rooms are still held.
 * @throws ApiError while the provider has money whose use is undecided
 */
export async function closeCase(
  context: ClosingContext & AskingContext,
  id: string,
  note: ClosingNote,
): Promise<Closing> {
  const before = await findCase(context.database, id);
  if (before) await assertDecided(context, before);
  return context.database.transaction(async (tx) => {
    const found = await findCase(tx, id);
    if (!found) return 'unknown';
    const { row, payment } = found;
    const reservation = payment && (await lockReservation(tx, payment.reservation.id));
    if (!(await writeClosing(tx, context, found, note))) return 'closedBefore';
    if (!reservation || row.refundId !== null) return 'closed';
    const resumed = await resumeHold(tx, context, reservation);
    if (attemptIs(payment.attempt, 'underReview')) {
      await enqueueEmail(tx, context, caseClosedEmail(resumed, payment.attempt.reference));
    }
    return 'closed';
  });
}

/** Money that closing a case with a note would forget, and the command that decides it. */
interface Undecided {
  kobo: Kobo;
  howToDecide: string;
}

/** @throws ApiError with the command that decides what is left, or if the provider doesn't answer */
async function assertDecided(context: AskingContext, found: PaymentCase): Promise<void> {
  const { kobo, howToDecide } = await undecidedOf(context, found);
  const refusal = refusalOf(factsOf(found), { type: 'case.closed', undecidedKobo: kobo });
  if (refusal === 'undecided') throw caseRefused(howToDecide);
}

async function undecidedOf(context: AskingContext, found: PaymentCase): Promise<Undecided> {
  const nothing = { kobo: 0, howToDecide: '' };
  const snapshot = paymentCaseSnapshot(factsOf(found));
  const { row, payment } = found;
  if (snapshot.hasTag('aboutRefund') && row.refundId !== null) {
    const kobo = await unfollowedKobo(context.database, row.refundId);
    const howToDecide = `${formatNaira(kobo)} are on their way back, and nobody asks about them any more, so the case stays open: npm run hotel -- refund retry ${row.id} has them followed for another month.`;
    return { kobo, howToDecide };
  }
  if (payment === null || !snapshot.hasTag('provedBeforeClosing')) return nothing;
  const isSecond = snapshot.matches({ open: 'secondCharge' });
  // While another case is open, its money isn't forgotten.
  if (!isSecond && (await hasOtherOpenCase(context.database, found))) return nothing;
  const { kobo, currency } = await fetchUndecided(context, found, payment.attempt);
  const amount = formatNaira(kobo);
  if (!isSecond && !isFinal(payment.attempt)) {
    const howToDecide = `${amount} of this payment lie at the provider and stand in no book yet, so the case stays open: npm run hotel -- reconcile --all has the running server book them within a minute.`;
    return { kobo, howToDecide };
  }
  if (currency !== 'NGN') {
    const howToDecide = `It was paid in ${currency}, and the provider still has it. Return all of it at the provider’s dashboard; then the case can be closed with a note.`;
    return { kobo, howToDecide };
  }
  const returning = `case return ${row.id} gives it back`;
  const ways = isSecond ? returning : `${returning}, case credit ${row.id} lets it count`;
  const howToDecide = `${amount} of this payment lie at the provider and stand in no book, so the case stays open until they are decided on: npm run hotel -- ${ways}.`;
  return { kobo, howToDecide };
}

/** A refund whose checks are over ends only if somebody asks: its case is all that remembers it. */
async function unfollowedKobo(database: Database, refundId: string): Promise<Kobo> {
  const [found] = await database.select().from(refund).where(eq(refund.id, refundId));
  const isForgotten = found && refundIs(found, 'underWay') && found.nextCheckAt === null;
  return isForgotten ? found.amountKobo : 0;
}

async function hasOtherOpenCase(database: Database, { row }: PaymentCase): Promise<boolean> {
  if (row.attemptId === null) return false;
  const isOther = and(
    eq(paymentCase.attemptId, row.attemptId),
    ne(paymentCase.id, row.id),
    ne(paymentCase.kind, 'second_charge'),
    isNull(paymentCase.refundId),
    isNull(paymentCase.closedAt),
  );
  return (await database.$count(paymentCase, isOther)) > 0;
}
