import { describe, expect, it } from 'vitest';
import { type RefundAccountStatus } from '../../../machines/payment/refundAccountStatus';
import { CallFailed } from '../../../machines/shared/failure';
import { refundAccountResponses } from '../../../models/payment/refundAccountExamples';
import { parseRefundAccountStatus } from '../../../src/api/refundAccountResponse';

const amount = 1_500_000;
const banks = [
  { code: '044', name: 'Access Bank' },
  { code: '058', name: 'Guaranty Trust Bank' },
];
const account = { bank: 'Guaranty Trust Bank', lastDigits: '6789' };
const wanted: RefundAccountStatus = { state: 'needed', amount, banks };
const given: RefundAccountStatus = { state: 'given', amount, account };
const notNeeded: RefundAccountStatus = { state: 'notNeeded' };

describe('The answer about an account for a refund', () => {
  it.each([
    [refundAccountResponses.needed, wanted],
    [refundAccountResponses.underReview, { ...wanted, state: 'underReview' }],
    [refundAccountResponses.given, given],
    [refundAccountResponses.notNeeded, notNeeded],
  ])('has what belongs to its state, with the amount in kobo: %j', (response, status) => {
    expect(parseRefundAccountStatus(response)).toEqual(status);
  });

  it.each([
    ['a state that nobody knows', { ...refundAccountResponses.needed, state: 'expired' }],
    ['no state', { ...refundAccountResponses.needed, state: undefined }],
    ['no amount that is needed', { ...refundAccountResponses.needed, amount: null }],
    ['no amount that was given', { ...refundAccountResponses.given, amount: null }],
    ['no banks', { ...refundAccountResponses.needed, banks: undefined }],
    ['no bank to choose', { ...refundAccountResponses.underReview, banks: [] }],
    [
      'a bank without a code',
      { ...refundAccountResponses.needed, banks: [{ name: 'Access Bank' }] },
    ],
    ['a bank without a name', { ...refundAccountResponses.needed, banks: [{ code: '044' }] }],
    ['no account that was given', { ...refundAccountResponses.given, account: null }],
    [
      'an account without digits',
      { ...refundAccountResponses.given, account: { bank: 'Access Bank' } },
    ],
    [
      'an account without a bank',
      { ...refundAccountResponses.given, account: { lastDigits: '6789' } },
    ],
  ])('can’t be read with %s', (_, response) => {
    expect(() => parseRefundAccountStatus(response)).toThrow(CallFailed);
  });
});
