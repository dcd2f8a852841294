import type { Bank, KeptBankAccount } from '../../machines/contract/wire';
import type { RefundAccountStatus } from '../../machines/payment/refundAccountStatus';
import { koboFromNaira, type Kobo } from '../../machines/shared/money';
import { invalidResponse, oneOfAt, requiredList, requiredNumber, requiredText } from './reading';
import { valueAt } from './valueAt';

const states = ['needed', 'underReview', 'given', 'notNeeded'] as const;

function amountIn(response: unknown): Kobo {
  return koboFromNaira(requiredNumber(response, 'amount'));
}

function accountIn(response: unknown): KeptBankAccount {
  const account: unknown = valueAt(response, 'account');
  return { bank: requiredText(account, 'bank'), lastDigits: requiredText(account, 'lastDigits') };
}

function banksIn(response: unknown): readonly Bank[] {
  const banks = requiredList(response, 'banks').map((bank) => ({
    code: requiredText(bank, 'code'),
    name: requiredText(bank, 'name'),
  }));
  return banks.length === 0 ? invalidResponse('banks to choose from') : banks;
}

/**
 * How a refund stands that needed an account.
 * @throws CallFailed if the response doesn't say, or lacks what belongs to the state that it names
 */
export function parseRefundAccountStatus(response: unknown): RefundAccountStatus {
  const state = oneOfAt(response, 'state', states) ?? invalidResponse('state');
  switch (state) {
    case 'needed':
    case 'underReview':
      return { state, amount: amountIn(response), banks: banksIn(response) };
    case 'given':
      return { state, amount: amountIn(response), account: accountIn(response) };
    case 'notNeeded':
      return { state };
  }
}
