import { and, inArray } from 'drizzle-orm';
import { paymentAttempt } from '../../database/schema';
import { attemptStatusesWith } from '../../database/attemptStatus';
import type { Context } from '../../context';
import { openSecondCharge } from '../reviews/noticeSecondCharge';
import { reopenCase } from '../reviews/reopenCase';
import { openUnknownPayment } from '../reviews/noticeUnknownPayment';
import { differences } from './findings';
import type { Reconciliation } from './reconcile';

/** What a comparison has set going. */
export interface Followed {
  /** Payments that the server asks about once more, so that it books them. */
  askedAgain: number;
  /** Cases that were opened about payments that our books don't have, have only one of, or were closed over undecided. */
  opened: number;
}

/**
 * Hands what reconciling found to those who can end it: a payment that its provider has taken and that nobody asks about
 * any more is due again, so that the running server books it; one that our books don't have becomes a case, with which
 * staff takes it in, and so do a second charge under one of our references and money whose case was closed before
 * anybody had decided on it. Moves no money, and may be repeated.
 */
export async function followFindings(
  context: Pick<Context, 'clock' | 'random' | 'configuration' | 'database' | 'log'>,
  {
    unaccounted,
    unknown,
    secondCharges,
  }: Pick<Reconciliation, 'unaccounted' | 'unknown' | 'secondCharges'>,
): Promise<Followed> {
  const { clock, database } = context;
  const notBooked = unaccounted
    .filter(({ why }) => why === differences.notBooked)
    .map(({ reference }) => reference);
  const due =
    notBooked.length === 0
      ? []
      : await database
          .update(paymentAttempt)
          .set({ nextCheckAt: clock.now() })
          .where(
            and(
              inArray(paymentAttempt.reference, notBooked),
              inArray(paymentAttempt.status, attemptStatusesWith('notFinal')),
            ),
          )
          .returning({ id: paymentAttempt.id });
  let opened = 0;
  for (const { provider, payment } of unknown) {
    if (await openUnknownPayment(context, provider, payment)) opened += 1;
  }
  for (const payment of secondCharges) {
    if (await openSecondCharge(context, payment)) opened += 1;
  }
  for (const { why, reference } of unaccounted) {
    if (why === differences.undecided && (await reopenCase(context, reference))) opened += 1;
  }
  return { askedAgain: due.length, opened };
}
