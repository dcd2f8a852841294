import { and, eq, inArray } from 'drizzle-orm';
import { paymentAttempt } from '../database/schema';
import { whereAttempt } from '../database/attemptStatus';
import type { Context } from '../context';
import { openListedCharge, openUnknownPayment, reopenCase } from '../payments/cases/openCase';
import type { Reconciliation } from './reconcile';

/** Work set in motion by a comparison. */
export interface FollowUps {
  /** Payments that are scheduled for another check, so that the server books them. */
  askedAgain: number;
  /**
   * Cases opened about payments that our books lack, have only one of two charges of, or whose case was closed
   * undecided.
   */
  opened: number;
}

/**
 * Passes reconciliation's findings on to whoever can resolve them. A payment that its provider took and that has no
 * scheduled check becomes due again, so that the running server books it. A payment that our books lack becomes a
 * case for staff; so does a second charge under one of our references, and money whose case was closed undecided.
 * Moves no money and may be repeated.
 */
export async function followFindings(
  context: Pick<Context, 'clock' | 'random' | 'configuration' | 'database' | 'log'>,
  {
    unaccounted,
    unknown,
    secondCharges,
    hidden,
  }: Pick<Reconciliation, 'unaccounted' | 'unknown' | 'secondCharges' | 'hidden'>,
): Promise<FollowUps> {
  const { clock, database } = context;
  for (const { reference, transactionId } of hidden) {
    // By its own id the server finds it when it is due.
    await database
      .update(paymentAttempt)
      .set({ providerTransactionId: transactionId })
      .where(and(eq(paymentAttempt.reference, reference), whereAttempt('notFinal')));
  }
  const notBooked = unaccounted
    .filter(({ code }) => code === 'notBooked')
    .map(({ reference }) => reference);
  const due =
    notBooked.length === 0
      ? []
      : await database
          .update(paymentAttempt)
          .set({ nextCheckAt: clock.now() })
          .where(and(inArray(paymentAttempt.reference, notBooked), whereAttempt('notFinal')))
          .returning({ id: paymentAttempt.id });
  let opened = 0;
  for (const { provider, payment } of unknown) {
    if (await openUnknownPayment(context, provider, payment)) opened += 1;
  }
  for (const payment of secondCharges) {
    if (await openListedCharge(context, payment)) opened += 1;
  }
  for (const { code, reference } of unaccounted) {
    if (code === 'undecided' && (await reopenCase(context, reference))) opened += 1;
  }
  return { askedAgain: due.length, opened };
}
