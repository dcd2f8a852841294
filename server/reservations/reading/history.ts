import * as generalErrors from '../../../messages/shared/generalErrors';
import type { ReservationList } from '../../../machines/contract/wire';
import type { Context } from '../../context';
import { validationError } from '../../contract/apiError';
import { isUuid } from '../../shared/uuid';
import { toApiReservation } from './toApiReservation';
import { listOfGuestWithRooms, type ListedReservation } from '../reservationsWithRooms';

/** Reservations per page: more than nearly every guest ever makes. */
export const HISTORY_PAGE = 50;

function cursorOf({ createdAt, id }: ListedReservation): string {
  return Buffer.from(`${createdAt.toISOString()}|${id}`).toString('base64url');
}

function readCursor(cursor: string): ListedReservation {
  const [timestamp = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const createdAt = new Date(timestamp);
  const isOurs = isUuid(id) && !Number.isNaN(createdAt.getTime());
  if (!isOurs || createdAt.toISOString() !== timestamp) {
    throw validationError({ cursor: generalErrors.notValid });
  }
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
