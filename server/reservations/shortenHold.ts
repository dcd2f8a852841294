import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { letter, reservation } from '../database/schema';
import type { Context } from '../context';
import { reservationMadeEmail } from './emails';
import type { ReservationRow } from './queries';
import type { Line } from './insertReservation';

/**
 * Lets the hold of a reservation that is just made end sooner, and its letter say so. Whether only the last rooms are
 * left is known when they are locked, and by then it is written down.
 * @returns the reservation as it is then
 */
export async function shortenHold(
  tx: Database,
  context: Pick<Context, 'configuration'>,
  before: ReservationRow,
  allocations: readonly Line[],
  letterId: string,
): Promise<ReservationRow> {
  const { hold, shortHold } = context.configuration;
  const ends = before.createdAt.getTime() + Math.min(hold, shortHold);
  const row = { ...before, holdExpiresAt: new Date(ends) };
  const { text, html, calendar } = reservationMadeEmail(context, {
    row,
    allocations: [...allocations],
  });
  const shortened = tx
    .$with('shortened')
    .as(
      tx
        .update(reservation)
        .set({ holdExpiresAt: row.holdExpiresAt })
        .where(eq(reservation.id, row.id))
        .returning({ id: reservation.id }),
    );
  await tx
    .with(shortened)
    .update(letter)
    .set({ text, html, calendar })
    .where(eq(letter.id, letterId));
  return row;
}
