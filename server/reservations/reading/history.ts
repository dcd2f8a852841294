import type { ReservationList } from '../../../machines/contract/wire';
import type { Context } from '../../context';
import { isUuid } from '../../shared/uuid';
import { toApiReservation } from './toApiReservation';
import {
  listOfGuestWithRooms,
  type ListedReservation,
  type ReservationWithRooms,
} from '../reservationsWithRooms';
import * as generalErrors from '../../../messages/shared/generalErrors';
import { isLagosDate } from '../../../machines/shared/stay';
import { validationError, type ApiError } from '../../contract/apiError';
import { reservationGroups, type ReservationGroup } from '../../../machines/reservation/groups';
import type { Database } from '../../database/database';
import { readAtOnce } from '../../database/transactions';
import { guestsReservationsOfGroup, placeInGroup, type PlaceInGroup } from './reservationsOfGroup';

/** A cursor of a list: texts, written so that they fit into a URL. */
function cursorWith(...texts: readonly string[]): string {
  return Buffer.from(texts.join('|')).toString('base64url');
}

/** The texts of a cursor, or of whatever a client sends as one. */
function textsIn(cursor: string): string[] {
  return Buffer.from(cursor, 'base64url').toString('utf8').split('|');
}

/** The refusal of a cursor that is not one of ours. */
function cursorRefused(): ApiError {
  return validationError({ cursor: generalErrors.notValid });
}

/** Years that every calendar can represent, including the database's. */
const OF_OUR_TIME = /^2\d{3}-/;

/** Parses a timestamp of a cursor; undefined for any other text. */
function timestampIn(text = ''): Date | undefined {
  const timestamp = new Date(text);
  const isOurs = OF_OUR_TIME.test(text) && !Number.isNaN(timestamp.getTime());
  return isOurs && timestamp.toISOString() === text ? timestamp : undefined;
}

/** Whether a text is a day of a cursor. */
function isDayInCursor(text: string): boolean {
  return OF_OUR_TIME.test(text) && isLagosDate(text);
}

/** Reservations per page: more than nearly every guest ever makes. */
export const HISTORY_PAGE = 50;

function readNewestCursor(cursor: string): ListedReservation {
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
  const after = cursor === undefined ? null : readNewestCursor(cursor);
  // One more than is shown tells whether there is another page.
  const found = await listOfGuestWithRooms(context.database, accountId, after, HISTORY_PAGE + 1);
  const page = found.slice(0, HISTORY_PAGE);
  const last = page.at(-1)?.row;
  const reservations = page.map((reservation) => toApiReservation(context, reservation));
  return found.length > HISTORY_PAGE && last
    ? { reservations, nextCursor: cursorWith(last.createdAt.toISOString(), last.id) }
    : { reservations };
}

/**
 * Where a page begins. Every page shows the reservations as they were when the first page was requested; otherwise a
 * midnight in between could move a stay to another group and past the guest.
 */
interface PlaceInHistory extends PlaceInGroup {
  group: ReservationGroup;
  at: Date;
}

function isKeyOf(group: ReservationGroup, key: string): boolean {
  const isDay = group === 'upcoming' || group === 'past';
  return isDay ? isDayInCursor(key) : timestampIn(key) !== undefined;
}

function readStayCursor(cursor: string, groups: readonly ReservationGroup[]): PlaceInHistory {
  const [named, timestamp, key = '', id = ''] = textsIn(cursor);
  const group = groups.find((name) => name === named);
  const at = timestampIn(timestamp);
  if (group === undefined || at === undefined || !isKeyOf(group, key) || !isUuid(id)) {
    throw cursorRefused();
  }
  return { group, at, key, id };
}

interface Found {
  group: ReservationGroup;
  found: ReservationWithRooms;
}

/** An account's next reservations from a position on, group after group. */
async function foundFrom(
  database: Database,
  accountId: string,
  groups: readonly ReservationGroup[],
  { at, after }: { at: Date; after: PlaceInHistory | null },
  most: number,
): Promise<Found[]> {
  const listed: Found[] = [];
  const left = after === null ? groups : groups.slice(groups.indexOf(after.group));
  for (const group of left) {
    const missing = most - listed.length;
    if (missing === 0) break;
    const behind = group === after?.group ? after : null;
    const rows = await guestsReservationsOfGroup(database, accountId, group, {
      at,
      after: behind,
      most: missing,
    });
    listed.push(...rows.map((found) => ({ group, found })));
  }
  return listed;
}

/**
 * A page of an account's reservations grouped as a guest looks for them: to be paid, upcoming, past, and cancelled;
 * or of one of these groups.
 * @throws ApiError 400 `validation_failed` if the cursor is not one of ours, or belongs to another group
 */
export async function pageByStay(
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  accountId: string,
  only?: ReservationGroup,
  cursor?: string,
): Promise<ReservationList> {
  const groups = only === undefined ? reservationGroups : [only];
  const after = cursor === undefined ? null : readStayCursor(cursor, groups);
  const at = after?.at ?? context.clock.now();
  // One more than is shown tells whether there is another page.
  // At once: a stay that is paid meanwhile would be in two groups, or in none.
  const listed = await readAtOnce(context.database, (tx) =>
    foundFrom(tx, accountId, groups, { at, after }, HISTORY_PAGE + 1),
  );
  const page = listed.slice(0, HISTORY_PAGE);
  const reservations = page.map(({ group, found }) => ({
    ...toApiReservation(context, found),
    group,
  }));
  const last = page.at(-1);
  if (listed.length <= HISTORY_PAGE || last === undefined) return { reservations };
  const { key, id } = placeInGroup(last.group, last.found.row);
  return { reservations, nextCursor: cursorWith(last.group, at.toISOString(), key, id) };
}
