import { isRecord, membersOf, textOf } from '../json';
import { failure } from './responses';
import { PAYSTACK_BANKS } from './banks';
import type { RefundAccount } from './records';
import { refused } from './refundRules';
import type { ApiError } from './refundRules';

const ACCOUNT_NUMBER = /^\d{10}$/;

/** The official answer for a refund that needs no account. */
export const NEEDS_NO_ATTENTION = failure(
  422,
  'Invalid Refund state, refund status should be "needs-attention"',
  'invalid_params',
  "Ensure that the value(s) you're passing are valid.",
);

/** Parses the account for a refund: its currency, its number, and its bank by id. */
export function readRefundAccount(body: unknown): { account: RefundAccount } | ApiError {
  const details = membersOf(body).refund_account_details;
  if (!isRecord(details)) return refused('Refund account details are required', 'missing_params');
  if (textOf(details.currency) !== 'NGN') {
    return refused('Currency must match the currency of the transaction', 'invalid_params');
  }
  const number = textOf(details.account_number) ?? '';
  if (!ACCOUNT_NUMBER.test(number)) return refused('Invalid account number', 'invalid_params');
  const bank = PAYSTACK_BANKS.find(({ id }) => String(id) === textOf(details.bank_id));
  return bank === undefined
    ? refused('Invalid bank id', 'invalid_params')
    : { account: { bankId: bank.id, number } };
}
