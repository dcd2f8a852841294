import { channelNamed } from '../../machines/shared/paymentChannel';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import * as factMessages from '../../messages/payment/documents/paymentFacts';
import { howPaid } from '../../messages/payment/providers';
import { inForce } from '../database/inForce';
import type { deskPayment, paymentAttempt } from '../database/schema';

type Taken = Pick<
  typeof deskPayment.$inferSelect,
  'id' | 'kind' | 'purpose' | 'method' | 'amountKobo' | 'at' | 'corrects'
>;
type Attempt = Pick<typeof paymentAttempt.$inferSelect, 'provider' | 'channel' | 'amountKobo'>;

/**
 * How a stay was paid, as text: each part with its sum, if it was paid by several means.
 * @param attempt the provider's payment, which came last; undefined if none paid it
 */
export function meansOfPayment(attempt: Attempt | undefined, movements: readonly Taken[]): string {
  const sums = new Map<string, Kobo>();
  const add = (means: string, kobo: Kobo) => sums.set(means, (sums.get(means) ?? 0) + kobo);
  const taken = inForce(movements).filter(({ purpose }) => purpose === 'stay');
  taken
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .forEach(({ method, amountKobo }) => add(factMessages.atDesk[method], amountKobo));
  if (attempt) {
    add(howPaid(attempt.provider, channelNamed(attempt.channel)), attempt.amountKobo);
  }
  const [only] = sums.keys();
  if (sums.size < 2) return only ?? factMessages.atDesk.cash;
  return [...sums].map(([means, kobo]) => `${formatNaira(kobo)} ${means}`).join(', ');
}
