import type { DeskContext } from '../../desk/context';
import { actedBy, type Person } from '../../staff/auditLog';
import { formatNaira } from '../../../machines/shared/money';
import { decisions } from '../../../messages/desk/money';
import { providerNames } from '../../../messages/payment/providers';
import { decisionsOf } from '../../payments/cases/caseDecisions';
import { caseInWords, factsInWords } from '../../payments/cases/caseInWords';
import { koboOf, listOpenCases, type ListedCase } from '../../payments/cases/cases';
import { adoptPayment, adoptReturned, type Adoption } from '../../payments/cases/decideCase';
import type { PaymentOfReservation } from '../../payments/recording';
import { adoptRefunds } from '../../payments/refunds/providerRefunds';
import { lagosTime } from '../../shared/lagosTime';
import { printableText } from '../../shared/printableText';
import { countInWords } from '../../shared/textTable';
import type { CliArguments } from '../cliArguments';
import { report, success, type CommandOutcome, type StaffCommand } from '../staffCommand';
import { withReservation } from './reservations';

const WHICH_CASE = 'Which case? npm run hotel -- cases lists their ids.';

/** The cases as staff reads them: what happened, to which guest, how much, since when. */
function reportCases(cases: readonly ListedCase[], publicUrl: string): string {
  if (cases.length === 0) return 'No case waits for staff.';
  const heading = `${countInWords(cases.length, 'case')} for staff, the oldest first.`;
  return [
    heading,
    ...cases.map(reportCase),
    `Decide them at the desk, under Money: ${publicUrl}/desk/money`,
  ].join('\n\n');
}

function reportCase(found: ListedCase): string {
  const { row, payment, earlier } = found;
  const ways = decisionsOf(found).map((decision) => decisions[decision]);
  const kobo = koboOf(row);
  const facts = factsInWords(row.detail);
  return [
    row.id,
    `  What         ${caseInWords(row.kind)}`,
    `  How much     ${kobo === null ? 'unknown' : formatNaira(kobo)}`,
    ...(facts === '' ? [] : [`  Facts        ${facts}`]),
    `  Way out      ${ways.join(', or ')}`,
    `  Since        ${lagosTime(row.openedAt)} (Lagos time)`,
    ...(payment === null ? [] : paymentLines(payment)),
    ...earlier.map(({ at, note }) => `  Before       closed ${lagosTime(at)}: ${note}`),
  ].join('\n');
}

function paymentLines({ attempt, reservation }: PaymentOfReservation): string[] {
  const { name, emailAddress, phoneNumber } = reservation;
  return [
    `  Whose        ${[name, emailAddress ?? 'no email', phoneNumber].map(printableText).join(', ')}`,
    `  Reservation  ${reservation.id}, ${reservation.status}`,
    `  Payment      ${attempt.reference} at ${providerNames[attempt.provider]}`,
  ];
}

/** The person who decides, and the reason. */
function decisionIn(typed: CliArguments): { by: string; why: string } {
  const { person, why } = typed.signed();
  return { by: person.name, why };
}

function adoptedInWords({ amountKobo, backKobo, pays }: Adoption): string {
  const came = `${formatNaira(amountKobo)} came into the books`;
  if (backKobo >= amountKobo)
    return `${came}, and all of it went back: the reservation is not paid by it.`;
  const back = backKobo === 0 ? '' : `, and ${formatNaira(backKobo)} of it that went back`;
  const use = pays
    ? 'It pays the reservation.'
    : 'The reservation can’t use it, so it goes back; the running server sends it within a minute.';
  return `${came}${back}. ${use}`;
}

/** Takes a payment's refunds into the books that only its provider knows of. */
async function adoptRefundsOf(
  desk: DeskContext,
  reference: string,
  person: Person,
): Promise<CommandOutcome> {
  const { refunds, adopted, amountKobo } = await adoptRefunds(desk, reference, actedBy(person));
  const has = `The provider has ${countInWords(refunds, 'refund')} of this payment.`;
  if (adopted === 0) return success(`${has} The books know them all.`);
  const taken = `${countInWords(adopted, 'refund')}, ${formatNaira(amountKobo)} in all, came into the books.`;
  return success(`${has} ${taken}`);
}

export const caseCommands: readonly StaffCommand[] = [
  {
    words: ['cases'],
    takes: '[--json]',
    help: 'Lists the cases that wait for staff: what, whose, how much, since when.',
    read:
      () =>
      async ({ database, configuration }) => {
        const cases = await listOpenCases(database);
        const published = cases.map(({ row, ...rest }) => ({ case: row, ...rest }));
        return report(published, reportCases(cases, configuration.publicUrl));
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
          return success(
            `${formatNaira(kobo)} received and refunded: both are now in the books. Case ${id} is closed, and the guest is told.`,
          );
        }
        return withReservation(desk, reservation, async (found) =>
          success(adoptedInWords(await adoptPayment(desk, id, found, decision))),
        );
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
      return (desk) => adoptRefundsOf(desk, reference, person);
    },
  },
];
