import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { outboundEmail, reservation } from '../../database/schema';
import type { Context } from '../../context';
import { reservationMadeEmail } from '../emails/stayEmails';
import type { ReservationRow } from '../queries';
import type { Line } from '../insertReservation';

/**
 * Shortens the hold of a reservation that was just created, in the row and in its email. Only once the rooms are
 * locked do we know whether they are the last ones, and by then the reservation is stored.
 * @returns the updated reservation
 */
export async function shortenHold(
  tx: Database,
  context: Pick<Context, 'configuration'>,
  before: ReservationRow,
  allocations: readonly Line[],
  emailId: string,
): Promise<ReservationRow> {
  const { hold, shortHold } = context.configuration;
  const ends = before.createdAt.getTime() + Math.min(hold, shortHold);
  const row = { ...before, holdExpiresAt: new Date(ends) };
  const { facts } = reservationMadeEmail({ row, allocations: [...allocations] });
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
    .update(outboundEmail)
    .set({ facts: JSON.stringify(facts) })
    .where(eq(outboundEmail.id, emailId));
  return row;
}
