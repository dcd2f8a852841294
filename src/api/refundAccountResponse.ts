import type { RefundAccount } from '../../machines/contract/wire';
import { invalidResponse, listAt, numberAt, oneOfAt, requiredText } from './reading';
import { valueAt } from './valueAt';

const states = ['needed', 'underReview', 'given', 'notNeeded'] as const;

function accountAt(answer: unknown): RefundAccount['account'] {
  const account = valueAt(answer, 'account');
  if (typeof account !== 'object' || account === null) return null;
  return { bank: requiredText(account, 'bank'), lastDigits: requiredText(account, 'lastDigits') };
}

/** How a refund stands that needed an account. @throws CallFailed when the answer does not say */
export function parseRefundAccount(answer: unknown): RefundAccount {
  return {
    state: oneOfAt(answer, 'state', states) ?? invalidResponse('state'),
    amount: numberAt(answer, 'amount') ?? null,
    account: accountAt(answer),
    banks: listAt(answer, 'banks').map((bank) => ({
      code: requiredText(bank, 'code'),
      name: requiredText(bank, 'name'),
    })),
  };
}
