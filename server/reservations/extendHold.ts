import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { reservationEvent } from '../database/schema';
import type { Context } from '../context';
import { applyEvent } from './applyEvent';
import type { ReservationRow } from './queries';

async function wasExtended(tx: Database, reservationId: string): Promise<boolean> {
  const [before] = await tx
    .select({ id: reservationEvent.id })
    .from(reservationEvent)
    .where(
      and(
        eq(reservationEvent.reservationId, reservationId),
        eq(reservationEvent.kind, 'hold.extended'),
      ),
    )
    .limit(1);
  return before !== undefined;
}

/**
 * Holds the rooms of a locked reservation longer, because a provider says that a payment for it is under way. A hold is
 * moved like that once, whatever else is said of it later, and never to an earlier end.
 * @param why what the provider said, for the reservation's history
 * @returns the reservation as it is then
 * @throws Refusal 409 `transition_refused` when it is not to be paid
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
