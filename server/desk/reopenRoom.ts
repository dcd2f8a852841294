import { and, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { LagosDate } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { roomNight } from '../database/schema';

/**
 * Reopens closed nights of a room.
 * @param to the first night that stays closed; null to reopen all that follow
 * @returns the nights, in order; none if the room was not closed
 */
export async function reopenRoom(
  tx: Database,
  { number, from, to }: { number: string; from: LagosDate; to: LagosDate | null },
): Promise<LagosDate[]> {
  const opened = await tx
    .delete(roomNight)
    .where(
      and(
        eq(roomNight.roomNumber, number),
        isNotNull(roomNight.closureId),
        gte(roomNight.night, from),
        to === null ? undefined : lt(roomNight.night, to),
      ),
    )
    .returning({ night: roomNight.night });
  return opened.map(({ night }) => night).sort();
}
