import type { ProviderName } from '../../../../server/paymentProviders/provider';
import type { SandboxBooks } from '../../../../sandbox/store';
import type { PaymentWorld } from '../paymentWorld';

/** A refund by its provider's own books, in kobo. */
interface RefundAtProvider {
  /** Its payment's. */
  reference: string;
  id: string;
  amountKobo: number;
  isPaidOut: boolean;
  hasFailed: boolean;
}

/** Every refund in a provider's books, the oldest first. */
export function refundsIn(
  { paystack, flutterwave }: SandboxBooks,
  provider: ProviderName,
): RefundAtProvider[] {
  return provider === 'paystack'
    ? paystack.refunds.map(({ id, transactionId, amountKobo, status }) => ({
        reference: paystack.transactions.find((one) => one.id === transactionId)?.reference ?? '',
        id: String(id),
        amountKobo,
        isPaidOut: status === 'processed',
        hasFailed: status === 'failed',
      }))
    : flutterwave.refunds.map(({ id, transactionId, amountKobo, disbursement }) => ({
        reference: flutterwave.transactions.find((one) => one.id === transactionId)?.txRef ?? '',
        id: String(id),
        amountKobo,
        isPaidOut: disbursement === 'paid',
        hasFailed: disbursement === 'failed',
      }));
}

/** Every refund that a provider has. */
export function refundsAt({ sandbox }: PaymentWorld, provider: ProviderName): RefundAtProvider[] {
  return refundsIn(sandbox.books(), provider);
}

/** How often the providers were asked to send money back. */
export function refundsSent({ asked }: PaymentWorld): number {
  return asked.filter((call) => /^POST .*\/refund$/.test(call)).length;
}

/** What a provider has refunded, or is about to, in kobo. */
export function returnedAt(world: PaymentWorld, provider: ProviderName): number {
  return refundsAt(world, provider)
    .filter(({ hasFailed }) => !hasFailed)
    .reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}

/** Refunds a payment in the provider's own dashboard; our server learns of it by a webhook at most. */
export async function returnByHand(
  world: PaymentWorld,
  provider: ProviderName,
  reference: string,
  amountKobo: number,
): Promise<void> {
  const books = world.sandbox.books();
  const transaction = books.flutterwave.transactions.find(({ txRef }) => txRef === reference);
  const request =
    provider === 'paystack'
      ? { url: '/refund', payload: { transaction: reference, amount: amountKobo } }
      : {
          url: `/v3/transactions/${transaction?.id ?? 0}/refund`,
          payload: { amount: amountKobo / 100 },
        };
  const { secretKey } = world.context.configuration[provider];
  const { statusCode, body } = await world.sandbox[provider].app.inject({
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    ...request,
  });
  if (statusCode !== 200) throw new Error(body);
}
