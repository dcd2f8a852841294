import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import type {
  CancelReason,
  RefundStatus,
  ReservationStatus,
} from '../../machines/reservation/reservationStatus';
import { account } from './accountTables';
import { kobo, lagosDate, timestamptz } from './columns';
import { whereTag, type StatusColumns } from './reservationStatusSql';

/** A numbered room of the hotel. Seeded by a migration; the hotel edits its own list. */
export const room = pgTable('room', {
  number: text('number').primaryKey(),
  /** Key of a room type (machines/shared/roomTypes). */
  roomType: text('room_type').notNull(),
});

/**
 * The price of a night in a room type, for stays whose check-in is on a day or later; append-only. Of the rows for a
 * check-in date the latest `validFrom` counts, and of two for the same day the newer. The first six rows are the opening
 * prices.
 */
export const roomPrice = pgTable(
  'room_price',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Key of a room type (machines/shared/roomTypes). */
    roomType: text('room_type').notNull(),
    nightlyKobo: kobo('nightly_kobo').notNull(),
    validFrom: lagosDate('valid_from').notNull(),
    at: timestamptz('at').notNull(),
    by: text('by').notNull(),
    why: text('why').notNull(),
  },
  (table) => [
    index('room_price_of_day').on(table.roomType, table.validFrom.desc(), table.id.desc()),
    check('room_price_positive', sql`${table.nightlyKobo} > 0`),
  ],
);

/** Whether a stay is paid and its money not on its way back, in text that matches the partial indexes. */
export function isPaidStay(table: StatusColumns): SQL {
  return whereTag(table, 'confirmed');
}

/** The day on which a reservation's last guest leaves, as `leavesOn` says it. */
export function leavingDay(table: Record<'checkOut' | 'staysUntil', AnyPgColumn>): SQL<string> {
  return sql<string>`coalesce(${table.staysUntil}, ${table.checkOut})`;
}

/** Whether a reservation still names its guest, in text that matches the partial indexes. */
export function namesItsGuest(table: Record<'emailAddress', AnyPgColumn>): SQL {
  return sql`${table.emailAddress} is distinct from ''`;
}

export const reservation = pgTable(
  'reservation',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    /**
     * Where its emails go: the account's verified e-mail address, or at the desk the guest's. Empty if there is none,
     * which servers of every version send nothing to.
     */
    accountEmail: text('account_email').notNull(),
    /** Hash of the network it was made from, to limit what one network holds; null before that was stored. */
    networkHash: text('network_hash'),
    name: text('name').notNull(),
    /** As the guest entered it; null if the desk was given none, and empty once the guest is erased. */
    emailAddress: text('email_address'),
    phoneNumber: text('phone_number').notNull(),
    /** The guest's search text, without accents and case; null until it is filled in. */
    searchText: text('search_text'),
    specialRequest: text('special_request').notNull(),
    checkIn: lagosDate('check_in').notNull(),
    /** Half-open: the check-out day is the next guest's check-in day. */
    checkOut: lagosDate('check_out').notNull(),
    /** The day on which the last of its guests leaves, where that is not the one that was sold. */
    staysUntil: lagosDate('stays_until'),
    adults: integer('adults').notNull(),
    /** 0 to 6; 6 stands for "5+". */
    children: integer('children').notNull(),
    /** The stay total: rooms × nightly price × nights, less the reduction. */
    totalKobo: kobo('total_kobo').notNull(),
    /** The sum that a manager waived, and the reason, as its guest reads it. Other dates are priced without. */
    reducedKobo: kobo('reduced_kobo').notNull().default(0),
    reductionReason: text('reduction_reason').notNull().default(''),
    /** The tax and service charge that the total includes, in hundredths of a percent, as of its pricing. */
    vatRate: integer('vat_rate').notNull().default(750),
    serviceChargeRate: integer('service_charge_rate').notNull().default(0),
    status: text('status').$type<ReservationStatus>().notNull(),
    cancelReason: text('cancel_reason').$type<CancelReason>(),
    refundStatus: text('refund_status').$type<RefundStatus>(),
    /**
     * How much of the price is paid, in kobo, while it is not paid in full; of a stay that ended without, the part that
     * the hotel kept. It says nothing of one that is paid.
     */
    paidKobo: kobo('paid_kobo').notNull().default(0),
    /** Whether only a person of the hotel ends it: a part is paid, or its guest is in house. Older programs can't. */
    isKept: boolean('is_kept').notNull().default(false),
    /** Whether it keeps its room numbers: it wished for them, or the desk has moved it. Others move if a sale needs that. */
    keepsRooms: boolean('keeps_rooms').notNull().default(false),
    /** Why the guest wants these rooms, such as “ground floor”; null without a wish. */
    roomWish: text('room_wish'),
    /** The reference of the attempt that paid it. */
    paymentReference: text('payment_reference'),
    holdExpiresAt: timestamptz('hold_expires_at').notNull(),
    /** The most nights that it has held its rooms for, whatever its dates were changed to; 0 before that was stored. */
    widestNights: integer('widest_nights').notNull().default(0),
    /** Counts its events, so that calendars know which of two entries is newer. */
    revision: integer('revision').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    index('reservation_account').on(table.accountId, table.createdAt, table.id),
    index('reservation_hold').on(table.status, table.holdExpiresAt),
    index('reservation_network').on(table.networkHash, table.holdExpiresAt),
    index('reservation_check_in').on(table.checkIn),
    index('reservation_check_out').on(table.checkOut),
    index('reservation_stays_until')
      .on(table.staysUntil)
      .where(sql`${table.staysUntil} is not null`),
    index('reservation_not_searchable')
      .on(table.id)
      .where(sql`${table.searchText} is null`),
    index('reservation_with_guest').on(table.checkOut).where(namesItsGuest(table)),
    // Few stays are.
    index('reservation_kept')
      .on(table.checkIn)
      .where(sql`${table.isKept}`),
    // A guest's list reads paid stays by their dates, and the others by creation time.
    index('reservation_account_stay')
      .on(table.accountId, table.checkIn, table.id)
      .where(isPaidStay(table)),
    index('reservation_account_other')
      .on(table.accountId, table.createdAt, table.id)
      .where(sql`not (${isPaidStay(table)})`),
  ],
);

/** How many rooms of a type, at which nightly price, a reservation asked for. */
export const allocation = pgTable(
  'allocation',
  {
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    roomType: text('room_type').notNull(),
    numberOfRooms: integer('number_of_rooms').notNull(),
    nightlyKobo: kobo('nightly_kobo').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reservationId, table.roomType] })],
);

/** Staff took a room out of use, e.g. for a repair. Its room nights say which nights are still closed. */
export const roomClosure = pgTable('room_closure', {
  id: uuid('id').primaryKey(),
  roomNumber: text('room_number')
    .notNull()
    .references(() => room.number),
  /** The first night that was closed, and the first one that wasn't any more. */
  closedFrom: lagosDate('closed_from').notNull(),
  closedTo: lagosDate('closed_to').notNull(),
  closedBy: text('closed_by').notNull(),
  why: text('why').notNull(),
  closedAt: timestamptz('closed_at').notNull(),
});

/** A room taken for one night, by a reservation or a closure. The primary key rules double bookings out. */
export const roomNight = pgTable(
  'room_night',
  {
    roomNumber: text('room_number')
      .notNull()
      .references(() => room.number),
    night: lagosDate('night').notNull(),
    reservationId: uuid('reservation_id').references(() => reservation.id),
    closureId: uuid('closure_id').references(() => roomClosure.id),
  },
  (table) => [
    primaryKey({ columns: [table.roomNumber, table.night] }),
    index('room_night_reservation').on(table.reservationId),
    index('room_night_night').on(table.night),
    index('room_night_closed')
      .on(table.night)
      .where(sql`${table.closureId} is not null`),
    check(
      'room_night_one_reason',
      sql`(${table.reservationId} is null) <> (${table.closureId} is null)`,
    ),
  ],
);

/** The events of a reservation, in order; append-only. */
export const reservationEvent = pgTable(
  'reservation_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservation.id),
    at: timestamptz('at').notNull(),
    /** An event of the reservation's lifecycle machine, e.g. `payment.settled`. */
    kind: text('kind').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | null>>().notNull(),
    /** The Idempotency-Key of the act at the desk that caused it, if one did. */
    actKey: text('act_key'),
  },
  (table) => [
    index('reservation_event_reservation').on(table.reservationId, table.id),
    // A provider's report extends a hold only once, whatever else goes wrong.
    uniqueIndex('reservation_event_extended')
      .on(table.reservationId)
      .where(sql`${table.kind} = 'hold.extended'`),
  ],
);

/** The first response, also a refusal, to a request that carried an Idempotency-Key, kept 24 hours. */
export const idempotentAnswer = pgTable(
  'idempotent_answer',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null if a server stored it that knows no prints. */
    requestPrint: text('request_print'),
    /** Null while the first request is still running. */
    statusCode: integer('status_code'),
    body: jsonb('body').$type<unknown>(),
    startedAt: timestamptz('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.operation, table.key] }),
    index('idempotent_answer_started').on(table.startedAt),
  ],
);
