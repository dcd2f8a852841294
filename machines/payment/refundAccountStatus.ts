import type { Bank, KeptBankAccount, RefundAccount } from '../contract/wire';
import type { Kobo } from '../shared/money';

/** A refund for which the guest can give an account. */
export interface AccountWanted {
  /** `underReview`: staff looks into one that was given, and another one is still taken. */
  state: 'needed' | 'underReview';
  amount: Kobo;
  banks: readonly Bank[];
}

/** A refund that is on its way to an account. */
export interface AccountGiven {
  state: 'given';
  amount: Kobo;
  account: KeptBankAccount;
}

/** How a refund stands that needed an account, with what belongs to each state. */
export type RefundAccountStatus = AccountWanted | AccountGiven | { state: 'notNeeded' };

/** Every state of the contract, by whether an account can be given. A new one does not compile until it is added. */
const isWantedIn: Readonly<Record<RefundAccount['state'], boolean>> = {
  needed: true,
  underReview: true,
  given: false,
  notNeeded: false,
};

function isWanted(status: RefundAccountStatus): status is AccountWanted {
  return isWantedIn[status.state];
}

interface Known {
  /** Null until the first response. */
  status: RefundAccountStatus | null;
}

/** The refund for which the guest gives an account. @throws Error if none can be given */
export function requireAccountWanted({ status }: Known): AccountWanted {
  if (status === null || !isWanted(status)) throw new Error('No account can be given');
  return status;
}

/** The refund that is on its way to an account. @throws Error if none was given */
export function requireAccountGiven({ status }: Known): AccountGiven {
  if (status?.state !== 'given') throw new Error('No account was given');
  return status;
}
