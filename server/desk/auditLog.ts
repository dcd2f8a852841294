import type { Database } from '../database/database';
import { reservationEvent, staffAction } from '../database/schema';
import type { Context } from '../context';

type Detail = Record<string, string | number | null>;

/** Writes down what staff did that concerns no single reservation. */
export async function recordStaffAction(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { by, why, kind, detail }: { by: string; why: string | null; kind: string; detail: Detail },
): Promise<void> {
  await tx.insert(staffAction).values({ at: clock.now(), by, why, kind, detail });
}

/** Writes what staff did with a reservation into its own events, where it changes nothing of its state. */
export async function writeDownEvent(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  reservationId: string,
  kind: string,
  detail: Detail & { by: string },
): Promise<void> {
  await tx.insert(reservationEvent).values({ reservationId, at: clock.now(), kind, detail });
}
