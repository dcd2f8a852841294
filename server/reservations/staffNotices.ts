import * as words from '../../messages/reservation/emails/staffNews';
import { deskReservationPath } from '../../machines/shared/paths';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { notifyStaff, type StaffNews } from '../email/outbox';
import { guestName } from '../email/guestName';
import { tryConsumeLimit, type Limit } from '../rateLimits/rateLimits';
import { pricedDetailRows, shortId } from './emails/emailParts';
import type { ReservationRow } from './queries';

type LinkContext = Pick<Context, 'configuration'>;

/** A notice to staff about a reservation. Of the guest's free text it holds only the name, cleaned. */
function newsOf(
  { configuration }: LinkContext,
  row: ReservationRow,
  subject: string,
  sentence: string,
): StaffNews {
  const facts: [string, string][] = [
    [words.guest, guestName(row.name)],
    ...pricedDetailRows(row),
    [words.inFull, configuration.publicUrl + deskReservationPath(row.id)],
  ];
  return { subject, paragraphs: [sentence], facts, reservationId: row.id };
}

/** A stay was paid. */
export function paidNotice(context: LinkContext, row: ReservationRow, amount: Kobo): StaffNews {
  const subject = words.paidSubject(row.checkIn, row.checkOut, shortId(row));
  return newsOf(context, row, subject, words.paidOnline(formatNaira(amount)));
}

/** Reserving and cancelling costs nothing: what an account cancels beyond that in a day is seen in its list alone. */
const cancellationNotices: Limit = {
  name: 'cancellations told',
  most: 5,
  window: 24 * 60 * 60_000,
};

/** Tells staff that a guest cancelled an unpaid reservation, in the transaction that does, if it had rooms. */
export async function tellOfCancellation(
  tx: Database,
  context: Pick<Context, 'clock' | 'random' | 'configuration'>,
  row: ReservationRow,
): Promise<void> {
  if (context.configuration.staffEmail === null || row.totalKobo === 0) return;
  const within = { ...context, database: tx };
  if (!(await tryConsumeLimit(within, cancellationNotices, row.accountId))) return;
  const subject = words.cancelledSubject(row.checkIn, shortId(row));
  await notifyStaff(tx, context, newsOf(context, row, subject, words.cancelledUnpaid));
}

/** A guest asked for the refund of a paid reservation. */
export function refundNotice(context: LinkContext, row: ReservationRow, amount: Kobo): StaffNews {
  const subject = words.refundSubject(row.checkIn, shortId(row));
  return newsOf(context, row, subject, words.wantsMoneyBack(formatNaira(amount)));
}
