import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { DeskMoneyActRequest } from '../../machines/contract/wire';
import type { Refusal } from '../../machines/desk/acts/act';
import { koboFromNaira, type Kobo } from '../../machines/shared/money';
import type { Database } from '../database/database';
import { lockNamed } from '../database/statements';
import { FIRST_TERMINAL, terminalsOf } from './cardSlips';
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

/** Before terminals had names there was one. Not a parameter: the text is grouped by. */
const terminal = sql<string>`coalesce(${deskPayment.terminal}, ${sql.raw(`'${FIRST_TERMINAL}'`)})`;

/** The terminals whose totals a count has: those in use, and any other that took a card after the last count. */
export async function terminalsToCount(database: Database, since: Date): Promise<string[]> {
  const inUse = (await terminalsOf(database)).map(({ name }) => name);
  const used = await database
    .selectDistinct({ terminal })
    .from(deskPayment)
    .where(and(eq(deskPayment.method, 'pos'), gt(deskPayment.at, since)))
    .orderBy(terminal);
  return [...new Set([...inUse, ...used.map((one) => one.terminal)])];
}

/** All that the books have of the drawer and the card terminals. @param before an instant; null for all of it */
async function drawerBooks(database: Database, before: Date | null): Promise<DrawerBooks> {
  const { method, kind, amountKobo, at } = deskPayment;
  const of = (what: 'taken' | 'returned') =>
    sql<number>`coalesce(sum(${amountKobo}) filter (where ${kind} = ${what}), 0)`.mapWith(Number);
  const moved = (how: 'cash' | 'pos') => and(eq(method, how), before ? lt(at, before) : undefined);
  const [cash] = await database
    .select({ takenKobo: of('taken'), returnedKobo: of('returned') })
    .from(deskPayment)
    .where(moved('cash'));
  // A terminal gives nothing back: what leaves it here was corrected to another means.
  const byCard = await database
    .select({ terminal, takenKobo: of('taken'), returnedKobo: of('returned') })
    .from(deskPayment)
    .where(moved('pos'))
    .groupBy(terminal);
  const byTerminal = Object.fromEntries(
    byCard.map((one) => [one.terminal, one.takenKobo - one.returnedKobo]),
  );
  const paidOut = sql`(${dayBook.paidOut} ->> 'amountKobo')::bigint`;
  const [paid] = await database
    .select({ kobo: sql<number>`coalesce(sum(${paidOut}), 0)`.mapWith(Number) })
    .from(dayBook)
    .where(before ? lt(dayBook.at, before) : undefined);
  return {
    takenKobo: cash?.takenKobo ?? 0,
    returnedKobo: cash?.returnedKobo ?? 0,
    paidOutKobo: paid?.kobo ?? 0,
    posKobo: Object.values(byTerminal).reduce((sum, kobo) => sum + kobo, 0),
    byTerminal,
  };
}

/** Movements of the drawer in the books since an earlier moment. */
function booksSince(before: DrawerBooks, books: DrawerBooks): DrawerBooks {
  const { byTerminal = {} } = books;
  return {
    takenKobo: books.takenKobo - before.takenKobo,
    returnedKobo: books.returnedKobo - before.returnedKobo,
    paidOutKobo: books.paidOutKobo - before.paidOutKobo,
    posKobo: books.posKobo - before.posKobo,
    byTerminal: Object.fromEntries(
      Object.entries(byTerminal).flatMap(([name, kobo]) => {
        const since = kobo - (before.byTerminal?.[name] ?? 0);
        return since === 0 ? [] : [[name, since] as const];
      }),
    ),
  };
}

/** The books as they were at the last count. @param begun when the first count of all begins */
async function booksBefore(
  tx: Database,
  last: Awaited<ReturnType<typeof lastCount>>,
  begun: Date,
): Promise<DrawerBooks> {
  const then = last?.drawer.books;
  if (then?.byTerminal) return then;
  return { ...(await drawerBooks(tx, last?.at ?? begun)), ...then };
}

/**
 * Compares a count of the drawer with the books. Each count takes up where the last one ended, whatever the day: what is
 * booked while somebody counts, or after a closing, belongs to the next one, and no kobo to none.
 * @param begun when the first count of all begins
 * @returns why not: after another count than the person saw, or without the total of each terminal
 */
export async function countDrawer(
  tx: Database,
  { count, float, counted, dropped, terminals }: Counting,
  begun: Date,
): Promise<DrawerCount | Refusal> {
  await lockNamed(tx, 'drawer');
  const last = await lastCount(tx);
  if (last && last.id !== count) return { code: 'countedMeanwhile', facts: last };
  const names = await terminalsToCount(tx, last?.at ?? begun);
  const isEach = names.every((name) => terminals.some((one) => one.terminal === name));
  if (!isEach || terminals.length !== names.length)
    return { code: 'terminalsNotCounted', facts: { terminals: names } };
  const books = await drawerBooks(tx, null);
  return {
    floatKobo: koboFromNaira(float),
    carriedKobo: last?.drawer.countedKobo ?? null,
    countedKobo: koboFromNaira(counted),
    droppedKobo: koboFromNaira(dropped),
    since: booksSince(await booksBefore(tx, last, begun), books),
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

/** Cash that is in the drawer now by the books, which nobody else changes by a count or a paid-out meanwhile. */
export async function cashInDrawer(tx: Database): Promise<Kobo> {
  await lockNamed(tx, 'drawer');
  const last = await lastCount(tx);
  const { takenKobo, returnedKobo, paidOutKobo } = await drawerBooks(tx, null);
  const now = takenKobo - returnedKobo - paidOutKobo;
  if (!last) return now;
  const { books, countedKobo } = last.drawer;
  return countedKobo + now - (books.takenKobo - books.returnedKobo - books.paidOutKobo);
}
