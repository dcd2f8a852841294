import type { PaymentsContext } from '../context';
import { type AttemptRow, findAttempt } from '../attempts';
import { enqueueAll } from '../jobs';
import { ProviderError, type ProviderRefund } from '../../paymentProviders/provider';
import { recordProviderRefunds } from './recordProviderRefunds';
import type { Database } from '../../database/database';
import { reservationEvent } from '../../database/schema';
import { chargedKobo, refundsOf } from './refunds';

/**
 * Lists a provider's refunds of a payment.
 * @throws ProviderError also if we don't know the provider's own id of the payment, without which it lists none
 */
export async function listProviderRefunds(
  { providers }: Pick<PaymentsContext, 'providers'>,
  attempt: Pick<AttemptRow, 'provider' | 'reference' | 'providerTransactionId'>,
): Promise<ProviderRefund[]> {
  const provider = providers[attempt.provider];
  const transactionId =
    attempt.providerTransactionId ??
    (await provider.findPayment(attempt.reference))?.transactionId ??
    null;
  if (transactionId === null) throw new ProviderError('busy', 'The provider names no payment');
  return provider.listRefunds(transactionId);
}

/**
 * Fetches all of a provider's refunds of a payment and updates our books by them.
 * @returns how many there are; null if the provider doesn't answer now
 */
export async function readProviderRefunds(
  context: PaymentsContext,
  attempt: AttemptRow,
): Promise<number | null> {
  try {
    const theirs = await listProviderRefunds(context, attempt);
    const work = await context.database.transaction((tx) =>
      recordProviderRefunds(tx, context, attempt, theirs),
    );
    await enqueueAll(context, work);
    return theirs.length;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { provider, id: attemptId } = attempt;
    context.log.warn({ err: error, provider, attemptId }, 'Refunds could not be looked for');
    return null;
  }
}

/** The result of staff's request to adopt a payment's refunds from its provider. */
export type Adopting =
  | { kind: 'read'; refunds: number; adopted: number; amountKobo: number }
  | { kind: 'unknown' | 'notBooked' | 'silent' };

/**
 * Adopts a provider's refunds of one of our payments, e.g. one that `reconcile` names because its webhook was lost.
 * Sends no money. The server's sweep enqueues the emails.
 */
export async function adoptRefunds(
  context: Pick<
    PaymentsContext,
    'clock' | 'random' | 'configuration' | 'database' | 'log' | 'providers'
  >,
  reference: string,
  by: string,
): Promise<Adopting> {
  const attempt = await findAttempt(context.database, reference);
  if (!attempt) return { kind: 'unknown' };
  if ((await chargedKobo(context.database, attempt)) === 0) return { kind: 'notBooked' };
  try {
    const theirs = await listProviderRefunds(context, attempt);
    return await context.database.transaction(async (tx) => {
      const before = await adoptedIn(tx, attempt.id);
      await recordProviderRefunds(tx, context, attempt, theirs);
      const after = await adoptedIn(tx, attempt.id);
      const adopted = after.count - before.count;
      const amountKobo = after.amountKobo - before.amountKobo;
      if (adopted > 0) {
        const { reservationId } = attempt;
        const detail = { reference, adopted, amountKobo, by };
        const event = { kind: 'staff.refundsAdopted', at: context.clock.now(), detail };
        await tx.insert(reservationEvent).values({ reservationId, ...event });
      }
      return { kind: 'read', refunds: theirs.length, adopted, amountKobo };
    });
  } catch (error) {
    if (error instanceof ProviderError) return { kind: 'silent' };
    throw error;
  }
}

async function adoptedIn(tx: Database, attemptId: string) {
  const adopted = (await refundsOf(tx, attemptId)).filter(({ cause }) => cause === 'atProvider');
  const amountKobo = adopted.reduce((sum, row) => sum + row.amountKobo, 0);
  return { count: adopted.length, amountKobo };
}
