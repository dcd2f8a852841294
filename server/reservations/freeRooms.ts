import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { roomNight } from '../db/schema';

/** Gives back every room night that a reservation holds. */
export async function freeRooms(tx: Database, reservationId: string): Promise<void> {
  await tx.delete(roomNight).where(eq(roomNight.reservationId, reservationId));
}
