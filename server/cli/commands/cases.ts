import { formatNaira } from '../../../machines/shared/money';
import {
  adoptPayment,
  adoptReturned,
  creditCase,
  returnCase,
  type Adopted,
} from '../../payments/cases/decideCase';
import type { DeskContext } from '../../desk/context';
import type { CommandOutcome, StaffCommand } from '../staffCommand';
import type { Responsible } from '../cliArguments';
import { withReservation } from './reservations';
import { WHICH_CASE } from './reviews';

async function credit(
  desk: DeskContext,
  id: string,
  responsible: Responsible,
): Promise<CommandOutcome> {
  const kobo = await creditCase(desk, id, responsible);
  return {
    code: 0,
    text: `${formatNaira(kobo)} count: the reservation is paid, its guest gets the receipt, and case ${id} is closed. What exceeds the price goes back.`,
  };
}

/** Credits the money of a case's payment. */
export const creditCaseCommand: StaffCommand = {
  words: ['case', 'credit'],
  takes: 'CASE --why "…" --by NAME',
  places: 1,
  options: ['by', 'why'],
  help: 'Lets the money of a payment that was looked into count, after asking the provider once more: the reservation becomes paid, and what exceeds its price goes back. Says why not where it is too little, or the rooms are gone, and changes nothing then.',
  read: (typed) => {
    const id = typed.word(0, WHICH_CASE);
    const responsible = typed.responsible();
    return (desk) => credit(desk, id, responsible);
  },
};

async function refundByStaff(
  desk: DeskContext,
  id: string,
  responsible: Responsible,
): Promise<CommandOutcome> {
  const kobo = await returnCase(desk, id, responsible);
  return {
    code: 0,
    text: `${formatNaira(kobo)} goes back in full; the running server sends it within a minute. The guest is told, and case ${id} is closed.`,
  };
}

/** Refunds the money of a case's payment. */
export const returnCaseCommand: StaffCommand = {
  words: ['case', 'return'],
  takes: 'CASE --why "…" --by NAME',
  places: 1,
  options: ['by', 'why'],
  help: 'Sends the money of a payment that was looked into back in full, after asking the provider once more. Where its rooms are still held, the guest has the usual time to pay anew.',
  read: (typed) => {
    const id = typed.word(0, WHICH_CASE);
    const responsible = typed.responsible();
    return (desk) => refundByStaff(desk, id, responsible);
  },
};

async function adopt(
  desk: DeskContext,
  id: string,
  reservation: string | null,
  responsible: Responsible,
): Promise<CommandOutcome> {
  if (reservation === null) {
    const kobo = await adoptReturned(desk, id, responsible);
    const text = `${formatNaira(kobo)} came and went, and stand in the books now. Case ${id} is closed, and the guest is told.`;
    return { code: 0, text };
  }
  return withReservation(desk, reservation, async (found) => ({
    code: 0,
    text: adoptedInWords(await adoptPayment(desk, id, found, responsible)),
  }));
}

function adoptedInWords({ amountKobo, backKobo, pays }: Adopted): string {
  const came = `${formatNaira(amountKobo)} came into the books`;
  if (backKobo >= amountKobo)
    return `${came}, and all of it went back: the reservation is not paid by it.`;
  const back = backKobo === 0 ? '' : `, and ${formatNaira(backKobo)} of it that went back`;
  const use = pays
    ? 'It pays the reservation.'
    : 'The reservation can’t use it, so it goes back; the running server sends it within a minute.';
  return `${came}${back}. ${use}`;
}

/** Books what happened at a provider without us. */
export const adoptCaseCommand: StaffCommand = {
  words: ['case', 'adopt'],
  takes: 'CASE [--for RESERVATION] --why "…" --by NAME',
  places: 1,
  options: ['for', 'by', 'why'],
  help: 'Takes a payment into the books that only its provider knows of, e.g. after a restore, with the provider’s own amount. It pays the reservation of --for, or goes back where that can’t use it; what the provider has given back of it comes in as well. Without --for a payment of ours that its provider gave back before it was booked.',
  read: (typed) => {
    const id = typed.word(0, WHICH_CASE);
    const reservation = typed.optional('for');
    const responsible = typed.responsible();
    return (desk) => adopt(desk, id, reservation, responsible);
  },
};
