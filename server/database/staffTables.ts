import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeskRole, DeskWishRequest } from '../../machines/contract/wire';
import { timestamptz } from './columns';
import { reservation } from './reservationTables';

/** The acts of staff that concern no single reservation. Rows of earlier versions may have other kinds. */
export type StaffActionKind =
  | ('room.added' | 'room.closed' | 'room.reopened' | 'room.clean' | 'room.dirty' | 'price.set')
  | ('room.found' | 'room.fault' | 'room.faultFixed')
  | ('terminal.added' | 'terminal.removed')
  | ('money.received' | 'money.applied' | 'money.refunded')
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
    index('staff_action_fault')
      .on(table.id)
      .where(sql`${table.kind} in ('room.fault', 'room.faultFixed')`),
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
