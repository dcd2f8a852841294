import { and, asc, gt, isNull, or, sql, inArray } from 'drizzle-orm';
import type { PaymentProvider } from '../../machines/payment/paymentReference';
import { preparedOnce, isAmong } from '../database/preparedOnce';
import { paymentAttempt } from '../database/schema';
import type { Database } from '../database/database';
import { attemptStatusesWith } from '../database/attemptStatus';

const openPages = preparedOnce((database) =>
  database
    .select({ reservationId: paymentAttempt.reservationId, provider: paymentAttempt.provider })
    .from(paymentAttempt)
    .where(
      and(
        isAmong(paymentAttempt.reservationId, 'reservationIds'),
        inArray(paymentAttempt.status, attemptStatusesWith('hasPage')),
        or(
          isNull(paymentAttempt.checkoutExpiresAt),
          gt(
            paymentAttempt.checkoutExpiresAt,
            sql.param(sql.placeholder('now'), paymentAttempt.checkoutExpiresAt),
          ),
        ),
      ),
    )
    .orderBy(asc(paymentAttempt.createdAt), asc(paymentAttempt.id))
    .prepare('open_pages'),
);

/** With which provider the guests of some reservations began to pay last, where that page still takes the money. */
export async function unfinishedPayments(
  database: Database,
  reservationIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PaymentProvider>> {
  if (reservationIds.length === 0) return new Map();
  const found = await openPages(database).execute({ reservationIds, now });
  return new Map(found.map(({ reservationId, provider }) => [reservationId, provider]));
}
