import type { Caller } from '../../contract/handlers';
import type { PaymentsContext } from '../context';
import type { ShareRecent } from '../shareRecent';
import { attemptAtProvider } from '../attemptAtProvider';
import { findAttempt, findAttemptByProviderName, type AttemptRow } from '../attempts';
import { mayLookUpOwner } from '../providerCalls';

/** One of our payments, and how the caller named it. */
export interface NamedPayment {
  attempt: AttemptRow;
  /** By our own reference, which only the guest and the provider can know. */
  byReference: boolean;
  /** The provider's id, if only the provider could say whose payment it is. */
  transactionId: string | null;
}

type FindingContext = Pick<
  PaymentsContext,
  'clock' | 'configuration' | 'providers' | 'database' | 'log'
>;

const NUMERIC_ID = /^\d{1,20}$/;

/** The payment with one of our references; null if it isn't ours. */
export async function findByReference(
  { database }: Pick<PaymentsContext, 'database'>,
  reference: string,
): Promise<NamedPayment | null> {
  const attempt = await findAttempt(database, reference);
  return attempt && { attempt, byReference: true, transactionId: null };
}

/** The payment by our reference, by Flutterwave's numeric id or by its `flw_ref`; null if it isn't ours. */
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
    (await mayLookUpOwner(context, caller.accountId)) ? findAtProvider(context, name) : null,
  );
}

/**
 * Asks Flutterwave which payment a numeric id belongs to that we haven't seen yet. Only for a guest who has started
 * to pay there, within strict limits, and only a payment on one of our references is returned.
 */
async function findAtProvider(
  context: FindingContext,
  transactionId: string,
): Promise<NamedPayment | null> {
  const attempt = await attemptAtProvider(context, 'flutterwave', transactionId);
  if (attempt === 'unanswered' || attempt === null) return null;
  return { attempt, byReference: false, transactionId };
}
