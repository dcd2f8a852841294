import { DEFAULT_SENDER } from '../pages/bankPage';
import type { BankTransfer } from './records';

/** Accounts that exist before anything was sent, by number. */
const KNOWN_HOLDERS: Readonly<Record<string, string>> = {
  [DEFAULT_SENDER.accountNumber]: DEFAULT_SENDER.name,
  '0001234567': 'NGOZI CHIOMA EZE',
  '1012204935': 'NGOZI EZE',
  '1012204936': 'NGOZI EZE',
};

/** The holder of an account: a sender of money, or a test account's; null for an unknown number. */
export function holderOf(number: string, transfers: readonly BankTransfer[]): string | null {
  const sent = transfers.findLast(({ sender }) => sender.accountNumber === number);
  return sent?.sender.name ?? KNOWN_HOLDERS[number] ?? null;
}
