import { and, asc, gt, isNull, or, sql, inArray } from 'drizzle-orm';
import type { PaymentUnderWay } from '../../machines/contract/wire';
import type { PaymentProvider } from '../../machines/payment/paymentReference';
import { preparedOnce, isAmong } from '../database/preparedOnce';
import { paymentAttempt } from '../database/schema';
import type { Database } from '../database/database';
import { attemptStatusesWith } from '../database/attemptStatus';
import type { ReservationRow } from './queries';
import { toPaymentUnderWay } from './toPaymentUnderWay';

const openPages = preparedOnce((database) =>
  database
    .select({
      reservationId: paymentAttempt.reservationId,
      provider: paymentAttempt.provider,
      channel: paymentAttempt.channel,
      underWayUntil: paymentAttempt.underWayUntil,
    })
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

/** An unfinished payment for a reservation. */
export interface UnfinishedPayment {
  /** The provider with which the guest last started to pay. */
  provider: PaymentProvider;
  underWay: PaymentUnderWay | null;
}

/** What guests have started to pay for some held, unpaid reservations, if that checkout still accepts money. */
export async function unfinishedPayments(
  database: Database,
  reservations: readonly Pick<ReservationRow, 'id' | 'holdExpiresAt'>[],
  now: Date,
): Promise<ReadonlyMap<string, UnfinishedPayment>> {
  const unfinished = new Map<string, UnfinishedPayment>();
  if (reservations.length === 0) return unfinished;
  const reservationIds = reservations.map(({ id }) => id);
  const found = await openPages(database).execute({ reservationIds, now });
  for (const reservation of reservations) {
    const pages = found.filter(({ reservationId }) => reservationId === reservation.id);
    const last = pages.at(-1);
    if (last === undefined) continue;
    const told = pages.flatMap((page) => toPaymentUnderWay(page, reservation, now) ?? []);
    unfinished.set(reservation.id, { provider: last.provider, underWay: told.at(-1) ?? null });
  }
  return unfinished;
}
