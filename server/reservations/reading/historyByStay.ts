import type { ReservationList } from '../../../machines/contract/wire';
import { reservationGroups, type ReservationGroup } from '../../../machines/reservation/groups';
import type { Database } from '../../database/database';
import { readAtOnce } from '../../database/transactions';
import { isUuid } from '../../shared/uuid';
import type { Context } from '../../context';
import { cursorRefused, cursorWith, isDayInCursor, textsIn, timestampIn } from './cursor';
import { HISTORY_PAGE } from './history';
import { toApiReservation } from './toApiReservation';
import { guestsReservationsOfGroup, placeInGroup, type PlaceInGroup } from './reservationsOfGroup';
import type { ReservationWithRooms } from '../reservationsWithRooms';

/**
 * Where a page begins. Every page shows the reservations as they were when the first page was requested; otherwise a
 * midnight in between could move a stay to another group and past the guest.
 */
interface PlaceInHistory extends PlaceInGroup {
  group: ReservationGroup;
  at: Date;
}

function cursorOf({ group, at, key, id }: PlaceInHistory): string {
  return cursorWith(group, at.toISOString(), key, id);
}

function isKeyOf(group: ReservationGroup, key: string): boolean {
  const isDay = group === 'upcoming' || group === 'past';
  return isDay ? isDayInCursor(key) : timestampIn(key) !== undefined;
}

function readCursor(cursor: string, groups: readonly ReservationGroup[]): PlaceInHistory {
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
  const after = cursor === undefined ? null : readCursor(cursor, groups);
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
  const place = { ...placeInGroup(last.group, last.found.row), group: last.group, at };
  return { reservations, nextCursor: cursorOf(place) };
}
