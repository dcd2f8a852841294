import type { PaymentsContext } from '../context';
import {
  ProviderError,
  type PaymentName,
  type PaymentProviders,
  type ProviderName,
  type ProviderPayment,
} from '../../paymentProviders/provider';
import { openReview, type ReviewDetail } from './reviews';

type Reviewing = Pick<PaymentsContext, 'clock' | 'random' | 'configuration' | 'database' | 'log'>;

/** What the provider says about a payment; null when it knows of none, or gives no answer at present. */
async function findPayment(
  providers: PaymentProviders,
  provider: ProviderName,
  name: PaymentName,
): Promise<ProviderPayment | null> {
  try {
    if ('reference' in name) return await providers[provider].findPayment(name.reference);
    return provider === 'flutterwave'
      ? await providers.flutterwave.findPaymentById(name.transactionId)
      : null;
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}

/**
 * Opens a case for staff about a payment that a provider tells of and that our books don't have: once for each
 * name, even after it was closed, because a provider may speak of the same payment for months. One of which the
 * provider says that no money moved is left alone.
 */
export async function noticeUnknownPayment(
  context: Reviewing & Pick<PaymentsContext, 'providers'>,
  provider: ProviderName,
  name: PaymentName,
): Promise<void> {
  const payment = await findPayment(context.providers, provider, name);
  if (payment?.outcome === 'failed') return;
  const own = 'reference' in name ? name.reference : name.transactionId;
  await openUnknown(context, provider, own, {
    reference: 'reference' in name ? name.reference : (payment?.reference ?? null),
    transactionId: payment?.transactionId ?? ('transactionId' in name ? own : null),
    paidKobo: payment?.paidKobo ?? null,
  });
}

/**
 * The same about a payment that a provider has listed.
 * @returns false where there was such a case before
 */
export function openUnknownPayment(
  context: Reviewing,
  provider: ProviderName,
  { reference, transactionId, paidKobo }: ProviderPayment,
): Promise<boolean> {
  return openUnknown(context, provider, reference, { reference, transactionId, paidKobo });
}

function openUnknown(
  context: Reviewing,
  provider: ProviderName,
  name: string,
  detail: ReviewDetail,
): Promise<boolean> {
  return openReview(context.database, context, {
    kind: 'unknown_payment',
    attemptId: null,
    subject: `${provider} ${name}`,
    detail: { provider, ...detail },
  });
}
