import {
  unlessUnreachable,
  type PaymentName,
  type PaymentProviders,
  type ProviderName,
  type ProviderPayment,
} from '../../paymentProviders/provider';
import type { PaymentsContext } from '../context';
import type { CaseDetail } from './cases';
import { openCase, type OpeningContext } from './openCase';

type UnknownContext = OpeningContext & Pick<PaymentsContext, 'database'>;

/** What the provider says about a payment; null if it has none, or doesn't answer now. */
async function findPayment(
  providers: PaymentProviders,
  provider: ProviderName,
  name: PaymentName,
): Promise<ProviderPayment | null> {
  if ('reference' in name)
    return unlessUnreachable(providers[provider].findPayment(name.reference));
  if (provider !== 'flutterwave') return null;
  return unlessUnreachable(providers.flutterwave.findPaymentById(name.transactionId));
}

/**
 * Opens a case for staff about a payment that a provider reports and our books don't have. Only one per name, even
 * after it was closed, because a provider may repeat itself for months. A payment that moved no money is ignored.
 */
export async function noticeUnknownPayment(
  context: UnknownContext & Pick<PaymentsContext, 'providers'>,
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
 * The same for a payment that a provider has listed.
 * @returns false if there was such a case before
 */
export function openUnknownPayment(
  context: UnknownContext,
  provider: ProviderName,
  { reference, transactionId, paidKobo }: ProviderPayment,
): Promise<boolean> {
  return openUnknown(context, provider, reference, { reference, transactionId, paidKobo });
}

function openUnknown(
  context: UnknownContext,
  provider: ProviderName,
  name: string,
  detail: CaseDetail,
): Promise<boolean> {
  return openCase(context.database, context, {
    kind: 'unknown_payment',
    attemptId: null,
    subject: `${provider} ${name}`,
    detail: { provider, ...detail },
  });
}
