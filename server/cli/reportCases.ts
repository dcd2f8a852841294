import { providerNames } from '../../messages/payment/providers';
import { formatNaira } from '../../machines/shared/money';
import { lagosTime } from '../shared/lagosTime';
import { caseInWords, factsInWords, resolutionsInMessages } from '../payments/cases/caseMessages';
import { counted } from '../shared/textTable';
import { printableText } from '../shared/printableText';
import { koboOf, type ListedCase, type PaymentOfCase } from '../payments/cases/cases';

const HOW_TO_CLOSE =
  'Each way out is a command, e.g. npm run hotel -- case return ID --why "…" --by NAME. When one is dealt with otherwise: npm run hotel -- review close ID --note "what was done"';

/** The cases as staff reads them: what happened, to which guest, how much, since when. */
export function reportCases(cases: readonly ListedCase[]): string {
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

function paymentLines({ attempt, reservation }: PaymentOfCase): string[] {
  const { name, emailAddress, phoneNumber } = reservation;
  return [
    `  Whose        ${[name, emailAddress, phoneNumber].map(printableText).join(', ')}`,
    `  Reservation  ${reservation.id}, ${reservation.status}`,
    `  Payment      ${attempt.reference} at ${providerNames[attempt.provider]}`,
  ];
}
