import { describe, expect, it } from 'vitest';
import { paymentReferenceIn } from '../../../machines/payment/paymentReference';

describe('the query that a provider sends the guest back with', () => {
  it.each([
    ['trxref=a&reference=b', { provider: 'paystack', reference: 'b' }],
    ['reference=a&reference=b', { provider: 'paystack', reference: 'b' }],
    ['trxref=a', { provider: 'paystack', reference: 'a' }],
    ['transaction_id=1&flw_ref=F', { provider: 'flutterwave', transactionId: '1' }],
    ['flw_ref=F', { provider: 'flutterwave', transactionId: 'F' }],
    ['transaction_id=1&reference=b', { provider: 'paystack', reference: 'b' }],
    ['reference=&trxref=a', { provider: 'paystack', reference: 'a' }],
    ['reference=&transaction_id=1', { provider: 'flutterwave', transactionId: '1' }],
    ['reference=b_1-2).', { provider: 'paystack', reference: 'b_1-2' }],
    ['reference=.&transaction_id=1%E2%80%9D', { provider: 'flutterwave', transactionId: '1' }],
    ['status=ok&amp;transaction_id=1', { provider: 'flutterwave', transactionId: '1' }],
    ['status=ok&amp%3Breference=%20b+', { provider: 'paystack', reference: 'b' }],
    ['status=completed', undefined],
  ])('"%s" names %j', (query, reference) => {
    expect(paymentReferenceIn(new URLSearchParams(query))).toEqual(reference);
  });
});
