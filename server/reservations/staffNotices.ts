import * as words from '../../messages/reservation/emails/staffNews';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import type { StaffNews } from '../email/outbox';
import { guestName } from '../email/guestName';
import { pricedDetailRows, shortId } from './emails/emailParts';
import type { ReservationRow } from './queries';

/** A notice to staff about a reservation. Of the guest's free text it holds only the name, cleaned. */
function newsOf(row: ReservationRow, subject: string, sentence: string): StaffNews {
  const facts: [string, string][] = [
    [words.guest, guestName(row.name)],
    ...pricedDetailRows(row),
    [words.inFull, `npm run hotel -- reservations show ${row.id}`],
  ];
  return { subject, paragraphs: [sentence], facts, reservationId: row.id };
}

/** A stay was paid. */
export function paidNotice(row: ReservationRow, amount: Kobo): StaffNews {
  const subject = words.paidSubject(row.checkIn, row.checkOut, shortId(row));
  return newsOf(row, subject, words.paidOnline(formatNaira(amount)));
}

/** A guest cancelled an unpaid reservation. */
export function cancelledNotice(row: ReservationRow): StaffNews {
  return newsOf(row, words.cancelledSubject(row.checkIn, shortId(row)), words.cancelledUnpaid);
}

/** A guest asked for the refund of a paid reservation. */
export function refundNotice(row: ReservationRow, amount: Kobo): StaffNews {
  const subject = words.refundSubject(row.checkIn, shortId(row));
  return newsOf(row, subject, words.wantsMoneyBack(formatNaira(amount)));
}
