import type { Database } from '../database/database';
import { staffAction } from '../database/schema';
import type { Context } from '../context';

type Detail = Record<string, string | number | null>;

/** Records what staff did that concerns no single reservation. */
export async function recordStaffAction(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { by, why, kind, detail }: { by: string; why: string | null; kind: string; detail: Detail },
): Promise<void> {
  await tx.insert(staffAction).values({ at: clock.now(), by, why, kind, detail });
}
