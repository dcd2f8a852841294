import { formatNaira, type Kobo } from '../../machines/shared/money';
import type { StaffNews } from '../mail/letters';
import { nameInLetters } from '../mail/nameInLetters';
import { factsOf, shortId } from './letters';
import type { ReservationRow } from './queries';

/** What staff is told of a reservation: never more of a guest's free text than the name, cleaned. */
function newsOf(row: ReservationRow, subject: string, sentence: string): StaffNews {
  const facts: [string, string][] = [
    ['Guest', nameInLetters(row.name)],
    ...factsOf(row),
    ['In full', `npm run hotel -- reservations show ${row.id}`],
  ];
  return { subject: `${subject} (${shortId(row)})`, paragraphs: [sentence], facts };
}

/** A stay that is paid. */
export function paidNews(row: ReservationRow, amount: Kobo): StaffNews {
  const nights = `${row.checkIn} to ${row.checkOut}`;
  return newsOf(row, `Booked and paid: ${nights}`, `${formatNaira(amount)} were paid online.`);
}

/** An unpaid one that its guest cancelled. */
export function cancelledNews(row: ReservationRow): StaffNews {
  return newsOf(row, `Cancelled: ${row.checkIn}`, 'The guest cancelled it before it was paid.');
}

/** A paid one that its guest gives back. */
export function refundNews(row: ReservationRow, amount: Kobo): StaffNews {
  return newsOf(
    row,
    `Cancelled, and refund requested: ${row.checkIn}`,
    `The guest wants the money back: ${formatNaira(amount)}. The rooms are free again.`,
  );
}
