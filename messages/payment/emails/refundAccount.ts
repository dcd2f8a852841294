import { notReturned } from '../pages/refundAccount';
import { yourRefund } from './refund';

/** The letters about a refund that needs a bank account of the guest. */

export const accountNeeded = 'Your bank account needed';

export function neededSubject(id: string): string {
  return `${yourRefund(id)} needs a bank account`;
}

export function couldNotReturn(amount: string): string {
  return `${notReturned(amount)}, and needs another one of yours.`;
}

export const howToGive =
  'Please choose your bank and enter the account number on our site. We show you in whose name the account is before anything is sent, and do not keep the number.';

export const neverByEmail = 'Please do not send us the number by email.';

export function onItsWaySubject(id: string): string {
  return `${yourRefund(id)} goes to your bank account`;
}

export function onItsWay(amount: string, bank: string, lastDigits: string): string {
  return `${amount} is on its way to the account at ${bank} whose number ends in ${lastDigits}.`;
}

export const notYou = 'If it was not you who gave us this account, please call us at once.';
