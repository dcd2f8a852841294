import { and, eq, isNull, ne } from 'drizzle-orm';
import { paymentCaseSnapshot } from '../../../machines/payment/paymentCaseMachine';
import type { Kobo } from '../../../machines/shared/money';
import type { Context } from '../../context';
import { RefusalError, type Refusal } from '../../contract/refused';
import { attemptIs } from '../../database/attemptStatus';
import type { Database } from '../../database/database';
import { refundIs } from '../../database/refundStatus';
import { paymentCase, refund } from '../../database/schema';
import { enqueueEmail } from '../../email/outbox';
import { lockReservation } from '../../reservations/queries';
import { isFinal } from '../attempts';
import type { PaymentsContext } from '../context';
import { caseClosedEmail } from '../emails/cases';
import type { AlsoWrite } from '../recording';
import { fetchUndecided } from './caseEvidence';
import { resumeHold } from './caseHold';
import { factsOf, requireCase, writeClosing, type ClosingNote, type PaymentCase } from './cases';

type ClosingContext = Pick<Context, 'clock' | 'random' | 'configuration'>;
type AskingContext = Pick<PaymentsContext, 'database' | 'providers'>;

/**
 * Closes a case, once. Moves no money. If its payment doesn't pay the reservation, the guest is told and has the
 * usual time to pay again, provided that the rooms are still held.
 * @throws Refused if it is closed, or while the provider has money whose use is undecided
 */
export async function closeCase(
  context: ClosingContext & AskingContext,
  id: string,
  note: ClosingNote,
  alsoWrite?: AlsoWrite<null>,
): Promise<void> {
  const refusal = await undecidedOf(context, await requireCase(context.database, id));
  if (refusal !== null) throw new RefusalError(refusal);
  await context.database.transaction(async (tx) => {
    const found = await requireCase(tx, id);
    const { row, payment } = found;
    const reservation = payment && (await lockReservation(tx, payment.reservation.id));
    if (!(await writeClosing(tx, context, found, note))) {
      throw new RefusalError({ code: 'caseClosed', facts: {} });
    }
    await alsoWrite?.(tx, null);
    if (!reservation || row.refundId !== null) return;
    const resumed = await resumeHold(tx, context, reservation);
    if (attemptIs(payment.attempt, 'underReview')) {
      await enqueueEmail(tx, context, caseClosedEmail(resumed, payment.attempt.reference));
    }
  });
}

/** Asks whether there is money that closing a case would forget. @throws Refused if the provider doesn't answer */
async function undecidedOf(context: AskingContext, found: PaymentCase): Promise<Refusal | null> {
  const snapshot = paymentCaseSnapshot(factsOf(found));
  const isForgotten = (kobo: Kobo) => !snapshot.can({ type: 'case.closed', undecidedKobo: kobo });
  const { row, payment } = found;
  if (snapshot.hasTag('aboutRefund') && row.refundId !== null) {
    const kobo = await unfollowedKobo(context.database, row.refundId);
    return isForgotten(kobo) ? { code: 'refundForgotten', facts: { kobo } } : null;
  }
  if (payment === null || !snapshot.hasTag('provedBeforeClosing')) return null;
  const isSecond = snapshot.matches({ open: 'secondCharge' });
  // While another case is open, its money isn't forgotten.
  if (!isSecond && (await hasOtherOpenCase(context.database, found))) return null;
  const { kobo, currency } = await fetchUndecided(context, found, payment.attempt);
  if (!isForgotten(kobo)) return null;
  if (!isSecond && !isFinal(payment.attempt)) return { code: 'notBookedYet', facts: { kobo } };
  if (currency !== 'NGN') return { code: 'heldInCurrency', facts: { currency } };
  return { code: isSecond ? 'secondChargeLeft' : 'undecided', facts: { kobo } };
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
