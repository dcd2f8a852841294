import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { kobo, timestamptz } from './columns';
import { reservation } from './reservationTables';

/**
 * What staff did that concerns no single reservation, e.g. a backup or a closed room; append-only. What concerns one
 * is among its own events.
 */
export const staffAction = pgTable(
  'staff_action',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamptz('at').notNull(),
    /** The person's name, as entered. */
    by: text('by').notNull(),
    /** E.g. `room.closed`. */
    kind: text('kind').notNull(),
    /** Why; null if the kind says it all. */
    why: text('why'),
    detail: jsonb('detail').$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index('staff_action_at').on(table.at)],
);

/**
 * The front desk's own cash book, append-only, in kobo: what it took for a reservation and what it gave back. The
 * payment providers know nothing of it.
 */
export const deskPayment = pgTable(
  'desk_payment',
  {
    id: uuid('id').primaryKey(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservation.id),
    kind: text('kind', { enum: ['taken', 'returned'] }).notNull(),
    method: text('method', { enum: ['cash', 'transfer'] }).notNull(),
    amountKobo: kobo('amount_kobo').notNull(),
    /** The bank's name for a transfer or the paper receipt's number; null if there is none. */
    proof: text('proof'),
    by: text('by').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('desk_payment_reservation').on(table.reservationId),
    uniqueIndex('desk_payment_transfer')
      .on(table.kind, table.proof)
      .where(sql`${table.method} = 'transfer'`),
  ],
);
