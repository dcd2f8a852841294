import { formatNaira } from '../../../machines/shared/money';
import { providerNames } from '../../../messages/payment/providers';
import {
  caseInWords,
  factsInWords,
  resolutionsInMessages,
} from '../../payments/cases/caseMessages';
import { koboOf, listOpenCases, type ListedCase } from '../../payments/cases/cases';
import { closeCase } from '../../payments/cases/closeCase';
import {
  adoptPayment,
  adoptReturned,
  creditCase,
  returnCase,
  type Adopted,
} from '../../payments/cases/decideCase';
import type { PaymentOfReservation } from '../../payments/recording';
import { lagosTime } from '../../shared/lagosTime';
import { printableText } from '../../shared/printableText';
import { counted } from '../../shared/textTable';
import type { CliArguments } from '../cliArguments';
import { answered, done, refused, type StaffCommand } from '../staffCommand';
import { withReservation } from './reservations';

export const WHICH_CASE = 'Which case? npm run hotel -- cases lists their ids.';

const HOW_TO_CLOSE =
  'Each way out is a command, e.g. npm run hotel -- case return ID --why "…" --by NAME. When one is dealt with otherwise: npm run hotel -- case close ID --note "what was done"';

/** The cases as staff reads them: what happened, to which guest, how much, since when. */
function reportCases(cases: readonly ListedCase[]): string {
  if (cases.length === 0) return 'No case waits for staff.';
  const heading = `${counted(cases.length, 'case')} for staff, the oldest first.`;
  return [heading, ...cases.map(reportCase), HOW_TO_CLOSE].join('\n\n');
}

function reportCase({ row, payment, earlier }: ListedCase): string {
  const kobo = koboOf(row);
  const facts = factsInWords(row.detail);
  return [
    row.id,
    `  What         ${caseInWords(row.kind)}`,
    `  How much     ${kobo === null ? 'unknown' : formatNaira(kobo)}`,
    ...(facts === '' ? [] : [`  Facts        ${facts}`]),
    `  Way out      ${resolutionsInMessages(row.kind)}`,
    `  Since        ${lagosTime(row.openedAt)} (Lagos time)`,
    ...(payment === null ? [] : paymentLines(payment)),
    ...earlier.map(({ at, note }) => `  Before       closed ${lagosTime(at)}: ${note}`),
  ].join('\n');
}

function paymentLines({ attempt, reservation }: PaymentOfReservation): string[] {
  const { name, emailAddress, phoneNumber } = reservation;
  return [
    `  Whose        ${[name, emailAddress, phoneNumber].map(printableText).join(', ')}`,
    `  Reservation  ${reservation.id}, ${reservation.status}`,
    `  Payment      ${attempt.reference} at ${providerNames[attempt.provider]}`,
  ];
}

/** Who decides, and why. */
function decisionIn(typed: CliArguments): { by: string; why: string } {
  const { person, why } = typed.signed();
  return { by: person.name, why };
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

export const caseCommands: readonly StaffCommand[] = [
  {
    words: ['cases'],
    takes: '[--json]',
    help: 'Lists the cases that wait for staff: what, whose, how much, since when.',
    read:
      () =>
      async ({ database }) => {
        const cases = await listOpenCases(database);
        const published = cases.map(({ row, ...rest }) => ({ case: row, ...rest }));
        return answered(published, reportCases(cases));
      },
  },
  {
    words: ['case', 'close'],
    takes: 'ID --note "…" --by NAME',
    help: 'Closes a case. The note says what was found and done; it is kept with the reservation. Moves no money, and is refused while its provider has money that nobody has decided on.',
    read: (typed) => {
      const id = typed.word(0, WHICH_CASE);
      const note = typed.text('note', 'A note is missing: --note "what was found and done".');
      const by = typed.person().name;
      return async (desk) => {
        switch (await closeCase(desk, id, { by, note })) {
          case 'closed':
            return done(`Case ${id} is closed.`);
          case 'closedBefore':
            return refused(`Case ${id} was closed before; nothing was changed.`);
          case 'unknown':
            return refused(`There is no case ${id}. The open ones: npm run hotel -- cases`);
        }
      };
    },
  },
  {
    words: ['case', 'credit'],
    takes: 'CASE --why "…" --by NAME',
    help: 'Lets the money of a payment that was looked into count, after asking the provider once more: the reservation becomes paid, and what exceeds its price goes back. Says why not where it is too little, or the rooms are gone, and changes nothing then.',
    read: (typed) => {
      const id = typed.word(0, WHICH_CASE);
      const decision = decisionIn(typed);
      return async (desk) => {
        const kobo = await creditCase(desk, id, decision);
        return done(
          `${formatNaira(kobo)} count: the reservation is paid, its guest gets the receipt, and case ${id} is closed. What exceeds the price goes back.`,
        );
      };
    },
  },
  {
    words: ['case', 'return'],
    takes: 'CASE --why "…" --by NAME',
    help: 'Sends the money of a payment that was looked into back in full, after asking the provider once more. Where its rooms are still held, the guest has the usual time to pay anew.',
    read: (typed) => {
      const id = typed.word(0, WHICH_CASE);
      const decision = decisionIn(typed);
      return async (desk) => {
        const kobo = await returnCase(desk, id, decision);
        return done(
          `${formatNaira(kobo)} goes back in full; the running server sends it within a minute. The guest is told, and case ${id} is closed.`,
        );
      };
    },
  },
  {
    words: ['case', 'adopt'],
    takes: 'CASE [--for RESERVATION] --why "…" --by NAME',
    help: 'Takes a payment into the books that only its provider knows of, e.g. after a restore, with the provider’s own amount. It pays the reservation of --for, or goes back where that can’t use it; what the provider has given back of it comes in as well. Without --for a payment of ours that its provider gave back before it was booked.',
    read: (typed) => {
      const id = typed.word(0, WHICH_CASE);
      const reservation = typed.optional('for');
      const decision = decisionIn(typed);
      return async (desk) => {
        if (reservation === null) {
          const kobo = await adoptReturned(desk, id, decision);
          return done(
            `${formatNaira(kobo)} received and refunded: both are now in the books. Case ${id} is closed, and the guest is told.`,
          );
        }
        return withReservation(desk, reservation, async (found) =>
          done(adoptedInWords(await adoptPayment(desk, id, found, decision))),
        );
      };
    },
  },
];
