import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  sql,
} from 'drizzle-orm';
import { attemptStatusesWith } from '../../database/attemptStatus';
import { refundStatusesWith } from '../../database/refundStatus';
import type { Database } from '../../database/database';
import { letter, paymentAttempt, refund, reservation, review } from '../../database/schema';
import { whereTag } from '../../database/reservationStatusSql';
import { lagosTime } from '../../shared/lagosTime';
import { counted } from '../../shared/textTable';
import { howPaid } from '../../../messages/payment/providers';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import { formatNaira } from '../../../machines/shared/money';
import { refundsPausedSince } from '../../payments/refunds/refundPause';
import { otherSpellings } from '../../accounts/otherSpellings';
import { fine, look, wrong, type Finding } from './finding';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The server sweeps every minute, so work this late is not being done. */
const LATE = 10 * MINUTE;

async function many(counting: Promise<{ many: number }[]>): Promise<number> {
  const [found] = await counting;
  return found?.many ?? 0;
}

/** Whether the server does its work: no expired holds or due emails are left waiting. */
async function examineServer(database: Database, now: Date): Promise<Finding> {
  const late = new Date(now.getTime() - LATE);
  const holds = await many(
    database
      .select({ many: count() })
      .from(reservation)
      .where(and(whereTag(reservation, 'awaitsPayment'), lte(reservation.holdExpiresAt, late))),
  );
  const emails = await many(
    database
      .select({ many: count() })
      .from(letter)
      .where(and(isNull(letter.postedAt), lte(letter.nextTryAt, late))),
  );
  const isPaused = (await refundsPausedSince(database)) !== null;
  const refunds = await many(
    database
      .select({ many: count() })
      .from(refund)
      .where(
        and(
          lte(refund.nextCheckAt, late),
          isPaused ? notInArray(refund.status, refundStatusesWith('toBeSent')) : undefined,
        ),
      ),
  );
  const lying = holds + emails + refunds;
  if (lying === 0) return fine('Server', 'its work is up to date');
  return wrong(
    'Server',
    `${counted(lying, 'piece')} of work more than ten minutes late`,
    'See whether the server runs, and its log. Guests’ holds, letters and refunds wait for it.',
  );
}

async function examineEmails(database: Database, now: Date): Promise<Finding> {
  const week = new Date(now.getTime() - 7 * DAY);
  const givenUp = await many(
    database
      .select({ many: count() })
      .from(letter)
      .where(and(isNull(letter.postedAt), isNull(letter.nextTryAt), gt(letter.writtenAt, week))),
  );
  const failing = await many(
    database
      .select({ many: count() })
      .from(letter)
      .where(and(isNull(letter.postedAt), gt(letter.tries, 2), gt(letter.nextTryAt, week))),
  );
  if (givenUp > 0) {
    return look(
      'Letters',
      `${counted(givenUp, 'letter')} given up this week`,
      'npm run hotel -- letters, and resend once the address or the mail server is right.',
    );
  }
  return failing > 0
    ? look(
        'Letters',
        `${counted(failing, 'letter')} failed several times`,
        'See the mail line, and the server’s log.',
      )
    : fine('Letters', 'none was given up this week');
}

async function examineCases(database: Database, now: Date): Promise<Finding> {
  const open = await many(
    database.select({ many: count() }).from(review).where(isNull(review.closedAt)),
  );
  const old = await many(
    database
      .select({ many: count() })
      .from(review)
      .where(and(isNull(review.closedAt), lt(review.openedAt, new Date(now.getTime() - 3 * DAY)))),
  );
  if (open === 0) return fine('Cases', 'none waits for staff');
  const says = `${counted(open, 'case')} about money waits for staff, ${old} for more than three days`;
  return look('Cases', says, 'npm run hotel -- reviews');
}

/** Payments of which a provider says that they are under way: their rooms are held, and their money may come at any moment. */
async function examineUnderWay(database: Database, now: Date): Promise<Finding> {
  const underWay = await database
    .select({ attempt: paymentAttempt, reservation })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(
      and(
        gt(paymentAttempt.underWayUntil, now),
        inArray(paymentAttempt.status, attemptStatusesWith('canPay')),
      ),
    )
    .orderBy(asc(paymentAttempt.underWayUntil));
  if (underWay.length === 0) return fine('Payments', 'none is under way');
  const listed = underWay.map(({ attempt, reservation: { id } }) => {
    const { amountKobo, provider, channel, underWayUntil } = attempt;
    const how = howPaid(provider, channelNamed(channel));
    const until = underWayUntil === null ? '' : `, awaited until ${lagosTime(underWayUntil)}`;
    return `${formatNaira(amountKobo)} ${how} for ${id.slice(0, 8)}${until}`;
  });
  const says = `${counted(underWay.length, 'payment')} under way: ${listed.join('; ')}`;
  return fine('Payments', says);
}

/** Whether refunds are being sent. After a restore they are paused at first. */
async function examineRefunds(database: Database): Promise<Finding> {
  const since = await refundsPausedSince(database);
  if (since === null) return fine('Refunds', 'are sent');
  const waiting = await many(
    database
      .select({ many: count() })
      .from(refund)
      .where(
        and(isNotNull(refund.nextCheckAt), inArray(refund.status, refundStatusesWith('toBeSent'))),
      ),
  );
  return wrong(
    'Refunds',
    `${counted(waiting, 'refund')} waiting, since none is sent after the restore of ${lagosTime(since)}`,
    'npm run hotel -- reconcile --all compares the books with both providers; then refunds are sent again.',
  );
}

/** Accounts that an earlier version took for two mailboxes. Neither is changed, because only their guests know whose it is. */
async function examineMailboxes(database: Database): Promise<Finding> {
  const mailboxes = await otherSpellings(database);
  const shared = mailboxes.filter(({ accounts }) => accounts.length > 1);
  if (shared.length === 0) return fine('Mailboxes', 'each has one account at most');
  const listed = shared.map(({ accounts }) => accounts.map(({ email }) => email).join(' and '));
  return look(
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

/** What is waiting, for the server and for staff. */
export async function examineWork(database: Database, now: Date): Promise<Finding[]> {
  return [
    await examineServer(database, now),
    await examineEmails(database, now),
    await examineCases(database, now),
    await examineRefunds(database),
    await examineUnderWay(database, now),
    await examineMailboxes(database),
  ];
}
