import { and, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { attemptIs, whereAttempt } from '../database/attemptStatus';
import { paymentAttempt, reservation } from '../database/schema';
import type { FollowUpJob } from './jobs';
import type { Context } from '../context';
import type { ReservationRow } from '../reservations/queries';
import type { Random } from '../shared/random';
import { answerOr, type ProviderName, type ProviderPayment } from '../paymentProviders/provider';
import type { PaymentsContext } from './context';

export type AttemptRow = typeof paymentAttempt.$inferSelect;

/** A provider's ids of a payment, and how it was paid. */
export function providerIdsOf(
  payment: ProviderPayment | null,
): Pick<AttemptRow, 'providerTransactionId' | 'providerReference' | 'channel'> {
  return {
    providerTransactionId: payment?.transactionId ?? null,
    providerReference: payment?.providerReference ?? null,
    channel: payment?.channel ?? null,
  };
}

/** The currency that the hotel charges in, and the only one that its books hold. */
export const CURRENCY = 'NGN';
const REFERENCE_BYTES = 16;

/** Our own reference of a payment: 128 random bits, because anyone who knows it can read the receipt. */
export function newReference(random: Random): string {
  return random.bytes(REFERENCE_BYTES).toString('hex');
}

type NewAttempt = Partial<AttemptRow> &
  Pick<
    AttemptRow,
    'reference' | 'reservationId' | 'provider' | 'amountKobo' | 'status' | 'returnTo'
  >;

/** Stores a new payment of a locked reservation. */
export async function insertAttempt(
  tx: Database,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  given: NewAttempt,
): Promise<AttemptRow> {
  const now = clock.now();
  const row: AttemptRow = {
    id: random.uuid(),
    currency: CURRENCY,
    checkoutUrl: null,
    checkoutExpiresAt: null,
    ...providerIdsOf(null),
    underWayUntil: null,
    checks: 0,
    nextCheckAt: null,
    createdAt: now,
    updatedAt: now,
    ...given,
  };
  await tx.insert(paymentAttempt).values(row);
  return row;
}

/** Whether nothing more can happen to the attempt's money without staff. */
export function isFinal(attempt: Pick<AttemptRow, 'status'>): boolean {
  return !attemptIs(attempt, 'notFinal');
}

/** Whether a payment is the one that paid its reservation. */
export function paysReservation({
  attempt,
  reservation: { paymentReference },
}: {
  attempt: Pick<AttemptRow, 'status' | 'reference'>;
  reservation: Pick<ReservationRow, 'paymentReference'>;
}): boolean {
  return attemptIs(attempt, 'pays') && paymentReference === attempt.reference;
}

/** The attempt with one of our own references. */
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

/** The attempt on which a provider took a payment, by the provider's own id or reference. */
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

/** Locks an attempt until the transaction ends. Its reservation must be locked first. */
export async function lockAttempt(tx: Database, id: string): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, id))
    .for('update');
  return row ?? null;
}

/** Locks the attempt that paid a locked, paid reservation. Null if it was paid at the desk. */
export async function lockPayingAttempt(
  tx: Database,
  { id, paymentReference }: { id: string; paymentReference: string | null },
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.reservationId, id),
        eq(paymentAttempt.reference, paymentReference ?? ''),
        whereAttempt('pays'),
      ),
    )
    .for('update');
  return row ?? null;
}

const isOpenPageOf = (reservationId: string) =>
  and(eq(paymentAttempt.reservationId, reservationId), whereAttempt('hasPage'));

/** Our references of a reservation's checkouts that can still take money. */
export async function openReferences(database: Database, reservationId: string): Promise<string[]> {
  const rows = await database
    .select({ reference: paymentAttempt.reference })
    .from(paymentAttempt)
    .where(isOpenPageOf(reservationId));
  return rows.map(({ reference }) => reference);
}

/** Makes the open checkouts of a locked reservation due for a check now. Returns the jobs that check them. */
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

/** A reservation's attempts at one provider that still expect money, newest first. */
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
        whereAttempt('expectsMoney'),
      ),
    )
    .orderBy(desc(paymentAttempt.createdAt), desc(paymentAttempt.id));
}

/**
 * Asks a provider which of our payments one of its own ids belongs to: our books learn that id only with the money.
 * @returns `unanswered` if it doesn't say now; null if the payment isn't ours
 */
export async function attemptAtProvider(
  { providers, database, log }: Pick<PaymentsContext, 'providers' | 'database' | 'log'>,
  provider: ProviderName,
  transactionId: string,
): Promise<AttemptRow | 'unanswered' | null> {
  const payment = await answerOr(providers[provider].findPaymentById(transactionId), (error) => {
    log.warn({ err: error, provider, transactionId }, 'A payment could not be asked about');
    return 'unanswered' as const;
  });
  if (payment === null || payment === 'unanswered') return payment;
  const attempt = await findAttempt(database, payment.reference);
  return attempt?.provider === provider ? attempt : null;
}
