import { isHoldOver } from '../../machines/reservation/hold';
import { and, asc, eq, lte } from 'drizzle-orm';
import { reservation } from '../database/schema';
import type { Parts } from '../context';
import { expireHold } from './holds';
import { lockReservation } from './queries';

const BATCH = 100;

type SweepParts = Pick<Parts, 'clock' | 'chance' | 'configuration' | 'database' | 'jobs'>;

async function sweepHold(parts: SweepParts, id: string): Promise<void> {
  const letterId = await parts.database.transaction(async (tx) => {
    const row = await lockReservation(tx, id);
    if (!row || !isHoldOver(row, parts.clock.now())) return null;
    const expired = await expireHold(tx, parts, row);
    return expired.letterId;
  });
  if (letterId) await parts.jobs.schedule({ kind: 'postLetter', letterId });
}

/**
 * Cancels the unpaid reservations whose hold ran out, the oldest first, each in a transaction of its
 * own: a payment that settles at the same moment wins or loses, but never meets half of it.
 */
export async function sweepHolds(parts: SweepParts): Promise<void> {
  const over = await parts.database
    .select({ id: reservation.id })
    .from(reservation)
    .where(
      and(eq(reservation.status, 'pending'), lte(reservation.holdExpiresAt, parts.clock.now())),
    )
    .orderBy(asc(reservation.holdExpiresAt), asc(reservation.id))
    .limit(BATCH);
  for (const { id } of over) await sweepHold(parts, id);
}
