import { eq } from 'drizzle-orm';
import type { EventKind } from '../../machines/reservation/eventKind';
import type { ReservationEvent } from '../../machines/reservation/reservationMachine';
import { applyEvent as stateAfter } from '../../machines/reservation/reservationStatus';
import type { Database } from '../database/database';
import { reservation, reservationEvent } from '../database/schema';
import type { Context } from '../context';
import { notPossible } from './errors';
import type { ReservationRow } from './queries';

/** Changes of an event beside the reservation's status, and its detail in the history. */
export interface EventEffects {
  changes?: Partial<
    Omit<
      ReservationRow,
      'id' | 'accountId' | 'status' | 'cancelReason' | 'refundStatus' | 'revision'
    >
  >;
  detail?: EventDetail;
}

/** The part of the context that an event is recorded with. */
type RecordedIn = Pick<Context, 'clock' | 'actKey'>;

type EventDetail = Record<string, string | number | null>;

/**
 * Applies an event to a locked reservation and records it in the reservation's history. The caller takes care of
 * rooms, attempts and emails.
 * @throws ApiError 409 `transition_refused` when the lifecycle does not allow it
 */
export async function applyEvent(
  tx: Database,
  context: RecordedIn,
  lockedRow: ReservationRow,
  event: ReservationEvent,
  { changes = {}, detail = {} }: EventEffects = {},
): Promise<ReservationRow> {
  const state = stateAfter(lockedRow, event);
  if (!state) throw notPossible(lockedRow);
  const now = context.clock.now();
  const revision = lockedRow.revision + 1;
  const after = { ...changes, ...state, revision, updatedAt: now };
  await tx.update(reservation).set(after).where(eq(reservation.id, lockedRow.id));
  await recordEvent(tx, context, lockedRow.id, event.type, detail);
  return { ...lockedRow, ...after };
}

/** Records in a reservation's history what does not change its status. */
export async function recordEvent(
  tx: Database,
  { clock, actKey }: RecordedIn,
  reservationId: string,
  kind: EventKind,
  detail: EventDetail,
): Promise<void> {
  await tx
    .insert(reservationEvent)
    .values({ reservationId, at: clock.now(), kind, detail, actKey });
}
