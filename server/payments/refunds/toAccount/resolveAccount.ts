import { answerOr, type Bank, type BankAccount } from '../../../paymentProviders/provider';
import type { PaymentsContext } from '../../context';
import { accountProviderUnavailable, accountUnknown, bankUnknown } from '../../errors';
import { searchText } from '../../../../machines/shared/typedText';

/** An account as typed. */
export interface TypedAccount {
  bankCode: string;
  accountNumber: string;
}

/** An account and its holder's name. */
export interface ResolvedAccount {
  account: BankAccount;
  holder: string;
}

type AskingContext = Pick<PaymentsContext, 'providers' | 'log'>;

/** Asks the provider. @throws ApiError 502 if it doesn't answer, for whatever reason */
export function askPaystack<Result>(
  { log }: Pick<PaymentsContext, 'log'>,
  question: () => Promise<Result>,
): Promise<Result> {
  return answerOr(question(), (error) => {
    log.warn({ err: error }, 'Paystack did not answer about an account for a refund');
    throw accountProviderUnavailable();
  });
}

/**
 * Finds the holder of an account.
 * @param banks as the provider lists them
 * @throws ApiError 400 `validation_failed` if the bank does not have it, 502 `provider_unavailable`
 */
export async function resolveAccount(
  context: AskingContext,
  banks: readonly Bank[],
  { bankCode, accountNumber }: TypedAccount,
): Promise<ResolvedAccount> {
  const bank = banks.find(({ code }) => code === bankCode);
  if (!bank) throw bankUnknown();
  const account = { bank, accountNumber };
  const holder = await askPaystack(context, () => context.providers.paystack.findHolder(account));
  if (holder === null) throw accountUnknown();
  return { account, holder };
}

/** Titles that only some banks put before names. */
const TITLES: ReadonlySet<string> = new Set([
  'MR',
  'MRS',
  'MS',
  'MISS',
  'DR',
  'CHIEF',
  'ALHAJI',
  'ALHAJA',
]);

/** The words of a name in capital letters, without accents, titles and initials. */
function wordsOf(name: string): Set<string> {
  const words = searchText(name)
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !TITLES.has(word));
  return new Set(words);
}

/**
 * Whether two names can be those of one person. Banks write them in any order, and some leave a middle name out: all words of
 * the shorter one must be in the other. One word alone, such as a family's name, is not enough unless both are that word.
 */
export function isLikeName(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  if (!shorter || !longer || shorter.size === 0) return false;
  if (shorter.size === 1 && longer.size > 1) return false;
  return [...shorter].every((word) => longer.has(word));
}
