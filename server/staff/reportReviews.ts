import { providerNames } from '../../machines/messages/payment';
import { formatNaira } from '../../machines/money';
import { lagosMoment } from '../lagosMoment';
import { koboOf, type StaffReview } from '../payments/staffReviews';

/** The cases as staff reads them: what, whose, how much, since when. */
export function reportReviews(reviews: readonly StaffReview[]): string {
  if (reviews.length === 0) return 'No case waits for staff.';
  const heading = reviews.length === 1 ? '1 case waits' : `${reviews.length} cases wait`;
  return [`${heading} for staff.`, ...reviews.map(reportReview)].join('\n\n');
}

function reportReview({ review, attempt, reservation, earlier }: StaffReview): string {
  const kobo = koboOf(review);
  const { name, emailAddress, phoneNumber } = reservation;
  return [
    review.id,
    `  What         ${review.kind}`,
    `  How much     ${kobo === null ? 'unknown' : formatNaira(kobo)}`,
    `  Since        ${lagosMoment(review.openedAt)} (Lagos time)`,
    `  Whose        ${name}, ${emailAddress}, ${phoneNumber}`,
    `  Reservation  ${reservation.id}, ${reservation.status}`,
    `  Payment      ${attempt.reference} at ${providerNames[attempt.provider]}`,
    ...earlier.map(({ at, note }) => `  Before       closed ${lagosMoment(at)}: ${note}`),
  ].join('\n');
}
