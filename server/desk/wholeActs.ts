import { and, desc, eq, ne } from 'drizzle-orm';
import type { DeskActRequest } from '../../machines/contract/wire';
import {
  wholeRefusal,
  type Refusal,
  type WholeAct,
  type WholeFacts,
} from '../../machines/desk/permissions';
import * as messages from '../../messages/desk/timeline';
import type { StaffCaller } from '../contract/handlers';
import type { Database } from '../database/database';
import { reservationEvent } from '../database/schema';
import { cancelLocked } from '../reservations/cancelReservation';
import type { ReservationsContext } from '../reservations/context';
import type { ReservationRow } from '../reservations/queries';
import { statusAt } from '../reservations/status';

export type WholeActRequest = Extract<DeskActRequest, { act: WholeAct }>;

type ActContext = Pick<ReservationsContext, 'clock' | 'configuration' | 'random' | 'checkouts'>;

/** What decides about the acts with a whole reservation. */
export async function wholeFactsOf(
  database: Database,
  row: ReservationRow,
  now: Date,
): Promise<WholeFacts> {
  const [last] = await database
    .select()
    .from(reservationEvent)
    .where(and(eq(reservationEvent.reservationId, row.id), ne(reservationEvent.kind, 'desk.noted')))
    .orderBy(desc(reservationEvent.id))
    .limit(1);
  const by = typeof last?.detail.by === 'string' ? last.detail.by : null;
  return {
    ...statusAt(row, now),
    last: { what: messages.whatHappened(last?.kind ?? '', by), by, at: last?.at ?? row.createdAt },
  };
}

/**
 * Does something with a locked reservation as a whole, by the same use cases as guests and commands.
 * @returns why not, with nothing changed; null if it is done
 */
export async function actOnWhole(
  tx: Database,
  context: ActContext,
  staff: StaffCaller,
  row: ReservationRow,
  request: WholeActRequest,
): Promise<Refusal | null> {
  const facts = await wholeFactsOf(tx, row, context.clock.now());
  const refusal = wholeRefusal(request.act, staff.role, facts);
  if (refusal) return refusal;
  const { name: by, staffId } = staff;
  await cancelLocked(tx, context, row, { by, staffId, why: request.why });
  return null;
}
