import { eq } from 'drizzle-orm';
import type { StayFacts } from '../../../machines/desk/acts/stay';
import { lagosToday } from '../../../machines/shared/stay';
import { unusedKobo } from '../../books/addedNights';
import { unpaidExtras } from '../../books/cashBook';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { room } from '../../database/schema';
import type { ReservationRow } from '../../reservations/queries';
import type { Acting } from '../deskAnswers';
import { priceDue } from '../money/bill';
import { factsAround, roomsOfStays, type RoomOfStay } from './stays';

/** Facts that decide which acts a room allows, with what its guest would not use by leaving now. */
export async function factsNow(
  database: Database,
  row: ReservationRow,
  stay: RoomOfStay,
  now: Date,
  known: Parameters<typeof factsAround>[4],
): Promise<StayFacts> {
  const facts = await factsAround(database, row, stay, now, known);
  return { ...facts, unusedKobo: await unusedKobo(database, stay, lagosToday(now)) };
}

/** A room of a reservation, locked, with the facts that decide what can be done. @throws ApiError 409 if it is left */
export async function lockStay({ tx, context, staff: { staffId }, row }: Acting, number: string) {
  const now = context.clock.now();
  // Whoever else wants this room, for its nights or its key, waits.
  await tx
    .select({ number: room.number })
    .from(room)
    .where(eq(room.number, number))
    .for('no key update');
  const stays = await roomsOfStays(tx, [row.id]);
  const stay = stays.find((one) => one.room === number);
  if (!stay) throw new RefusalError({ code: 'roomLeft', facts: { room: number } });
  const balance = priceDue(row, now) + ((await unpaidExtras(tx, [row.id])).get(row.id) ?? 0);
  return { stay, facts: await factsNow(tx, row, stay, now, { balance, staffId }) };
}
