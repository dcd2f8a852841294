import type { BankAccountForm, RefundAccount } from '../../machines/contract/wire';

/** The banks to choose from. */
export const banks = [
  { code: '044', name: 'Access Bank' },
  { code: '058', name: 'Guaranty Trust Bank' },
];

/** An account that was given. */
export const givenAccount = { bank: 'Guaranty Trust Bank', lastDigits: '6789' };

/** The responses of a server about a refund that needed an account. */
export const refundAccountResponses = {
  needed: { state: 'needed', amount: 15_000, account: null, banks },
  underReview: { state: 'underReview', amount: 15_000, account: null, banks },
  given: {
    state: 'given',
    amount: 15_000,
    account: givenAccount,
    banks: [],
  },
  notNeeded: { state: 'notNeeded', amount: null, account: null, banks: [] },
} as const satisfies Record<RefundAccount['state'], unknown>;

/** What the guest enters, and in whose name it is. */
export const enteredAccount: BankAccountForm = {
  bankCode: '058',
  accountNumber: '0123456789',
  password: 'Lagoon#42',
};
export const accountHolder = 'ADAOBI OKEKE';
