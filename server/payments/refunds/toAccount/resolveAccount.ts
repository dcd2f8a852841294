import * as accountMessages from '../../../../messages/payment/refundAccount';
import { validationError } from '../../../contract/apiError';
import { ProviderError, type Bank, type BankAccount } from '../../../paymentProviders/provider';
import type { PaymentsContext } from '../../context';
import { accountProviderUnavailable } from '../../errors';

/** An account as somebody types it. */
export interface TypedAccount {
  bankCode: string;
  accountNumber: string;
}

/** Which account it is, and in whose name. */
export interface ResolvedAccount {
  account: BankAccount;
  holder: string;
}

type AskingContext = Pick<PaymentsContext, 'providers' | 'log'>;

/** Asks the provider; whatever it does not answer is said as one thing. @throws ApiError 502 */
export async function ask<Result>(
  { log }: Pick<PaymentsContext, 'log'>,
  question: () => Promise<Result>,
): Promise<Result> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'Paystack did not answer about an account for a refund');
    throw accountProviderUnavailable();
  }
}

/**
 * Finds out in whose name an account is.
 * @param banks as the provider lists them
 * @throws ApiError 400 `validation_failed` where the bank does not have it, 502 `provider_unavailable`
 */
export async function resolveAccount(
  context: AskingContext,
  banks: readonly Bank[],
  { bankCode, accountNumber }: TypedAccount,
): Promise<ResolvedAccount> {
  const bank = banks.find(({ code }) => code === bankCode);
  if (!bank) throw validationError({ bankCode: accountMessages.bankRequired });
  const account = { bank, accountNumber };
  const holder = await ask(context, () => context.providers.paystack.findHolder(account));
  if (holder === null) {
    throw validationError({ accountNumber: accountMessages.accountUnknown });
  }
  return { account, holder };
}
