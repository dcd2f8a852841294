import type { ProviderName } from '../../../../server/paymentProviders/provider';
import type { PaymentWorld } from '../paymentWorld';

/** A refund as its provider has it, in kobo. */
interface RefundAtProvider {
  id: number;
  amountKobo: number;
  isPaidOut: boolean;
  hasFailed: boolean;
}

/** Every refund that a provider has, the oldest first. */
export function refundsAt({ sandbox }: PaymentWorld, provider: ProviderName): RefundAtProvider[] {
  const books = sandbox.books();
  return provider === 'paystack'
    ? books.paystack.refunds.map(({ id, amountKobo, status }) => ({
        id,
        amountKobo,
        isPaidOut: status === 'processed',
        hasFailed: status === 'failed',
      }))
    : books.flutterwave.refunds.map(({ id, amountKobo, disbursement }) => ({
        id,
        amountKobo,
        isPaidOut: disbursement === 'paid',
        hasFailed: disbursement === 'failed',
      }));
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
