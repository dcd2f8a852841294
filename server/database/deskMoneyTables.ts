import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { kobo, lagosDate, timestamptz } from './columns';
import { reservation, room } from './reservationTables';
import { staffMember } from './staffTables';

/**
 * Extras that a reservation's guest has to pay beside the price, such as a laundry; append-only. What was charged by
 * mistake is taken back by another row with the same amount below zero.
 */
export const billExtra = pgTable(
  'bill_extra',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservation.id),
    amountKobo: kobo('amount_kobo').notNull(),
    /** The extra's text; for one that voids another, the reason; below zero, what is written off. Empty once the guest is forgotten. */
    text: text('text').notNull(),
    /** The night and the room of a night that was added to a stay; null for any other extra. */
    night: lagosDate('night'),
    roomNumber: text('room_number').references(() => room.number),
    /** The tax and service charge in it, in hundredths of a percent; null where nothing is said. */
    vatRate: integer('vat_rate'),
    serviceChargeRate: integer('service_charge_rate'),
    /** The extra that it voids; null for an extra. */
    reverses: bigint('reverses', { mode: 'number' })
      .unique()
      .references((): AnyPgColumn => billExtra.id),
    by: text('by').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMember.id),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('bill_extra_reservation').on(table.reservationId),
    check(
      'bill_extra_direction',
      sql`${table.amountKobo} <> 0 and (${table.reverses} is null or ${table.amountKobo} < 0)`,
    ),
  ],
);

/**
 * A transfer that a guest says is on its way, at most one for a reservation, until a manager has seen it in the hotel's
 * account, or knows that it will not come. What became of it is among the reservation's events.
 */
export const expectedTransfer = pgTable('expected_transfer', {
  reservationId: uuid('reservation_id')
    .primaryKey()
    .references(() => reservation.id),
  amountKobo: kobo('amount_kobo').notNull(),
  /** The bank's name for it, or the sender's. */
  proof: text('proof').notNull(),
  /** The sender and bank, where its session ID is known too; else null. */
  sender: text('sender'),
  by: text('by').notNull(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staffMember.id),
  at: timestamptz('at').notNull(),
  /** When the desk checked its guest in on it, and who did; null while nobody has. */
  letInAt: timestamptz('let_in_at'),
  letInBy: uuid('let_in_by').references(() => staffMember.id),
});

/**
 * The front desk's own cash book, append-only, in kobo: what it took for a reservation and gave back, and money received
 * that no stay could use when it came.
 */
export const deskPayment = pgTable(
  'desk_payment',
  {
    id: uuid('id').primaryKey(),
    /** Null for money received, and for what goes back of it. */
    reservationId: uuid('reservation_id').references(() => reservation.id),
    kind: text('kind', { enum: ['taken', 'returned'] }).notNull(),
    method: text('method', { enum: ['cash', 'transfer', 'pos'] }).notNull(),
    /** Its purpose: the price of the stay, or extras, each paid in any part; or none yet, for money received. */
    purpose: text('purpose', { enum: ['stay', 'extras', 'received'] })
      .notNull()
      .default('stay'),
    amountKobo: kobo('amount_kobo').notNull(),
    /** The bank's name for a transfer or the paper receipt's number; null if there is none. */
    proof: text('proof'),
    /** A transfer's name as it is compared; null where nothing is, and for one that stood here twice before it was. */
    reference: text('reference'),
    /** The payment whose means this row corrects: one gives it back by the wrong means, one takes it by the right. */
    corrects: uuid('corrects').references((): AnyPgColumn => deskPayment.id),
    /** The payment that this gives money back of; null for one taken, and in rows of an earlier version. */
    returns: uuid('returns').references((): AnyPgColumn => deskPayment.id),
    /** The terminal of a card; null for other means, and in rows of an earlier version. */
    terminal: text('terminal'),
    /** The number of the terminal's slip as it is compared. */
    slip: text('slip'),
    /** The sum on a slip that paid for more than this. */
    slipKobo: kobo('slip_kobo'),
    /** The money received of which this row uses a part: it was counted when that came. */
    received: uuid('received').references((): AnyPgColumn => deskPayment.id),
    /** The reservation that money received is about; null if nobody knows one. */
    aboutId: uuid('about_id').references(() => reservation.id),
    /** The sender of money received, or who got it back; null once its guest is forgotten. */
    sender: text('sender'),
    /** When it happened, if it was recorded later. */
    happenedAt: timestamptz('happened_at'),
    by: text('by').notNull(),
    /** Null in rows of an earlier version. */
    staffId: uuid('staff_id').references((): AnyPgColumn => staffMember.id),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('desk_payment_at').on(table.at),
    index('desk_payment_reservation').on(table.reservationId),
    index('desk_payment_received').on(table.received),
    index('desk_payment_unused')
      .on(table.aboutId)
      .where(sql`${table.purpose} = 'received'`),
    uniqueIndex('desk_payment_transfer')
      .on(table.kind, table.proof)
      .where(sql`${table.method} = 'transfer'`),
    uniqueIndex('desk_payment_reference').on(table.kind, table.reference),
    index('desk_payment_slip').on(table.terminal, table.slip),
    uniqueIndex('desk_payment_corrected').on(table.corrects, table.kind),
  ],
);

/** Takings and refunds of a day by one person, or with one provider, in one way. Whole kobo. */
export interface Taking {
  /** Null for what a guest paid on a provider's page. */
  by: string | null;
  /** A way of paying at the desk, or a provider. */
  way: 'cash' | 'transfer' | 'pos' | 'paystack' | 'flutterwave';
  /** As the provider names it; null at the desk, and where it is not known. */
  channel: string | null;
  payments: number;
  takenKobo: number;
  returnedKobo: number;
}

/** The providers' answers about the payments of a day. */
export interface BooksCompared {
  payments: number;
  unanswered: number;
  differences: {
    reference: string;
    reservationId: string | null;
    amountKobo: number;
    /** A code of findings; in rows of an earlier version its sentence. */
    why: string;
  }[];
}

/** Cash of the drawer and card payments, all that the books have or since the last count, in whole kobo. */
export interface DrawerBooks {
  takenKobo: number;
  returnedKobo: number;
  paidOutKobo: number;
  /** Taken by card at the desk. */
  posKobo: number;
  /** The same by terminal; absent from the earliest counts. */
  byTerminal?: Readonly<Record<string, number>>;
}

/** A person's count of the drawer, in whole kobo, with what the books expect of it. */
export interface DrawerCount {
  /** Cash in the drawer at the beginning, as counted before, or entered. */
  floatKobo: number;
  /** Cash that the last count left in it; null for the first one. */
  carriedKobo: number | null;
  /** Cash in it now. */
  countedKobo: number;
  /** Cash that went from it to the safe. */
  droppedKobo: number;
  /** Since the last count. */
  since: DrawerBooks;
  /** The same in all. What is booked while it is counted belongs to the next count. */
  books: DrawerBooks;
  /** The total that each card terminal prints. */
  terminals: { terminal: string; countedKobo: number }[];
}

/** Cash that went out of the drawer for something that the hotel bought. */
interface PaidOut {
  amountKobo: number;
  text: string;
  to: string;
  /** The number of its receipt; null if there is none. */
  slip: string | null;
  /** Why there is none. */
  why: string | null;
}

/**
 * Acts about the money of a day as a whole, append-only: it was compared with the providers, the drawer was handed over,
 * something was paid out of it, or the day was closed or opened again.
 */
export const dayBook = pgTable(
  'day_book',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    date: lagosDate('date').notNull(),
    kind: text('kind', {
      enum: ['compared', 'paidOut', 'handedOver', 'closed', 'reopened'],
    }).notNull(),
    at: timestamptz('at').notNull(),
    by: text('by').notNull(),
    /** Null for a day that the server closed. */
    staffId: uuid('staff_id').references(() => staffMember.id),
    /** The colleague to whom the drawer was handed over. */
    toName: text('to_name'),
    toStaffId: uuid('to_staff_id').references(() => staffMember.id),
    /** Why it was opened again. */
    why: text('why'),
    /** Empty where nobody was asked. */
    comparison: jsonb('comparison').$type<BooksCompared>().notNull(),
    /** As they were when the day was closed; null for a comparison alone. */
    takings: jsonb('takings').$type<Taking[]>(),
    /** The hour at which the closed day ended; null for a day of the calendar, as they were closed before. */
    endsAt: text('ends_at'),
    /** The count of a closing or a handover; null for a day that nobody counted. */
    drawer: jsonb('drawer').$type<DrawerCount>(),
    paidOut: jsonb('paid_out').$type<PaidOut>(),
    /** How often the day had been opened again before it was closed or opened. */
    round: integer('round').notNull().default(0),
  },
  (table) => [
    index('day_book_date').on(table.date),
    // A day is closed once, until it is opened again.
    uniqueIndex('day_book_closed')
      .on(table.date, table.kind, table.round)
      .where(sql`${table.kind} in ('closed', 'reopened')`),
  ],
);
