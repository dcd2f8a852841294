import { asc, desc, eq } from 'drizzle-orm';
import type { OwnData } from '../../../machines/contract/wire';
import { nairaFromKobo } from '../../../machines/shared/money';
import type { Caller } from '../../contract/handlers';
import { account, letter, paymentAttempt, refund, reservation } from '../../db/schema';
import { Refusal } from '../../http/refusal';
import { sessionMessages } from '../../../machines/session/messages';
import { countTry } from '../../limits/limits';
import type { Parts } from '../../parts/parts';
import { findReservationToManage } from '../../reservations/findReservationForGuest';
import { exportsOfAccount } from '../accountLimits';
import { listSessions } from '../ownSessions';
import { userOf } from '../userOf';

type Payment = OwnData['reservations'][number]['payments'][number];

/** What was paid for a reservation, and what went back of it. */
async function paymentsOf(
  { database }: Pick<Parts, 'database'>,
  reservationId: string,
): Promise<Payment[]> {
  const attempts = await database
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.reservationId, reservationId))
    .orderBy(asc(paymentAttempt.createdAt), asc(paymentAttempt.id));
  const payments: Payment[] = [];
  for (const { id, reference, provider, amountKobo, status, createdAt } of attempts) {
    const refunds = await database
      .select()
      .from(refund)
      .where(eq(refund.attemptId, id))
      .orderBy(asc(refund.requestedAt), asc(refund.id));
    payments.push({
      reference,
      provider,
      amount: nairaFromKobo(amountKobo),
      status,
      openedAt: createdAt.toISOString(),
      refunds: refunds.map((one) => ({
        amount: nairaFromKobo(one.amountKobo),
        cause: one.cause,
        reason: one.reason,
        status: one.status,
        requestedAt: one.requestedAt.toISOString(),
      })),
    });
  }
  return payments;
}

/**
 * Everything that is kept of a guest and tells the guest anything: never a hash of a password, a token, a code or a network, which
 * say something to nobody.
 * @throws Refusal 401 where the account was deleted at the same moment, 429
 */
export async function exportOwnData(parts: Parts, caller: Caller): Promise<OwnData> {
  const { database, clock } = parts;
  const { accountId } = caller;
  await countTry(parts, exportsOfAccount, accountId);
  const [owner] = await database.select().from(account).where(eq(account.id, accountId));
  if (!owner) throw new Refusal(401, 'token_invalid', sessionMessages.expired);
  const own = await database
    .select({ id: reservation.id, createdAt: reservation.createdAt })
    .from(reservation)
    .where(eq(reservation.accountId, accountId))
    .orderBy(desc(reservation.createdAt), desc(reservation.id));
  const reservations: OwnData['reservations'] = [];
  for (const { id, createdAt } of own) {
    reservations.push({
      reservation: await findReservationToManage(database, parts, accountId, id),
      createdAt: createdAt.toISOString(),
      payments: await paymentsOf(parts, id),
    });
  }
  const letters = await database
    .select({ subject: letter.subject, writtenAt: letter.writtenAt })
    .from(letter)
    .where(eq(letter.recipient, owner.email))
    .orderBy(desc(letter.writtenAt), desc(letter.id));
  return {
    exportedAt: clock.now().toISOString(),
    account: { ...userOf(owner), registeredAt: owner.createdAt.toISOString() },
    sessions: await listSessions(parts, caller),
    reservations,
    letters: letters.map(({ subject, writtenAt }) => ({
      subject,
      writtenAt: writtenAt.toISOString(),
    })),
  };
}
