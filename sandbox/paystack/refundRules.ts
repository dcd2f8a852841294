import type { ApiResponse } from '../api';
import { failure } from './responses';
import type { PaystackRefund, PaystackTransaction } from './records';

export interface ApiError {
  refusal: ApiResponse;
}

/** After any refund that hasn't failed, full or partial, a payment no longer verifies as successful. */
export function statusAfterRefunds(
  transaction: PaystackTransaction,
  refunds: readonly PaystackRefund[],
): PaystackTransaction['status'] {
  const own = refunds.filter(({ transactionId }) => transactionId === transaction.id);
  if (sumOf(own.filter(({ status }) => status === 'processed')) >= transaction.amountKobo) {
    return 'reversed';
  }
  return own.some(({ status }) => status !== 'failed') ? 'reversal-pending' : 'success';
}

/**
 * Why this amount can't be refunded; null if it can. An omitted amount means the full original one, so it is refused
 * after a partial refund.
 */
export function refuseRefund(
  transaction: PaystackTransaction,
  refunds: readonly PaystackRefund[],
  amountKobo: number,
  currency: string | null,
): ApiError | null {
  if (transaction.status === 'reversed') {
    return {
      refusal: failure(
        400,
        'Transaction has been fully reversed',
        'transaction_reversed',
        'Ensure that the transaction has not been refunded already',
        'api_error',
      ),
    };
  }
  if (transaction.paidAt === null) {
    return refused('Only successful transactions can be refunded', 'transaction_not_successful');
  }
  if (currency !== null && currency !== transaction.currency) {
    return refused('Transaction currency must match refund currency', 'invalid_params');
  }
  if (amountKobo <= 0) return refused('Invalid Amount Sent', 'invalid_amount');
  const standing = refunds.filter(
    ({ transactionId, status }) => transactionId === transaction.id && status !== 'failed',
  );
  return sumOf(standing) + amountKobo > transaction.amountKobo
    ? refused(
        'Total refund amount cannot exceed original transaction amount',
        'invalid_refund_amount',
      )
    : null;
}

function sumOf(refunds: readonly PaystackRefund[]): number {
  return refunds.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}

export function refused(message: string, code: string): ApiError {
  return { refusal: failure(400, message, code) };
}
