import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm';
import { hotel } from '../../hotel/hotel';
import { addDays, businessDay, businessHours, lagosInstant } from '../../machines/shared/stay';
import { referenceText } from '../../machines/shared/typedText';
import type { Database } from '../database/database';
import { deskPayment, staffAction, type StaffActionKind } from '../database/schema';

/** The slips of the hotel's card terminals, which stand for money that a bank owes. */

/** The terminal of a hotel that has named none. */
export const FIRST_TERMINAL = 'POS 1';
const kinds = ['terminal.added', 'terminal.removed'] as const satisfies StaffActionKind[];

/** A card terminal, and who named it; nobody has for the first one. */
export interface Terminal {
  name: string;
  by: string | null;
  at: Date | null;
}

/** The acts by which managers have added and removed terminals. */
const actsWithTerminals = (database: Database) =>
  database
    .select()
    .from(staffAction)
    .where(sql`${staffAction.kind} in ('terminal.added', 'terminal.removed')`)
    .orderBy(asc(staffAction.id));

/** The terminals in use. */
export async function terminalsOf(database: Database): Promise<Terminal[]> {
  const acts = await actsWithTerminals(database);
  const first = { name: FIRST_TERMINAL, by: null, at: null };
  const inUse = new Map<string, Terminal>([[referenceText(FIRST_TERMINAL), first]]);
  for (const { kind, detail, by, at } of acts) {
    const name = String(detail.terminal);
    if (kind === 'terminal.added') inUse.set(referenceText(name), { name, by, at });
    else inUse.delete(referenceText(name));
  }
  return [...inUse.values()];
}

/** Whether a terminal of this name is in use, however it is typed, and who changed that last. */
export async function terminalCalled(database: Database, name: string) {
  const isIt = (other: unknown) => referenceText(String(other)) === referenceText(name);
  const act = (await actsWithTerminals(database)).findLast(({ detail }) => isIt(detail.terminal));
  const kind = kinds.find((one) => one === act?.kind);
  return {
    isInUse: (await terminalsOf(database)).some((one) => isIt(one.name)),
    last: act && kind ? { kind, by: act.by, at: act.at } : null,
  };
}

/** A card's part of a row of the cash book, and why there is no slip, which the event tells. */
export type CardSlip = Pick<
  typeof deskPayment.$inferSelect,
  'terminal' | 'slip' | 'slipKobo' | 'proof'
> & { why: string | null };

/** A number this long is the bank's own, which counts once; a shorter one begins anew, at the latest each day. */
const BANKS_OWN = 9;
const REMEMBERED_DAYS = 31;

/** The instant since which a slip's number counts once, at some time. */
export function countsFrom(slip: string, now: Date): Date {
  const day = businessDay(now, hotel.businessDayEnds);
  return slip.length < BANKS_OWN
    ? businessHours(day, hotel.businessDayEnds).from
    : lagosInstant(addDays(day, -REMEMBERED_DAYS), '00:00');
}

type SlipOfRow = Pick<typeof deskPayment.$inferSelect, 'terminal' | 'slip' | 'slipKobo' | 'at'>;

/** Rows with the sums of their slips, also where a later payment has said it. */
export async function withSlipTotals<Row extends SlipOfRow>(
  database: Database,
  rows: readonly Row[],
): Promise<Row[]> {
  const slips = rows.flatMap(({ slip }) => slip ?? []);
  if (slips.length === 0) return [...rows];
  const isSaid = and(inArray(deskPayment.slip, slips), isNotNull(deskPayment.slipKobo));
  const said = await database.select().from(deskPayment).where(isSaid);
  return rows.map((row) => {
    const { terminal, slip, at } = row;
    const later = said.find(
      (one) =>
        one.terminal === terminal && one.slip === slip && countsFrom(slip ?? '', one.at) <= at,
    );
    return { ...row, slipKobo: row.slipKobo ?? later?.slipKobo ?? null };
  });
}

/** Has whoever enters the same reference wait until this transaction ends. */
export async function lockReference(tx: Database, reference: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 0))`);
}
