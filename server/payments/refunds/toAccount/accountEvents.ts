import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database';
import { reservationEvent } from '../../../database/schema';
import type { BankAccount } from '../../../paymentProviders/provider';
import { lastEvent } from '../../../reservations/queries';

/** The guest was asked for an account for a refund; recorded right after `refund.failed`, if that is. */
export const ACCOUNT_NEEDED = 'refund.accountNeeded';
/** Somebody has given one. */
export const ACCOUNT_GIVEN = 'refund.accountGiven';

/** The stored part of an account: never its number. */
export interface StoredAccount {
  bank: string;
  lastDigits: string;
}

export function storedAccountOf({ bank, accountNumber }: BankAccount): StoredAccount {
  return { bank: bank.name, lastDigits: accountNumber.slice(-4) };
}

/** The giver of an account: the guest, or the member of staff of that name, with the reason and the account's name. */
export type Giver = { by: 'guest' } | { by: string; staffId?: string; why: string; holder: string };

/** The account that was given last for a refund; null if there is none. */
export async function lastAccountOf(
  database: Database,
  reservationId: string,
  refundId: string,
): Promise<StoredAccount | null> {
  const isGiven = eq(reservationEvent.kind, ACCOUNT_GIVEN);
  const isForRefund = sql`${reservationEvent.detail}->>'refundId' = ${refundId}`;
  const event = await lastEvent(database, reservationId, and(isGiven, isForRefund));
  return event && { bank: String(event.detail.bank), lastDigits: String(event.detail.lastDigits) };
}

/** Within so many milliseconds a provider has answered about an account, and older answers have been recorded. */
export const ANSWERED_WITHIN = 2 * 60_000;
