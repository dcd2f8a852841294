import { providerNames } from '../../messages/payment/providers';
import { formatNaira } from '../../machines/shared/money';
import { lagosTime } from '../shared/lagosTime';
import {
  caseInWords,
  factsInWords,
  resolutionsInMessages,
} from '../payments/reviews/reviewMessages';
import { counted } from '../shared/textTable';
import { printableText } from '../shared/printableText';
import { koboOf, type ReviewedPayment, type StaffReview } from '../payments/reviews/openReviews';

const HOW_TO_CLOSE =
  'Each way out is a command, e.g. npm run hotel -- case return ID --why "…" --by NAME. When one is dealt with otherwise: npm run hotel -- review close ID --note "what was done"';

/** The cases as staff reads them: what happened, to which guest, how much, since when. */
export function reportReviews(reviews: readonly StaffReview[]): string {
  if (reviews.length === 0) return 'No case waits for staff.';
  const heading = `${counted(reviews.length, 'case')} for staff, the oldest first.`;
  return [heading, ...reviews.map(reportReview), HOW_TO_CLOSE].join('\n\n');
}

function reportReview({ review, payment, earlier }: StaffReview): string {
  const kobo = koboOf(review);
  const facts = factsInWords(review.detail);
  return [
    review.id,
    `  What         ${caseInWords(review.kind)}`,
    `  How much     ${kobo === null ? 'unknown' : formatNaira(kobo)}`,
    ...(facts === '' ? [] : [`  Facts        ${facts}`]),
    `  NavigationKind out      ${resolutionsInMessages(review.kind)}`,
    `  Since        ${lagosTime(review.openedAt)} (Lagos time)`,
    ...(payment === null ? [] : paymentLines(payment)),
    ...earlier.map(({ at, note }) => `  Before       closed ${lagosTime(at)}: ${note}`),
  ].join('\n');
}

function paymentLines({ attempt, reservation }: ReviewedPayment): string[] {
  const { name, emailAddress, phoneNumber } = reservation;
  return [
    `  Whose        ${[name, emailAddress, phoneNumber].map(printableText).join(', ')}`,
    `  Reservation  ${reservation.id}, ${reservation.status}`,
    `  Payment      ${attempt.reference} at ${providerNames[attempt.provider]}`,
  ];
}
