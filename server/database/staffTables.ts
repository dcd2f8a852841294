import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeskRole, DeskWishRequest, RoomStayState } from '../../machines/contract/wire';
import { kobo, lagosDate, timestamptz } from './columns';
import { reservation, room } from './reservationTables';

/** The acts of staff that concern no single reservation. Rows of earlier versions may have other kinds. */
export type StaffActionKind =
  | ('room.added' | 'room.closed' | 'room.reopened' | 'room.clean' | 'room.dirty' | 'price.set')
  | ('terminal.added' | 'terminal.removed')
  | ('staff.invited' | 'staff.suspended' | 'staff.reset')
  | ('staff.newBrowser' | 'staff.recoveryUsed' | 'staff.passwordChanged' | 'staff.codeRefused')
  | ('wish.asked' | 'wish.approved' | 'wish.declined' | 'wish.withdrawn')
  | ('email.resent' | 'reservations.exported' | 'receipts.leftOut')
  | ('backup.written' | 'backup.restored' | 'refunds.paused' | 'refunds.resumed');

/** Acts of staff that concern no single reservation, e.g. a backup or a room out of order; append-only. */
export const staffAction = pgTable(
  'staff_action',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamptz('at').notNull(),
    /** The person's name, as entered. */
    by: text('by').notNull(),
    /** Null for a command, and for a job of the server; in rows of an earlier version it is in the detail. */
    staffId: uuid('staff_id').references((): AnyPgColumn => staffMember.id),
    kind: text('kind').$type<StaffActionKind>().notNull(),
    /** Why; null if the kind says it all. */
    why: text('why'),
    detail: jsonb('detail').$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [
    index('staff_action_at').on(table.at),
    index('staff_action_terminal')
      .on(table.id)
      .where(sql`${table.kind} in ('terminal.added', 'terminal.removed')`),
  ],
);

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
    /** The extra's text; for one that voids another, the reason. Empty once the guest is forgotten. */
    text: text('text').notNull(),
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
      sql`${table.amountKobo} <> 0 and (${table.amountKobo} < 0) = (${table.reverses} is not null)`,
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
  by: text('by').notNull(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staffMember.id),
  at: timestamptz('at').notNull(),
});

/** The front desk's own cash book, append-only, in kobo: what it took for a reservation and gave back. */
export const deskPayment = pgTable(
  'desk_payment',
  {
    id: uuid('id').primaryKey(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservation.id),
    kind: text('kind', { enum: ['taken', 'returned'] }).notNull(),
    method: text('method', { enum: ['cash', 'transfer', 'pos'] }).notNull(),
    /** Its purpose: the price of the stay, which is paid whole, or extras, which are paid in any part. */
    purpose: text('purpose', { enum: ['stay', 'extras'] })
      .notNull()
      .default('stay'),
    amountKobo: kobo('amount_kobo').notNull(),
    /** The bank's name for a transfer or the paper receipt's number; null if there is none. */
    proof: text('proof'),
    /** A transfer's name as it is compared; null where nothing is, and for one that stood here twice before it was. */
    reference: text('reference'),
    /** The payment whose means this row corrects: one gives it back by the wrong means, one takes it by the right. */
    corrects: uuid('corrects').references((): AnyPgColumn => deskPayment.id),
    /** The terminal of a card; null for other means, and in rows of an earlier version. */
    terminal: text('terminal'),
    /** The number of the terminal's slip as it is compared. */
    slip: text('slip'),
    /** The sum on a slip that paid for more than this. */
    slipKobo: kobo('slip_kobo'),
    by: text('by').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('desk_payment_at').on(table.at),
    index('desk_payment_reservation').on(table.reservationId),
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

/** Somebody who works at the front desk. Never a guest's account, nor the reverse. */
export const staffMember = pgTable('staff_member', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  role: text('role').$type<DeskRole>().notNull(),
  /** Null until the person has followed an invitation, and again after a reset. */
  passwordHash: text('password_hash'),
  /** The secret of the second factor, encrypted; null like the password. */
  totpSecret: text('totp_secret'),
  /** The thirty seconds, counted from 1970, whose code was used last: no code counts twice. */
  totpStep: integer('totp_step'),
  createdAt: timestamptz('created_at').notNull(),
  suspendedAt: timestamptz('suspended_at'),
});

/**
 * An act that somebody asked a manager for, with its whole request. Its end is written once and nothing else is ever
 * changed, but for what is removed with its guest.
 */
export const staffWish = pgTable(
  'staff_wish',
  {
    id: uuid('id').primaryKey(),
    /** Null once its guest is erased. */
    request: jsonb('request').$type<DeskWishRequest['wish']>(),
    reservationId: uuid('reservation_id').references(() => reservation.id),
    why: text('why').notNull(),
    by: text('by').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMember.id),
    at: timestamptz('at').notNull(),
    /** The time at which it ends if nobody decides. */
    openUntil: timestamptz('open_until').notNull(),
    /** Null while it waits, and for one whose time is over. */
    outcome: text('outcome', { enum: ['approved', 'declined', 'withdrawn'] }),
    endedBy: text('ended_by'),
    endedStaffId: uuid('ended_staff_id').references(() => staffMember.id),
    endedAt: timestamptz('ended_at'),
    endWhy: text('end_why'),
  },
  (table) => [
    index('staff_wish_reservation').on(table.reservationId),
    index('staff_wish_open_until').on(table.openUntil),
    check(
      'staff_wish_end',
      sql`(${table.outcome} is null) = (${table.endedAt} is null) and (${table.outcome} is null) = (${table.endedStaffId} is null)`,
    ),
  ],
);

/** A link with which somebody sets a password and the second factor, once. */
export const staffInvitation = pgTable('staff_invitation', {
  /** A person has one at most: a newer one replaces it. */
  staffId: uuid('staff_id')
    .primaryKey()
    .references(() => staffMember.id),
  linkHash: text('link_hash').notNull().unique(),
  /** The secret that its page shows, encrypted. */
  totpSecret: text('totp_secret').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** A code that stands for the second factor once. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMember.id),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** A session at the desk. The cookie has its secret; here is only its hash. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMember.id),
    secretHash: text('secret_hash').notNull().unique(),
    /** Null between the password and the code of the second factor. */
    confirmedAt: timestamptz('confirmed_at'),
    usedAt: timestamptz('used_at').notNull(),
    lockedAt: timestamptz('locked_at'),
    /** When the second factor was entered once more, for an act; null if it was not, or the desk was locked since. */
    codeAt: timestamptz('code_at'),
    endsAt: timestamptz('ends_at').notNull(),
    /** Wrong codes before it is confirmed, wrong passwords while it is locked. */
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** The browser in words; null in sessions of an earlier version. */
    browser: text('browser'),
  },
  (table) => [index('staff_session_staff').on(table.staffId)],
);

/** A browser in which a person has given the second factor, as a keyed hash of its cookie. */
export const staffBrowser = pgTable(
  'staff_browser',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMember.id),
    browserHash: text('browser_hash').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.browserHash] })],
);

/** How many guests' reservations somebody opened at the desk in an hour; which ones is kept nowhere. */
export const deskOpening = pgTable(
  'desk_opening',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMember.id),
    /** The hour's beginning. */
    hour: timestamptz('hour').notNull(),
    guests: integer('guests').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.hour] })],
);

/**
 * Where the guest of one room of a reservation is, once somebody at the desk has said so: a room without a row is
 * `expected`. The steps themselves are among the reservation's events. A stay that moves takes its row along.
 */
export const roomStay = pgTable(
  'room_stay',
  {
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservation.id),
    roomNumber: text('room_number')
      .notNull()
      .references(() => room.number),
    state: text('state').$type<RoomStayState>().notNull(),
    /** The person and the time of the last step; null for stays that were over before the desk kept track. */
    by: text('by'),
    staffId: uuid('staff_id').references(() => staffMember.id),
    at: timestamptz('at').notNull(),
    /** The late check-out that was granted, by whom and when; null if none was. */
    lateCheckOut: jsonb('late_check_out').$type<{ until: string; by: string; at: string }>(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.roomNumber] }),
    // Nobody is given the key of a room in which somebody else is.
    uniqueIndex('room_stay_in_house')
      .on(table.roomNumber)
      .where(sql`${table.state} = 'inHouse'`),
  ],
);

/** Whether a room is clean, by who said so last. A room without a row is. Each time stands in the staff's log. */
export const roomCleaning = pgTable('room_cleaning', {
  roomNumber: text('room_number')
    .primaryKey()
    .references(() => room.number),
  isClean: boolean('is_clean').notNull(),
  by: text('by').notNull(),
  at: timestamptz('at').notNull(),
});

/** The response to an act at the desk under its Idempotency-Key, kept 24 hours. */
export const deskAnswer = pgTable(
  'desk_answer',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMember.id),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null if a server stored it that knows no prints. */
    requestPrint: text('request_print'),
    /** The result as data, without secrets. Null for an act whose answer is read anew, or of a server of the version before. */
    result: jsonb('result'),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.key] }),
    index('desk_answer_at').on(table.at),
  ],
);
