import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { attemptIs, attemptStatusesWith } from '../database/attemptStatus';
import { paymentAttempt, reservation } from '../database/schema';
import type { FollowUpJob } from './jobs';
import type { Context } from '../context';
import type { ReservationRow } from '../reservations/queries';
import type { Random } from '../shared/random';
import type { ProviderName } from '../paymentProviders/provider';

export type AttemptRow = typeof paymentAttempt.$inferSelect;

const REFERENCE_BYTES = 16;

/** Our own name for a payment: 128 random bits, which open the receipt to whoever knows them. */
export function newReference(random: Random): string {
  return random.bytes(REFERENCE_BYTES).toString('hex');
}

/** Whether nothing more can happen to the attempt's money without staff. */
export function isFinal(attempt: Pick<AttemptRow, 'status'>): boolean {
  return !attemptIs(attempt, 'notFinal');
}

/** The attempt of one of our own references. */
export async function findAttempt(
  database: Database,
  reference: string,
): Promise<AttemptRow | null> {
  const [row] = await database
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.reference, reference));
  return row ?? null;
}

/** The same with the reservation that it would pay. */
export async function findAttemptAndReservation(
  database: Database,
  reference: string,
): Promise<{ attempt: AttemptRow; reservation: ReservationRow } | null> {
  const [found] = await database
    .select({ attempt: paymentAttempt, reservation })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(eq(paymentAttempt.reference, reference));
  return found ?? null;
}

/** The attempt on which a provider took a payment, by the provider's own id or reference of it. */
export async function findAttemptByProviderName(
  database: Database,
  provider: ProviderName,
  name: string,
): Promise<AttemptRow | null> {
  const [row] = await database
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.provider, provider),
        or(
          eq(paymentAttempt.providerTransactionId, name),
          eq(paymentAttempt.providerReference, name),
        ),
      ),
    );
  return row ?? null;
}

/** The attempt under a lock that lasts as long as the transaction; its reservation is locked before it. */
export async function lockAttempt(tx: Database, id: string): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, id))
    .for('update');
  return row ?? null;
}

/**
 * The attempt whose money made a locked, paid reservation paid, under a lock.
 * @throws Error when there is none, which the lifecycle rules out
 */
export async function lockPayingAttempt(
  tx: Database,
  { id, paymentReference }: { id: string; paymentReference: string | null },
): Promise<AttemptRow> {
  const [row] = await tx
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.reference, paymentReference ?? ''),
        inArray(paymentAttempt.status, attemptStatusesWith('pays')),
      ),
    )
    .for('update');
  if (row?.reservationId !== id) throw new Error(`Reservation ${id} was paid by no payment`);
  return row;
}

const isOpenPageOf = (reservationId: string) =>
  and(
    eq(paymentAttempt.reservationId, reservationId),
    inArray(paymentAttempt.status, attemptStatusesWith('hasPage')),
  );

/** Our references of the checkout pages of a reservation on which money can still arrive. */
export async function openReferences(database: Database, reservationId: string): Promise<string[]> {
  const rows = await database
    .select({ reference: paymentAttempt.reference })
    .from(paymentAttempt)
    .where(isOpenPageOf(reservationId));
  return rows.map(({ reference }) => reference);
}

/** Has the open checkouts of a locked reservation checked at once; returns the jobs that do it. */
export async function askAboutOpenPages(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  reservationId: string,
): Promise<FollowUpJob[]> {
  const rows = await tx
    .update(paymentAttempt)
    .set({ nextCheckAt: clock.now() })
    .where(isOpenPageOf(reservationId))
    .returning({ reference: paymentAttempt.reference, provider: paymentAttempt.provider });
  return rows.map((row): FollowUpJob => ({ kind: 'settlePayment', ...row }));
}

/** A reservation's attempts at one provider on which money is still expected, the newest first. */
export function liveAttempts(
  database: Database,
  reservationId: string,
  provider: ProviderName,
): Promise<AttemptRow[]> {
  return database
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.reservationId, reservationId),
        eq(paymentAttempt.provider, provider),
        inArray(paymentAttempt.status, attemptStatusesWith('expectsMoney')),
      ),
    )
    .orderBy(desc(paymentAttempt.createdAt), desc(paymentAttempt.id));
}

/**
 * Takes every attempt of a locked reservation that is not final out of use, because the reservation is no longer what
 * was to be paid. Money that still arrives on one goes back to the guest. The next sweep checks them, and closes their
 * pages where that is possible.
 */
export async function supersedeAttempts(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  reservationId: string,
): Promise<void> {
  const now = clock.now();
  await tx
    .update(paymentAttempt)
    .set({ status: 'superseded', nextCheckAt: now, updatedAt: now })
    .where(
      and(
        eq(paymentAttempt.reservationId, reservationId),
        inArray(paymentAttempt.status, attemptStatusesWith('notFinal')),
      ),
    );
}
