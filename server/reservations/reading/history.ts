import type { ReservationList } from '../../../machines/contract/wire';
import type { Context } from '../../context';
import { isUuid } from '../../shared/uuid';
import { toApiReservation } from './toApiReservation';
import type { ReservationWithRooms } from '../reservationsWithRooms';
import { isLagosDate } from '../../../machines/shared/stay';
import { cursorInvalid } from '../errors';
import type { Database } from '../../database/database';
import { readAtOnce } from '../../database/transactions';
import {
  guestsReservationsOfGroup,
  isSortedByDay,
  placeInGroup,
  type ListPart,
  type PlaceInGroup,
} from './reservationsOfGroup';

/** A cursor of a list: texts, written so that they fit into a URL. */
function cursorWith(...texts: readonly string[]): string {
  return Buffer.from(texts.join('|')).toString('base64url');
}

/** The texts of a cursor, or of whatever a client sends as one. */
function textsIn(cursor: string): string[] {
  return Buffer.from(cursor, 'base64url').toString('utf8').split('|');
}

/** Years that every calendar can represent, including the database's. */
const OF_OUR_TIME = /^2\d{3}-/;

/** Parses a timestamp of a cursor; undefined for any other text. */
function timestampIn(text = ''): Date | undefined {
  const timestamp = new Date(text);
  const isOurs = OF_OUR_TIME.test(text) && !Number.isNaN(timestamp.getTime());
  return isOurs && timestamp.toISOString() === text ? timestamp : undefined;
}

function isDayInCursor(text: string): boolean {
  return OF_OUR_TIME.test(text) && isLagosDate(text);
}

/** Reservations per page: more than nearly every guest ever makes. */
export const HISTORY_PAGE = 50;

/**
 * Where a page begins. Every page shows the reservations as they were when the first page was requested; otherwise a
 * midnight in between could move a stay to another group and past the guest.
 */
interface PlaceInHistory extends PlaceInGroup {
  part: ListPart;
  at: Date;
}

function isKeyOf(part: ListPart, key: string): boolean {
  return isSortedByDay(part) ? isDayInCursor(key) : timestampIn(key) !== undefined;
}

function readCursor(cursor: string, parts: readonly ListPart[]): PlaceInHistory {
  const [named, timestamp, key = '', id = ''] = textsIn(cursor);
  const part = parts.find((name) => name === named);
  const at = timestampIn(timestamp);
  if (part === undefined || at === undefined || !isKeyOf(part, key) || !isUuid(id)) {
    throw cursorInvalid();
  }
  return { part, at, key, id };
}

interface Found {
  part: ListPart;
  found: ReservationWithRooms;
}

/** An account's next reservations from a position on, part after part. */
async function foundFrom(
  database: Database,
  accountId: string,
  parts: readonly ListPart[],
  { at, after }: { at: Date; after: PlaceInHistory | null },
  most: number,
): Promise<Found[]> {
  const listed: Found[] = [];
  const left = after === null ? parts : parts.slice(parts.indexOf(after.part));
  for (const part of left) {
    const missing = most - listed.length;
    if (missing === 0) break;
    const behind = part === after?.part ? after : null;
    const rows = await guestsReservationsOfGroup(database, accountId, part, {
      at,
      after: behind,
      most: missing,
    });
    listed.push(...rows.map((found) => ({ part, found })));
  }
  return listed;
}

/**
 * A page of an account's reservations: of all, newest first; or of the groups in which a guest looks for them.
 * @throws ApiError 400 `validation_failed` if the cursor is not one of ours, or belongs to another part
 */
export async function pageOfReservations(
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  accountId: string,
  parts: readonly ListPart[],
  cursor?: string,
): Promise<ReservationList> {
  const after = cursor === undefined ? null : readCursor(cursor, parts);
  const at = after?.at ?? context.clock.now();
  // One more than is shown tells whether there is another page.
  const read = (tx: Database) => foundFrom(tx, accountId, parts, { at, after }, HISTORY_PAGE + 1);
  // Several parts at once: a stay that is paid meanwhile would be in two groups, or in none.
  const isOne = parts.length === 1;
  const listed = await (isOne ? read(context.database) : readAtOnce(context.database, read));
  const page = listed.slice(0, HISTORY_PAGE);
  const reservations = page.map(({ part, found }) => ({
    ...toApiReservation(context, found),
    ...(part !== 'all' && { group: part }),
  }));
  const last = page.at(-1);
  if (listed.length <= HISTORY_PAGE || last === undefined) return { reservations };
  const { key, id } = placeInGroup(last.part, last.found.row);
  return { reservations, nextCursor: cursorWith(last.part, at.toISOString(), key, id) };
}
