import type { Caller } from '../../contract/handlers';
import type { PaymentsContext } from '../context';
import type { ShareRecent } from '../shareRecent';
import { findAttempt, findAttemptByProviderName, type AttemptRow } from '../attempts';
import { mayAskWhose } from '../providerCalls';
import { ProviderError } from '../../paymentProviders/provider';

/** One of our payments, and how the asker named it. */
export interface NamedPayment {
  attempt: AttemptRow;
  /** By our own reference, which only the guest and the provider can know. */
  byReference: boolean;
  /** The provider's id, where only the provider could tell whose it is. */
  transactionId: string | null;
}

type FindingContext = Pick<
  PaymentsContext,
  'clock' | 'configuration' | 'providers' | 'database' | 'log'
>;

const NUMERIC_ID = /^\d{1,20}$/;

/** The payment of one of our own references; null when it is none. */
export async function findByReference(
  { database }: Pick<PaymentsContext, 'database'>,
  reference: string,
): Promise<NamedPayment | null> {
  const attempt = await findAttempt(database, reference);
  return attempt && { attempt, byReference: true, transactionId: null };
}

/** The payment of our reference, of Flutterwave's numeric id or of its `flw_ref`; null when it is none of ours. */
export async function findByAnyName(
  context: FindingContext,
  name: string,
  caller: Caller | null,
  ask: ShareRecent<NamedPayment | null>,
): Promise<NamedPayment | null> {
  const named = await findByReference(context, name);
  if (named) return named;
  const attempt = await findAttemptByProviderName(context.database, 'flutterwave', name);
  if (attempt) return { attempt, byReference: false, transactionId: null };
  if (!caller || !NUMERIC_ID.test(name)) return null;
  return ask(`${caller.accountId} ${name}`, async () =>
    (await mayAskWhose(context, caller.accountId)) ? findAtProvider(context, name) : null,
  );
}

/**
 * Whose payment a numeric id is that we haven't heard of yet. Only a guest who has begun to pay there gets the
 * provider asked, seldom, and only a payment on one of our references is answered.
 */
async function findAtProvider(
  { providers, database, log }: FindingContext,
  transactionId: string,
): Promise<NamedPayment | null> {
  try {
    const payment = await providers.flutterwave.findPaymentById(transactionId);
    const attempt = payment && (await findAttempt(database, payment.reference));
    if (attempt?.provider !== 'flutterwave') return null;
    return { attempt, byReference: false, transactionId };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, transactionId }, 'A payment could not be asked about');
    return null;
  }
}
