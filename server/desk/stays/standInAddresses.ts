import { and, eq, inArray, sql } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import { searchText, typedEmail } from '../../../machines/shared/typedText';
import { reservation } from '../../database/schema';
import type { Context } from '../../context';
import { NO_RECIPIENT } from '../../email/outbox';
import { DESK_ACCOUNT } from '../context';

/** The next sweep does the rest. */
const BATCH = 500;

/**
 * Stores that a guest has no address, where a server of an earlier version stored the hotel's own instead. Not a
 * migration: such servers may still run beside this one, and an address of hotel/hotel.ts is not known to SQL.
 */
export async function clearStandInAddresses({ database }: Pick<Context, 'database'>) {
  const { id, accountId, emailAddress } = reservation;
  const standIn = typedEmail(hotel.emails[0]);
  const found = database
    .select({ id })
    .from(reservation)
    .where(and(eq(accountId, DESK_ACCOUNT), eq(emailAddress, standIn)))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const searched = ` ${searchText(standIn)}`;
  await database
    .update(reservation)
    .set({
      emailAddress: null,
      accountEmail: NO_RECIPIENT,
      searchText: sql`replace(${reservation.searchText}, ${searched}, '')`,
    })
    .where(inArray(id, found));
}
