import { desc, isNotNull, lt, sql } from 'drizzle-orm';
import type { DeskMoneyActRequest } from '../../machines/contract/wire';
import { koboFromNaira, type Kobo } from '../../machines/shared/money';
import type { Database } from '../database/database';
import { lockNamed } from '../database/statements';
import { dayBook, deskPayment, type DrawerBooks, type DrawerCount } from '../database/schema';

/** A count as somebody enters it, in naira. */
export type Counting = Pick<
  Extract<DeskMoneyActRequest, { act: 'closeDay' }>,
  'count' | 'float' | 'counted' | 'dropped' | 'terminals'
>;

/** The last count of the drawer; null before the first one. */
export async function lastCount(database: Database) {
  const { id, by, at, drawer } = dayBook;
  const [last] = await database
    .select({ id, by, at, drawer })
    .from(dayBook)
    .where(isNotNull(drawer))
    .orderBy(desc(id))
    .limit(1);
  return last?.drawer ? { ...last, drawer: last.drawer } : null;
}

/** All that the books have of the drawer and the card terminals. @param before an instant; null for all of it */
async function drawerBooks(database: Database, before: Date | null): Promise<DrawerBooks> {
  const { method, kind, amountKobo, at } = deskPayment;
  const of = (how: 'cash' | 'pos', what: 'taken' | 'returned') =>
    sql<number>`coalesce(sum(${amountKobo}) filter (where ${method} = ${how} and ${kind} = ${what}), 0)`.mapWith(
      Number,
    );
  const [moved] = await database
    .select({
      taken: of('cash', 'taken'),
      returned: of('cash', 'returned'),
      // A terminal gives nothing back: what leaves it here was corrected to another means.
      pos: sql<number>`${of('pos', 'taken')} - ${of('pos', 'returned')}`.mapWith(Number),
    })
    .from(deskPayment)
    .where(before ? lt(at, before) : undefined);
  const paidOut = sql`(${dayBook.paidOut} ->> 'amountKobo')::bigint`;
  const [paid] = await database
    .select({ kobo: sql<number>`coalesce(sum(${paidOut}), 0)`.mapWith(Number) })
    .from(dayBook)
    .where(before ? lt(dayBook.at, before) : undefined);
  const { taken = 0, returned = 0, pos = 0 } = moved ?? {};
  return { takenKobo: taken, returnedKobo: returned, paidOutKobo: paid?.kobo ?? 0, posKobo: pos };
}

/**
 * Compares a count of the drawer with the books. Each count takes up where the last one ended, whatever the day: what is
 * booked while somebody counts, or after a closing, belongs to the next one, and no kobo to none.
 * @param begun when the first count of all begins
 * @returns null after another count than the person saw
 */
export async function countDrawer(
  tx: Database,
  { count, float, counted, dropped, terminals }: Counting,
  begun: Date,
): Promise<DrawerCount | null> {
  await lockNamed(tx, 'drawer');
  const last = await lastCount(tx);
  if (last && last.id !== count) return null;
  const books = await drawerBooks(tx, null);
  const before = last?.drawer.books ?? (await drawerBooks(tx, begun));
  const since = {
    takenKobo: books.takenKobo - before.takenKobo,
    returnedKobo: books.returnedKobo - before.returnedKobo,
    paidOutKobo: books.paidOutKobo - before.paidOutKobo,
    posKobo: books.posKobo - before.posKobo,
  };
  return {
    floatKobo: koboFromNaira(float),
    carriedKobo: last?.drawer.countedKobo ?? null,
    countedKobo: koboFromNaira(counted),
    droppedKobo: koboFromNaira(dropped),
    since,
    books,
    terminals: terminals.map(({ terminal, total }) => ({
      terminal,
      countedKobo: koboFromNaira(total),
    })),
  };
}

/** Cash that should be in a counted drawer. */
export const expectedKobo = ({ floatKobo, since, droppedKobo }: DrawerCount): Kobo =>
  floatKobo + since.takenKobo - since.returnedKobo - since.paidOutKobo - droppedKobo;
