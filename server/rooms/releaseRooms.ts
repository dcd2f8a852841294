import { and, eq, gte } from 'drizzle-orm';
import type { LagosDate } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { roomNight } from '../database/schema';

/**
 * Releases the room nights that a reservation holds.
 * @param from the first night to release, if earlier ones were used
 */
export async function releaseRooms(
  tx: Database,
  reservationId: string,
  from?: LagosDate,
): Promise<void> {
  const isLater = from === undefined ? undefined : gte(roomNight.night, from);
  await tx.delete(roomNight).where(and(eq(roomNight.reservationId, reservationId), isLater));
}
