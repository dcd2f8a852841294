import { providerNames } from '../../machines/messages/payment';
import { formatNaira } from '../../machines/money';
import { lagosMoment } from '../lagosMoment';
import { caseInWords, counted, factsInWords } from '../payments/caseWords';
import { koboOf, type StaffReview } from '../payments/staffReviews';

const HOW_TO_CLOSE =
  'When one is dealt with: npm run hotel -- review close ID --note "what was done"';

/** The cases as staff reads them: what, whose, how much, since when. */
export function reportReviews(reviews: readonly StaffReview[]): string {
  if (reviews.length === 0) return 'No case waits for staff.';
  const heading = `${counted(reviews.length, 'case')} for staff, the oldest first.`;
  return [heading, ...reviews.map(reportReview), HOW_TO_CLOSE].join('\n\n');
}

function reportReview({ review, attempt, reservation, earlier }: StaffReview): string {
  const kobo = koboOf(review);
  const facts = factsInWords(review.detail);
  const { name, emailAddress, phoneNumber } = reservation;
  return [
    review.id,
    `  What         ${caseInWords(review.kind)}`,
    `  How much     ${kobo === null ? 'unknown' : formatNaira(kobo)}`,
    ...(facts === '' ? [] : [`  Facts        ${facts}`]),
    `  Since        ${lagosMoment(review.openedAt)} (Lagos time)`,
    `  Whose        ${name}, ${emailAddress}, ${phoneNumber}`,
    `  Reservation  ${reservation.id}, ${reservation.status}`,
    `  Payment      ${attempt.reference} at ${providerNames[attempt.provider]}`,
    ...earlier.map(({ at, note }) => `  Before       closed ${lagosMoment(at)}: ${note}`),
  ].join('\n');
}
