import type { ReservationList } from '../../../machines/contract/wire';
import type { Context } from '../../context';
import { isUuid } from '../../shared/uuid';
import { cursorRefused, cursorWith, textsIn, timestampIn } from './cursor';
import { toApiReservation } from './toApiReservation';
import { listOfGuestWithRooms, type ListedReservation } from '../reservationsWithRooms';

/** Reservations per page: more than nearly every guest ever makes. */
export const HISTORY_PAGE = 50;

function cursorOf({ createdAt, id }: ListedReservation): string {
  return cursorWith(createdAt.toISOString(), id);
}

function readCursor(cursor: string): ListedReservation {
  const [timestamp, id = ''] = textsIn(cursor);
  const createdAt = timestampIn(timestamp);
  if (createdAt === undefined || !isUuid(id)) throw cursorRefused();
  return { createdAt, id };
}

/**
 * A page of an account's reservations, newest first: the first page, or the one after a cursor.
 * @throws ApiError 400 `validation_failed` if the cursor is not one of ours
 */
export async function pageOfHistory(
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  accountId: string,
  cursor?: string,
): Promise<ReservationList> {
  const after = cursor === undefined ? null : readCursor(cursor);
  // One more than is shown tells whether there is another page.
  const found = await listOfGuestWithRooms(context.database, accountId, after, HISTORY_PAGE + 1);
  const page = found.slice(0, HISTORY_PAGE);
  const last = page.at(-1)?.row;
  const reservations = page.map((reservation) => toApiReservation(context, reservation));
  return found.length > HISTORY_PAGE && last
    ? { reservations, nextCursor: cursorOf(last) }
    : { reservations };
}
