import { withQuery } from '../webAddress';
import type { Random } from '../world';
import type { FlutterwavePayment, FlutterwaveTransaction } from './records';

/**
 * After paying. `status` is `successful` by the documentation and `completed` in practice, so it is chosen at random.
 */
export function paidReturn(
  transaction: FlutterwaveTransaction,
  redirectUrl: string,
  random: Random,
): string {
  const paid = random() < 0.5 ? 'successful' : 'completed';
  return withQuery(redirectUrl, {
    status: transaction.status === 'pending' ? 'pending' : paid,
    tx_ref: transaction.txRef,
    transaction_id: String(transaction.id),
  });
}

/** After cancelling: no transaction id, even if there is one. */
export function cancelledReturn({ txRef }: FlutterwavePayment, redirectUrl: string): string {
  return withQuery(redirectUrl, { status: 'cancelled', tx_ref: txRef });
}

/** After the session ended or the attempts ran out. */
export function failedReturn({ txRef }: FlutterwavePayment, redirectUrl: string): string {
  return withQuery(redirectUrl, { status: 'failed', tx_ref: txRef });
}
