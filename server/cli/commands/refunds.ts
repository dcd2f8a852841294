import { formatNaira } from '../../../machines/shared/money';
import { counted } from '../../payments/reviews/reviewMessages';
import { adoptRefunds } from '../../payments/refunds/adoptRefunds';
import { refundByStaff, type GivenBack, type GivingBack } from '../../desk/refundByStaff';
import { pauseInMessages, refundsPausedSince } from '../../payments/refunds/refundPause';
import { retryRefund } from '../../desk/retryRefund';
import { lockReservation } from '../../reservations/queries';
import { reservationCalled } from '../../desk/queries';
import type { CommandOutcome, Desk, StaffCommand } from '../staffCommand';
import { UsageError, type Responsible } from '../cliArguments';
import { noReservation, WHICH_RESERVATION } from './reservations';
import { WHICH_CASE } from './reviews';

/** When a recorded refund is sent: at once, or only after the comparison that follows a restore. */
async function whenSent({ database }: Pick<Desk, 'database'>, atOnce: string): Promise<string> {
  const since = await refundsPausedSince(database);
  return since === null ? atOnce : `It is written down, and waits. ${pauseInMessages(since)}`;
}

async function retry(desk: Desk, id: string, responsible: Responsible): Promise<CommandOutcome> {
  switch (await retryRefund(desk, id, responsible)) {
    case 'planned':
      return {
        code: 0,
        text: await whenSent(
          desk,
          'The refund is sent again, or asked about, within a minute, while the server runs.',
        ),
      };
    case 'stillFollowed':
      return {
        code: 1,
        text: 'That refund has not failed, or is asked about anyway; nothing was changed.',
      };
    case 'unknown':
      return {
        code: 1,
        text: `There is no open case ${id} about a refund. The open ones: npm run hotel -- reviews`,
      };
  }
}

/** Sends a failed refund again, or has one asked about that was not paid out. */
export const retryRefundCommand: StaffCommand = {
  words: ['refund', 'retry'],
  takes: 'CASE --why "…" --by NAME',
  places: 1,
  options: ['by', 'why'],
  help: 'Sends the failed refund of a case again, e.g. once the balance at the provider is filled up, or asks about one that was not paid out within a month for another month. The running server does it within a minute, and looks first whether the provider has it already.',
  read: (typed) => {
    const id = typed.word(0, WHICH_CASE);
    const responsible = typed.responsible();
    return (desk) => retry(desk, id, responsible);
  },
};

async function adopt(desk: Desk, reference: string, by: string): Promise<CommandOutcome> {
  const adopting = await adoptRefunds(desk, reference, by);
  switch (adopting.kind) {
    case 'read': {
      const { refunds, adopted, amountKobo } = adopting;
      const has = `The provider has ${counted(refunds, 'refund')} of this payment.`;
      if (adopted === 0) return { code: 0, text: `${has} The books know them all.` };
      const taken = `${counted(adopted, 'refund')}, ${formatNaira(amountKobo)} in all, came into the books.`;
      return { code: 0, text: `${has} ${taken}` };
    }
    case 'unknown':
      return { code: 1, text: `Our books have no payment ${reference}.` };
    case 'notBooked':
      return {
        code: 1,
        text: 'Nothing of this payment is booked, so no refund of it can be. Its case: npm run hotel -- reviews',
      };
    case 'silent':
      return { code: 1, text: 'The provider gives no word at present; nothing was changed.' };
  }
}

/** Adopts refunds that only the provider has. */
export const adoptRefundsCommand: StaffCommand = {
  words: ['refund', 'adopt'],
  takes: 'REFERENCE --by NAME',
  places: 1,
  options: ['by'],
  help: 'Takes refunds that were made at the provider’s own dashboard into the books, with the provider’s amounts: the payment is the one whose reference reconcile names. The reservation becomes refunded when nothing of its price is left. Sends no money. The server does the same by itself when the provider’s message comes, and before it sends any refund of the payment.',
  read: (typed) => {
    const reference = typed.word(0, 'Which payment? Its reference stands in reconcile.');
    const by = typed.by();
    return (desk) => adopt(desk, reference, by);
  },
};

function report({ amountKobo, isOver, atDesk }: GivenBack, sentWhen: string): string {
  const amount = formatNaira(amountKobo);
  const money = atDesk
    ? `${amount} is written down as given back at the desk: no provider is asked.`
    : `${amount} goes back the way it was paid. ${sentWhen}`;
  if (!isOver) return `${money} The reservation stays paid, and its rooms the guest’s.`;
  return atDesk
    ? `${money} The reservation is refunded, and its rooms are free.`
    : `${money} Its rooms are free; the reservation becomes refunded when the provider has paid out.`;
}

async function give(desk: Desk, id: string, giving: GivingBack): Promise<CommandOutcome> {
  const found = await reservationCalled(desk.database, id);
  if (!found) return noReservation(id);
  return desk.database.transaction(async (tx) => {
    const row = await lockReservation(tx, found.row.id);
    if (!row) return noReservation(id);
    const given = await refundByStaff(tx, desk, row, giving);
    const sentWhen = await whenSent(
      { database: tx },
      'The running server sends it within a minute.',
    );
    return { code: 0, text: report(given, sentWhen) };
  });
}

/** Refunds money on staff's decision. */
export const giveBackCommand: StaffCommand = {
  words: ['refund', 'give'],
  takes:
    'RESERVATION [--amount NAIRA [--frees-rooms]] [--paid cash|transfer] [--proof "…"] --why "…" --by NAME',
  places: 1,
  options: ['amount', 'frees-rooms', 'paid', 'proof', 'by', 'why'],
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
    const desk = { method, proof: typed.optional('proof') };
    const responsible = typed.responsible();
    return (at) => give(at, id, { amountKobo, freesRooms, desk, ...responsible });
  },
};
