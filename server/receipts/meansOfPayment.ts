import { channelNamed } from '../../machines/shared/paymentChannel';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import * as factMessages from '../../messages/payment/documents/paymentFacts';
import { howPaid } from '../../messages/payment/providers';
import { partsOf, type Part } from '../database/parts';
import type { deskPayment, paymentAttempt } from '../database/schema';
import { receiptNumber, type ReceiptRow } from './receiptNumbers';

type Attempt = Pick<typeof paymentAttempt.$inferSelect, 'provider' | 'channel' | 'amountKobo'>;

/**
 * How a stay was paid, as text: if it was by several payments, each with its sum, and the number of its own receipt.
 * @param attempt the provider's payment, which came last; undefined if none paid it
 */
export function meansOfPayment(
  attempt: Attempt | undefined,
  movements: readonly (typeof deskPayment.$inferSelect)[],
  receipts: ReadonlyMap<string, ReceiptRow>,
): string {
  const numberOf = ({ id }: Part) => receipts.get(id)?.number ?? Infinity;
  const parts = partsOf(movements.filter(({ purpose }) => purpose === 'stay')).sort(
    (one, other) => one.at.getTime() - other.at.getTime() || numberOf(one) - numberOf(other),
  );
  const payments: { means: string; kobo: Kobo; receipt?: ReceiptRow | undefined }[] = [
    ...parts.map(({ id, method, amountKobo: kobo }) => {
      return { means: factMessages.atDesk[method], kobo, receipt: receipts.get(id) };
    }),
    ...(attempt
      ? [
          {
            means: howPaid(attempt.provider, channelNamed(attempt.channel)),
            kobo: attempt.amountKobo,
          },
        ]
      : []),
  ];
  const [only] = payments;
  if (payments.length < 2) return only?.means ?? factMessages.atDesk.cash;
  return payments
    .map(({ means, kobo, receipt }) => {
      const paid = `${formatNaira(kobo)} ${means}`;
      return receipt ? factMessages.withReceipt(paid, receiptNumber(receipt)) : paid;
    })
    .join(', ');
}
