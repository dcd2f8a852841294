import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import type { ShownTransfer } from '../../../machines/desk/acts/stay';
import { businessDay } from '../../../machines/shared/stay';
import type { Database } from '../../database/database';
import { expectedTransfer } from '../../database/schema';
import { lockNamed } from '../../database/statements';
import type { ReservationRow } from '../../reservations/queries';
import { nightlyKobo } from '../../reservations/status';
import type { Acting } from '../deskAnswers';

/** Has whoever lets a guest in on a transfer wait until this transaction ends: the open ones are counted. */
export const lockTrust = (tx: Database) => lockNamed(tx, 'trusted transfers');

/**
 * Finds the transfer that a reservation's guest shows, if its sender, bank and session ID are known: on such a one the
 * desk checks the guest in before a manager has seen the money.
 * @param staffId whoever would; null for anybody
 */
export async function transfersToTrust(
  database: Database,
  now: Date,
  staffId: string | null,
): Promise<(row: ReservationRow) => ShownTransfer | null> {
  const dayOf = (at: Date) => businessDay(at, hotel.businessDayEnds);
  const shown = await database
    .select()
    .from(expectedTransfer)
    .where(isNotNull(expectedTransfer.sender));
  const { nights, open: most } = hotel.trustedTransfers;
  return (row) => {
    const own = shown.find(({ reservationId }) => reservationId === row.id);
    if (!own) return null;
    const others = shown.filter(({ letInAt }) => letInAt !== null).filter((one) => one !== own);
    const ofDesk = others.filter(({ letInAt }) => letInAt && dayOf(letInAt) === dayOf(now)).length;
    const ofPerson = others.filter(({ letInBy }) => letInBy === staffId).length;
    const open = Math.max(ofDesk, ofPerson);
    return { amountKobo: own.amountKobo, mostKobo: nights * nightlyKobo(row), open, most };
  };
}

/** Writes down that a guest was let in on the transfer that they show; nothing if they show none. */
export async function letInOnTransfer({ tx, context, staff, row }: Acting): Promise<void> {
  const isIts = and(eq(expectedTransfer.reservationId, row.id), isNull(expectedTransfer.letInAt));
  await tx
    .update(expectedTransfer)
    .set({ letInAt: context.clock.now(), letInBy: staff.staffId })
    .where(and(isIts, isNotNull(expectedTransfer.sender)));
}

/** Nobody is in house on it any more: the check-in was undone. */
export async function letOutAgain({ tx, row }: Acting): Promise<void> {
  const isIts = eq(expectedTransfer.reservationId, row.id);
  await tx.update(expectedTransfer).set({ letInAt: null, letInBy: null }).where(isIts);
}
