import { asc, eq, inArray } from 'drizzle-orm';
import type { OwnData } from '../../machines/contract/wire';
import { nairaFromKobo } from '../../machines/shared/money';
import type { Database } from '../database/database';
import { paymentAttempt, refund } from '../database/schema';
import { reasonForGuest } from '../payments/refunds/refunds';

type Payment = OwnData['reservations'][number]['payments'][number];

/**
 * Payments for reservations and their refunds, by reservation id, oldest attempt first. Always two statements. A
 * reservation without attempts has no entry.
 */
export async function paymentsOfReservations(
  database: Database,
  reservationIds: readonly string[],
): Promise<ReadonlyMap<string, Payment[]>> {
  const attempts = await database
    .select()
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.reservationId, reservationIds))
    .orderBy(asc(paymentAttempt.createdAt), asc(paymentAttempt.id));
  const refunds = await database
    .select({ returned: refund })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .where(inArray(paymentAttempt.reservationId, reservationIds))
    .orderBy(asc(refund.requestedAt), asc(refund.id));
  const payments = new Map<string, Payment[]>(reservationIds.map((id) => [id, []]));
  for (const attempt of attempts) {
    const { id, reservationId, reference, provider, amountKobo, status, createdAt } = attempt;
    payments.get(reservationId)?.push({
      reference,
      provider,
      amount: nairaFromKobo(amountKobo),
      status,
      openedAt: createdAt.toISOString(),
      refunds: refunds
        .filter(({ returned }) => returned.attemptId === id)
        .map(({ returned }) => ({
          amount: nairaFromKobo(returned.amountKobo),
          cause: returned.cause,
          reason: reasonForGuest(returned),
          status: returned.status,
          requestedAt: returned.requestedAt.toISOString(),
        })),
    });
  }
  return payments;
}
