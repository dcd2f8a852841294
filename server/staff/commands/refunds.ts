import { formatNaira } from '../../../machines/shared/money';
import { giveBack, type GivenBack, type GivingBack } from '../../payments/refunds/giveBack';
import { retryRefund } from '../../payments/refunds/retryRefund';
import { lockReservation } from '../../reservations/queries';
import { reservationCalled } from '../deskQueries';
import type { CommandOutcome, Desk, StaffCommand } from '../staffCommand';
import { UsageError, type Responsible } from '../typed';
import { noReservation, WHICH_RESERVATION } from './reservations';
import { WHICH_CASE } from './reviews';

async function retry(desk: Desk, id: string, responsible: Responsible): Promise<CommandOutcome> {
  switch (await retryRefund(desk, id, responsible)) {
    case 'planned':
      return { code: 0, text: 'The refund is sent again within a minute, while the server runs.' };
    case 'notFailed':
      return { code: 1, text: 'That refund has not failed; nothing was changed.' };
    case 'unknown':
      return {
        code: 1,
        text: `There is no open case ${id} about a refund. The open ones: npm run hotel -- reviews`,
      };
  }
}

/** Has a failed refund sent again. */
export const retryRefundCommand: StaffCommand = {
  words: ['refund', 'retry'],
  takes: 'CASE --why "…" --by NAME',
  places: 1,
  options: ['by', 'why'],
  help: 'Sends the failed refund of a case again, e.g. once the balance at the provider is filled up. The running server does it within a minute, and looks first whether the provider has it already.',
  read: (typed) => {
    const id = typed.word(0, WHICH_CASE);
    const responsible = typed.responsible();
    return (desk) => retry(desk, id, responsible);
  },
};

function report({ amountKobo, isOver, atDesk }: GivenBack): string {
  const amount = formatNaira(amountKobo);
  const money = atDesk
    ? `${amount} is written down as given back at the desk: no provider is asked.`
    : `${amount} goes back the way it was paid. The running server sends it within a minute.`;
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
    return { code: 0, text: report(await giveBack(tx, desk, row, giving)) };
  });
}

/** Gives money back at the staff's word. */
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
