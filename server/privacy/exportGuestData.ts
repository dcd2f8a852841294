import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { OwnData } from '../../machines/contract/wire';
import { nairaFromKobo } from '../../machines/shared/money';
import type { Caller } from '../contract/handlers';
import type { Database } from '../database/database';
import { readAtOnce } from '../database/transactions';
import {
  account,
  billExtra,
  outboundEmail,
  paymentAttempt,
  refund,
  reservation,
} from '../database/schema';
import { ApiError } from '../contract/apiError';
import * as sessionMessages from '../../messages/session/session';
import { consumeLimit } from '../rateLimits/rateLimits';
import type { Context } from '../context';
import { presentToManage } from '../reservations/reading/findReservationForGuest';
import { reservationsWithRooms, withRoomsInOrder } from '../reservations/reservationsWithRooms';
import { timelineFactsOf } from '../reservations/reading/timelineFacts';
import { exportsOfAccount } from '../accounts/accountLimits';
import { listSessions } from '../accounts/guestSessions';
import { userOf } from '../accounts/updateProfile';
import { reasonForGuest } from '../payments/refunds/refunds';

type Payment = OwnData['reservations'][number]['payments'][number];

/** Payments for reservations and their refunds, by reservation id, oldest attempt first. */
async function paymentsOfReservations(database: Database, reservationIds: readonly string[]) {
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

/** The stored emails to an address, newest first. */
export function emailsTo(database: Database, email: string) {
  return database
    .select({ subject: outboundEmail.subject, writtenAt: outboundEmail.writtenAt })
    .from(outboundEmail)
    .where(eq(outboundEmail.recipient, email))
    .orderBy(desc(outboundEmail.writtenAt), desc(outboundEmail.id));
}

/**
 * Everything stored about a guest that means something to them: no hashes of passwords, tokens, codes or networks.
 * @throws ApiError 401 if the account was deleted at the same moment, 429
 */
export async function exportGuestData(context: Context, caller: Caller): Promise<OwnData> {
  await consumeLimit(context, exportsOfAccount, caller.accountId);
  return readAtOnce(context.database, (database) => dataNow({ ...context, database }, caller));
}

async function dataNow(context: Context, caller: Caller): Promise<OwnData> {
  const { database, clock } = context;
  const { accountId } = caller;
  const [owner] = await database.select().from(account).where(eq(account.id, accountId));
  if (!owner) throw new ApiError(401, 'token_invalid', sessionMessages.expired);
  const found = await reservationsWithRooms(database)
    .where(eq(reservation.accountId, accountId))
    .orderBy(desc(reservation.createdAt), desc(reservation.id));
  const ids = found.map(({ row }) => row.id);
  const facts = await timelineFactsOf(database, ids);
  const payments = await paymentsOfReservations(database, ids);
  const charges = await database
    .select()
    .from(billExtra)
    .where(inArray(billExtra.reservationId, ids))
    .orderBy(asc(billExtra.id));
  const reservations = found.map(withRoomsInOrder).map((one) => {
    const { id, createdAt } = one.row;
    const told = facts.get(id);
    if (!told) throw new Error(`There are no facts about reservation ${id}.`);
    return {
      reservation: presentToManage(context, one, told),
      createdAt: createdAt.toISOString(),
      payments: payments.get(id) ?? [],
      charges: charges
        .filter(({ reservationId }) => reservationId === id)
        .map(({ at, text, amountKobo }) => ({
          at: at.toISOString(),
          text,
          amount: nairaFromKobo(amountKobo),
        })),
    };
  });
  const emails = await emailsTo(database, owner.email);
  return {
    exportedAt: clock.now().toISOString(),
    account: { ...userOf(owner), registeredAt: owner.createdAt.toISOString() },
    sessions: await listSessions(context, caller),
    reservations,
    emails: emails.map(({ subject, writtenAt }) => ({
      subject,
      writtenAt: writtenAt.toISOString(),
    })),
  };
}
