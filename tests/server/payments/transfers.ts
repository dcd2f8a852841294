import type { BankTransfer, Sender } from '../../../sandbox/bank/records';
import { accountOn, choose } from '../../sandbox/transferPages';
import { pageAt, type OpenPage, type PaymentWorld } from './paymentWorld';

const usualSender: Sender = { name: 'NGOZI EZE', accountNumber: '0123456553' };
/** Longer than the demo bank takes. */
const ARRIVAL = 10_000;

/** Chooses the transfer on a checkout page, and returns the account number that it shows. */
export async function askForAccount(world: PaymentWorld, stay: OpenPage): Promise<string> {
  const { app, path } = pageAt(world.sandbox, stay.checkoutUrl);
  return accountOn(app, await choose(app, path, 'bank_transfer'));
}

/** Sends money from the demo bank, whole kobo, and waits until the provider has it. */
export async function sendTransfer(
  world: PaymentWorld,
  accountNumber: string,
  amountKobo: number,
  sender = usualSender,
): Promise<BankTransfer> {
  const transfer = world.sandbox.bank.transfer({ accountNumber, amountKobo, sender });
  if (transfer === null) throw new Error(`There is no account ${accountNumber}.`);
  await world.passAtProviders(ARRIVAL);
  return transfer;
}

/** Has a checkout page show a code to dial. */
export async function showCode(world: PaymentWorld, stay: OpenPage): Promise<void> {
  const { app, path } = pageAt(world.sandbox, stay.checkoutUrl);
  await choose(app, path, 'ussd');
}
