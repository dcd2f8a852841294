import { notReturned } from '../pages/refundAccount';
import { yourRefund } from './refund';

/** The emails about a refund that needs a bank account of the guest. */

export const accountNeeded = 'Bank account needed';

export function neededSubject(id: string): string {
  return `${yourRefund(id)} needs a bank account`;
}

export function couldNotReturn(amount: string): string {
  return `${notReturned(amount)}, so we need another of your bank accounts.`;
}

export const howToGive =
  'Please choose your bank and enter the account number on our website. We’ll show you the account name before anything is sent, and we don’t keep the number.';

export const neverByEmail = 'Please do not send us the number by email.';

export function onItsWaySubject(id: string): string {
  return `${yourRefund(id)} is on its way to your bank account`;
}

export function onItsWay(amount: string, bank: string, lastDigits: string): string {
  return `${amount} is on its way to the ${bank} account ending in ${lastDigits}.`;
}

export const notYou = 'If you didn’t give us this account, please call us straight away.';
