import { searchText, typedCode } from '../../machines/shared/typedText';
import type { Bank, BankAccount } from '../paymentProviders/provider';
import { refundRefused } from '../payments/errors';
import { findRefund } from '../payments/refunds/refunds';
import {
  askPaystack,
  isLikeName,
  resolveAccount,
} from '../payments/refunds/toAccount/resolveAccount';
import { sendToAccount } from '../payments/refunds/toAccount/sendToAccount';
import { findCase } from '../payments/cases/cases';
import { actedBy, type DeskContext, type Person } from './context';

/** The case about a refund, and a guest's account as staff types it: the bank by its code or its whole name. */
export interface AccountOfGuest {
  caseId: string;
  bank: string;
  number: string;
}

/** The holder of an account, and the sender of the money. */
export interface ComparedNames {
  holder: string;
  /** Null where the provider does not say, as for a card. */
  sender: string | null;
  isLike: boolean;
}

function bankCalled(banks: readonly Bank[], typed: string): Bank {
  const wanted = searchText(typed);
  const found = banks.find(({ code, name }) => code === wanted || searchText(name) === wanted);
  if (found) return found;
  const near = banks.filter(({ name }) => searchText(name).includes(wanted));
  const known = near.map(({ code, name }) => `${name} (${code})`).join(', ');
  throw refundRefused(
    near.length > 0
      ? `Which bank? ${known}.`
      : `There is no bank “${typed}”; its whole name or its code is needed.`,
  );
}

interface Compared {
  names: ComparedNames;
  refundId: string;
  account: BankAccount;
}

async function compare(
  context: DeskContext,
  { caseId, bank, number }: AccountOfGuest,
): Promise<Compared | null> {
  const found = await findCase(context.database, caseId);
  const refundId = found?.row.refundId;
  if (typeof refundId !== 'string') return null;
  const of = await findRefund(context.database, refundId);
  if (of?.attempt.provider !== 'paystack') {
    throw refundRefused('Flutterwave takes no account for a refund. Give the money back by hand.');
  }
  const { paystack } = context.providers;
  const banks = await askPaystack(context, () => paystack.listBanks());
  const { code } = bankCalled(banks, bank);
  const typed = { bankCode: code, accountNumber: typedCode(number) };
  const { account, holder } = await resolveAccount(context, banks, typed);
  const sender = await askPaystack(context, () => paystack.findSender(of.attempt.reference));
  const isLike = sender !== null && isLikeName(holder, sender);
  return { names: { holder, sender, isLike }, refundId, account };
}

/**
 * Compares the holder of an account with who sent the money of a case's refund. The number is kept nowhere.
 * @returns null when there is no such case about a refund
 * @throws ApiError with a sentence for staff
 */
export async function compareRefundAccount(
  context: DeskContext,
  question: AccountOfGuest,
): Promise<ComparedNames | null> {
  return (await compare(context, question))?.names ?? null;
}

/** Sends a case's refund to an account, whatever {@link compareRefundAccount} says of the names: staff decides that. */
export async function refundToAccount(
  context: DeskContext,
  act: AccountOfGuest & { why: string },
  person: Person,
): Promise<ComparedNames | null> {
  const compared = await compare(context, act);
  if (!compared) return null;
  await sendToAccount(context, compared.refundId, compared.account, {
    ...actedBy(person),
    why: act.why,
  });
  return compared.names;
}
