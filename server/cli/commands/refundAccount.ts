import { accountNumberError } from '../../../machines/payment/refundAccountForm';
import {
  refundToAccount,
  type AccountOfGuest,
  type ComparedNames,
} from '../../desk/refundToAccount';
import { UsageError, type Responsible } from '../cliArguments';
import type { CommandOutcome, Desk, StaffCommand } from '../staffCommand';
import { WHICH_CASE } from './reviews';

function compared({ holder, sender, isLike }: ComparedNames): string {
  const named = `The account is in the name of ${holder}.`;
  if (sender === null) return `${named} The provider does not say who sent the money.`;
  return isLike
    ? `${named} So is the one that the money came from (${sender}).`
    : `${named} The money came from ${sender}: that is another name.`;
}

async function give(
  desk: Desk,
  id: string,
  account: AccountOfGuest,
  sending: Responsible | null,
): Promise<CommandOutcome> {
  const names = await refundToAccount(desk, id, account, sending);
  if (!names) {
    return {
      code: 1,
      text: `There is no case ${id} about a refund. The open ones: npm run hotel -- reviews`,
    };
  }
  const next = names.isSent
    ? 'The refund is on its way to it, and the guest is told.'
    : 'Nothing was sent. With --send the refund goes to it.';
  return { code: 0, text: `${compared(names)} ${next}` };
}

/** Has a refund that is stuck sent to an account of its guest. */
export const refundAccountCommand: StaffCommand = {
  words: ['refund', 'account'],
  takes: 'CASE --bank NAME --number N [--send] --why "…" --by NAME',
  places: 1,
  options: ['bank', 'number', 'send', 'by', 'why'],
  help: 'Says in whose name an account is, beside who sent the money of the refund that a case is about, and with --send has Paystack send the refund to it. The bank is named by its code or its whole name. Of the number only four digits are kept. A guest who paid by transfer has a letter with a link to do the same, for an account in the sender’s name.',
  read: (typed) => {
    const id = typed.word(0, WHICH_CASE);
    const bank = typed.text('bank', 'Which bank? --bank "Access Bank", or its code.');
    const number = typed.text('number', 'Which account? --number and its ten digits.');
    if (accountNumberError(number) !== undefined) {
      throw new UsageError(`An account number has ten digits, unlike “${number}”.`);
    }
    const responsible = typed.has('send') ? typed.responsible() : null;
    return (desk) => give(desk, id, { bank, number }, responsible);
  },
};
