import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { whereAttempt } from '../../database/attemptStatus';
import { whereRefund } from '../../database/refundStatus';
import type { Database } from '../../database/database';
import { paymentAttempt, refund, reservation } from '../../database/schema';
import { lagosTime } from '../../shared/lagosTime';
import { countInWords } from '../../shared/textTable';
import { howPaid } from '../../../messages/payment/providers';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import { formatNaira } from '../../../machines/shared/money';
import { refundsPausedSince } from '../../payments/refunds/refundPause';
import { listRoomPrices } from '../../desk/rooms/roomPrices';
import { otherSpellings } from '../../accounts/otherSpellings';
import { OWNER_WAITS_MS, ownerWaitsSince } from '../../owner/dayEmail';
import { fail, ok, warn, type Finding } from './finding';

/** Payments of which a provider says that they are under way: their rooms are held, and their money may come at any moment. */
async function examineUnderWay(database: Database, now: Date): Promise<Finding> {
  const underWay = await database
    .select({ attempt: paymentAttempt, reservation })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(and(gt(paymentAttempt.underWayUntil, now), whereAttempt('canPay')))
    .orderBy(asc(paymentAttempt.underWayUntil));
  if (underWay.length === 0) return ok('Payments', 'none is under way');
  const listed = underWay.map(({ attempt, reservation: { id } }) => {
    const { amountKobo, provider, channel, underWayUntil } = attempt;
    const how = howPaid(provider, channelNamed(channel));
    const until = underWayUntil === null ? '' : `, awaited until ${lagosTime(underWayUntil)}`;
    return `${formatNaira(amountKobo)} ${how} for ${id.slice(0, 8)}${until}`;
  });
  const says = `${countInWords(underWay.length, 'payment')} under way: ${listed.join('; ')}`;
  return ok('Payments', says);
}

/** Whether refunds are being sent. After a restore they are paused at first. */
async function examineRefunds(database: Database): Promise<Finding> {
  const since = await refundsPausedSince(database);
  if (since === null) return ok('Refunds', 'are sent');
  const waiting = await database.$count(
    refund,
    and(isNotNull(refund.nextCheckAt), whereRefund('toBeSent')),
  );
  return fail(
    'Refunds',
    `${countInWords(waiting, 'refund')} waiting, since none is sent after the restore of ${lagosTime(since)}`,
    'npm run hotel -- reconcile --all compares the books with both providers; then refunds are sent again.',
  );
}

/** Accounts that an earlier version took for two mailboxes. Neither is changed, because only their guests know whose it is. */
async function examineMailboxes(database: Database): Promise<Finding> {
  const mailboxes = await otherSpellings(database);
  const shared = mailboxes.filter(({ accounts }) => accounts.length > 1);
  if (shared.length === 0) return ok('Mailboxes', 'each has one account at most');
  const listed = shared.map(({ accounts }) => accounts.map(({ email }) => email).join(' and '));
  return warn(
    'Mailboxes',
    `several accounts are one mailbox: ${listed.join('; ')}`,
    'Each is open to its guest as the address is written here. Ask them which one to delete.',
  );
}

/** The database's own clock. Only the doctor reads it. */
export async function databaseTime(database: Database): Promise<Date> {
  const [row] = await database
    .select({ at: sql<string>`to_json(clock_timestamp())`.as('at') })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error('The database does not tell the time');
  return new Date(row.at);
}

/** Whether every room type has a rate for tonight; one without is not sold. */
async function examineRates(database: Database, now: Date): Promise<Finding> {
  const rates = await listRoomPrices(database, { clock: { now: () => now } });
  const missing = rates.now.filter(({ price }) => price === null).map(({ name }) => name);
  return missing.length === 0
    ? ok('Rates', 'every room type has one')
    : fail(
        'Rates',
        `none for ${missing.join(', ')}, whose rooms can’t be booked`,
        'A manager sets the first one at the desk, under Settings.',
      );
}

/** Whether every owner gets the email of each business day. */
export async function examineOwner(
  database: Database,
  now: Date,
  owners: readonly string[],
): Promise<Finding> {
  const since = await ownerWaitsSince(database, owners);
  if (since === null) return ok('Owner', 'gets the first email at 09:00 after the first booking');
  return now.getTime() - since.getTime() <= OWNER_WAITS_MS
    ? ok('Owner', `got the last email on ${lagosTime(since)}`)
    : fail(
        'Owner',
        `has got no email since ${lagosTime(since)}, and one is due every day at 09:00`,
        'See “Mail” above, OWNER_EMAIL, and whether the server runs.',
      );
}

/** Work that waits for staff; the server's own delays are in its metrics. */
export async function examineWork(database: Database, now: Date): Promise<Finding[]> {
  return [
    await examineRefunds(database),
    await examineUnderWay(database, now),
    await examineMailboxes(database),
    await examineRates(database, now),
  ];
}
