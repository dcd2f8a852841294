import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { reservationEvent } from '../../database/schema';
import type { Context } from '../../context';
import { applyEvent } from '../applyEvent';
import type { ReservationRow } from '../queries';

async function wasExtended(tx: Database, reservationId: string): Promise<boolean> {
  const { kind, reservationId: id } = reservationEvent;
  const isExtension = and(eq(id, reservationId), eq(kind, 'hold.extended'));
  return (await tx.$count(reservationEvent, isExtension)) > 0;
}

/**
 * Extends the hold of a locked reservation, because a provider says that a payment for it is under way. A hold is
 * extended only once, and never to an earlier end.
 * @param why what the provider said, for the reservation's history
 * @returns the updated reservation
 * @throws ApiError 409 `transition_refused` if it cannot be paid
 */
export async function extendHold(
  tx: Database,
  context: Pick<Context, 'clock'>,
  lockedRow: ReservationRow,
  until: Date,
  why: Record<string, string | null>,
): Promise<ReservationRow> {
  const { id, holdExpiresAt } = lockedRow;
  if (until <= holdExpiresAt || (await wasExtended(tx, id))) return lockedRow;
  const ends = { until: until.toISOString(), before: holdExpiresAt.toISOString() };
  return applyEvent(
    tx,
    context,
    lockedRow,
    { type: 'hold.extended' },
    { changes: { holdExpiresAt: until }, detail: { ...ends, ...why } },
  );
}
