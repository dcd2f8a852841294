import { and, eq, gte } from 'drizzle-orm';
import type { LagosDate } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { roomNight } from '../database/schema';

/**
 * Gives back every room night that a reservation holds.
 * @param from the first of them, where earlier ones were slept in
 */
export async function releaseRooms(
  tx: Database,
  reservationId: string,
  from?: LagosDate,
): Promise<void> {
  const isLater = from === undefined ? undefined : gte(roomNight.night, from);
  await tx.delete(roomNight).where(and(eq(roomNight.reservationId, reservationId), isLater));
}
