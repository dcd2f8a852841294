import { eq } from 'drizzle-orm';
import { accountNumberError } from '../../../machines/payment/refundAccountForm';
import { searchText, typedCode } from '../../../machines/shared/typedText';
import type { Bank, BankAccount } from '../../paymentProviders/provider';
import { RefusalError } from '../../contract/refused';
import { reservation } from '../../database/schema';
import type { AlsoWrite } from '../../payments/recording';
import { findRefund } from '../../payments/refunds/refunds';
import {
  askPaystack,
  isLikeName,
  resolveAccount,
  type ResolvedAccount,
} from '../../payments/refunds/toAccount/resolveAccount';
import { sendToAccount } from '../../payments/refunds/toAccount/sendToAccount';
import { requireCase } from '../../payments/cases/cases';
import type { DeskContext } from '../context';
import { actedBy, type Person } from '../../staff/auditLog';

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
  /** The guest's name, where the holder's is unlike it. */
  otherGuest?: string;
}

function bankCalled(banks: readonly Bank[], typed: string): Bank {
  const wanted = searchText(typed);
  const found = banks.find(({ code, name }) => code === wanted || searchText(name) === wanted);
  if (found) return found;
  const near = banks.filter(({ name }) => searchText(name).includes(wanted));
  throw near.length > 0
    ? new RefusalError({
        code: 'whichBank',
        facts: { banks: near.map(({ code, name }) => `${name} (${code})`) },
      })
    : new RefusalError({ code: 'noSuchBank', facts: { typed } });
}

/** @throws Refused if a bank or a number is missing */
function assertTyped(bank: string, number: string): void {
  if (bank === '') throw new RefusalError({ code: 'bankMissing', facts: {} });
  if (accountNumberError(number) !== undefined) {
    throw new RefusalError({ code: 'accountNumber', facts: { typed: number } });
  }
}

/**
 * An account as staff types it, with its holder. The number is kept nowhere.
 * @throws Refused, or ApiError if there is none, or nobody can say
 */
export async function accountTyped(
  context: Pick<DeskContext, 'providers' | 'log'>,
  bank: string,
  number: string,
): Promise<ResolvedAccount> {
  assertTyped(bank, number);
  const banks = await askPaystack(context, () => context.providers.paystack.listBanks());
  const { code } = bankCalled(banks, bank);
  return resolveAccount(context, banks, { bankCode: code, accountNumber: typedCode(number) });
}

interface Compared {
  names: ComparedNames;
  refundId: string;
  account: BankAccount;
}

async function compare(
  context: DeskContext,
  { caseId, bank, number }: AccountOfGuest,
): Promise<Compared> {
  assertTyped(bank, number);
  const { refundId } = (await requireCase(context.database, caseId)).row;
  if (refundId === null) throw new RefusalError({ code: 'noCase', facts: {} });
  const of = await findRefund(context.database, refundId);
  if (of?.attempt.provider !== 'paystack') {
    throw new RefusalError({ code: 'noAccountThere', facts: {} });
  }
  const { account, holder } = await accountTyped(context, bank, number);
  const { paystack } = context.providers;
  const sender = await askPaystack(context, () => paystack.findSender(of.attempt.reference));
  const isLike = sender !== null && isLikeName(holder, sender);
  const isTheirs = eq(reservation.id, of.attempt.reservationId);
  const [stay] = await context.database.select().from(reservation).where(isTheirs);
  const otherGuest = stay && !isLikeName(holder, stay.name) ? { otherGuest: stay.name } : {};
  return { names: { holder, sender, isLike, ...otherGuest }, refundId, account };
}

/**
 * Compares the holder of an account with who sent the money of a case's refund. The number is kept nowhere.
 * @throws Refused if there is no such case about a refund, or the account is not one
 */
export async function compareRefundAccount(
  context: DeskContext,
  question: AccountOfGuest,
): Promise<ComparedNames> {
  return (await compare(context, question)).names;
}

/** Sends a case's refund to an account, whatever {@link compareRefundAccount} says of the names: staff decides that. */
export async function refundToAccount(
  context: DeskContext,
  act: AccountOfGuest & { why: string },
  person: Person,
  alsoWrite?: AlsoWrite<ComparedNames>,
): Promise<ComparedNames> {
  const { refundId, account, names } = await compare(context, act);
  const giver = { ...actedBy(person), why: act.why, holder: names.holder };
  await sendToAccount(context, refundId, account, giver, async (tx) => alsoWrite?.(tx, names));
  return names;
}
