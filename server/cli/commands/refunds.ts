import { accountNumberError } from '../../../machines/payment/refundAccountForm';
import { formatNaira } from '../../../machines/shared/money';
import * as messages from '../../../messages/desk/money';
import { actedBy, type DeskContext, type Person } from '../../desk/context';
import { refundByStaff, retryRefund, type Refunded } from '../../desk/refunds';
import {
  compareRefundAccount,
  refundToAccount,
  type ComparedNames,
} from '../../desk/refundToAccount';
import { adoptRefunds } from '../../payments/refunds/providerRefunds';
import { pauseInMessages } from '../../payments/refunds/refundPause';
import { counted } from '../../shared/textTable';
import { UsageError } from '../cliArguments';
import {
  done,
  refused,
  type CommandOutcome,
  type StaffCommand,
  inTransaction,
} from '../staffCommand';
import { noReservation, WHICH_RESERVATION, withReservation } from './reservations';
import { WHICH_CASE } from './cases';

/** When a recorded refund is sent: at once, or only after the comparison that follows a restore. */
function whenSent(pausedSince: Date | null, atOnce: string): string {
  if (pausedSince === null) return atOnce;
  return `It is written down, and waits. ${pauseInMessages(pausedSince)}`;
}

function noRefundCase(open: string, id: string): CommandOutcome {
  return refused(
    `There is no ${open}case ${id} about a refund. The open ones: npm run hotel -- cases`,
  );
}

function refundInWords({ amountKobo, isOver, atDesk, pausedSince }: Refunded): string {
  const amount = formatNaira(amountKobo);
  const money = atDesk
    ? `${amount} is written down as given back at the desk: no provider is asked.`
    : `${amount} goes back the way it was paid. ${whenSent(pausedSince, 'The running server sends it within a minute.')}`;
  if (!isOver) return `${money} The reservation stays paid, and its rooms the guest’s.`;
  return atDesk
    ? `${money} The reservation is refunded, and its rooms are free.`
    : `${money} Its rooms are free; the reservation becomes refunded when the provider has paid out.`;
}

const namesInWords = ({ holder, sender, isLike }: ComparedNames) =>
  messages.accountNames(holder, sender, isLike);

async function adopt(
  desk: DeskContext,
  reference: string,
  person: Person,
): Promise<CommandOutcome> {
  const adopting = await adoptRefunds(desk, reference, actedBy(person));
  switch (adopting.kind) {
    case 'read': {
      const { refunds, adopted, amountKobo } = adopting;
      const has = `The provider has ${counted(refunds, 'refund')} of this payment.`;
      if (adopted === 0) return done(`${has} The books know them all.`);
      const taken = `${counted(adopted, 'refund')}, ${formatNaira(amountKobo)} in all, came into the books.`;
      return done(`${has} ${taken}`);
    }
    case 'unknown':
      return refused(`Our books have no payment ${reference}.`);
    case 'notBooked':
      return refused(`${messages.notBooked} Its case: npm run hotel -- cases`);
    case 'silent':
      return refused('The provider gives no word at present; nothing was changed.');
  }
}

export const refundCommands: readonly StaffCommand[] = [
  {
    words: ['refund', 'give'],
    takes:
      'RESERVATION [--amount NAIRA [--frees-rooms]] [--paid cash|transfer] [--proof "…"] --why "…" --by NAME',
    help: 'Gives the money of a paid reservation back, also after the guest’s own deadline. Without --amount all that is left: the reservation ends, its rooms are free from today on, and it becomes refunded when the provider has paid out. With --amount a part as goodwill: the reservation and its rooms stay. With --amount and --frees-rooms the reservation ends, and the hotel keeps the rest. What was paid at the desk is given back by hand, --paid says how, and it is refunded at once.',
    read: (typed) => {
      const id = typed.word(0, WHICH_RESERVATION);
      const amountKobo = typed.optionalNaira('amount');
      const freesRooms = typed.has('frees-rooms');
      if (freesRooms && amountKobo === null) {
        throw new UsageError(
          '--frees-rooms goes with --amount: without it all goes back, and the rooms are free.',
        );
      }
      const method =
        typed.optional('paid') === null ? null : typed.oneOf('paid', ['cash', 'transfer'], '');
      const byHand = { method, proof: typed.optional('proof') };
      const { person, why } = typed.signed();
      return (desk) =>
        withReservation(desk, id, async (reservationId) => {
          const act = { reservationId, amountKobo, freesRooms, desk: byHand, why };
          const refund = await inTransaction(desk, refundByStaff, act, person);
          return refund ? done(refundInWords(refund)) : noReservation(id);
        });
    },
  },
  {
    words: ['refund', 'retry'],
    takes: 'CASE --why "…" --by NAME',
    help: 'Sends the failed refund of a case again, e.g. once the balance at the provider is filled up, or asks about one that was not paid out within a month for another month. The running server does it within a minute, and looks first whether the provider has it already.',
    read: (typed) => {
      const id = typed.word(0, WHICH_CASE);
      const { person, why } = typed.signed();
      return async (desk) => {
        const retry = await inTransaction(desk, retryRefund, { caseId: id, why }, person);
        if (!retry) return noRefundCase('open ', id);
        const atOnce =
          'The refund is sent again, or asked about, within a minute, while the server runs.';
        return done(whenSent(retry.pausedSince, atOnce));
      };
    },
  },
  {
    words: ['refund', 'account'],
    takes: 'CASE --bank NAME --number N [--send] --why "…" --by NAME',
    help: 'Says in whose name an account is, beside who sent the money of the refund that a case is about, and with --send has Paystack send the refund to it. The bank is named by its code or its whole name. Of the number only four digits are kept. A guest who paid by transfer has a letter with a link to do the same, for an account in the sender’s name.',
    read: (typed) => {
      const id = typed.word(0, WHICH_CASE);
      const bank = typed.text('bank', 'Which bank? --bank "Access Bank", or its code.');
      const number = typed.text('number', 'Which account? --number and its ten digits.');
      if (accountNumberError(number) !== undefined) {
        throw new UsageError(`An account number has ten digits, unlike “${number}”.`);
      }
      const account = { caseId: id, bank, number };
      if (!typed.has('send')) {
        return async (desk) => {
          const names = await compareRefundAccount(desk, account);
          if (!names) return noRefundCase('', id);
          return done(
            `${namesInWords(names)} Nothing was sent. With --send the refund goes to it.`,
          );
        };
      }
      const { person, why } = typed.signed();
      return async (desk) => {
        const names = await refundToAccount(desk, { ...account, why }, person);
        if (!names) return noRefundCase('', id);
        return done(`${namesInWords(names)} ${messages.onItsWay}`);
      };
    },
  },
  {
    words: ['refund', 'adopt'],
    takes: 'REFERENCE --by NAME',
    help: 'Takes refunds that were made at the provider’s own dashboard into the books, with the provider’s amounts: the payment is the one whose reference reconcile names. The reservation becomes refunded when nothing of its price is left. Sends no money. The server does the same by itself when the provider’s message comes, and before it sends any refund of the payment.',
    read: (typed) => {
      const reference = typed.word(0, 'Which payment? reconcile names its reference.');
      const person = typed.person();
      return (desk) => adopt(desk, reference, person);
    },
  },
];
