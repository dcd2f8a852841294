import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { kobo, moment } from './columns';
import { reservation } from './reservationTables';

/** One try to take money for a reservation; committed before its provider is called. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: uuid('id').primaryKey(),
    /** Ours: 128 random bits, `[A-Za-z0-9-]`, no id or time in it. */
    reference: text('reference').notNull().unique(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservation.id),
    provider: text('provider', { enum: ['paystack', 'flutterwave'] }).notNull(),
    /** What it was opened for; a later change of the reservation does not change it. */
    amountKobo: kobo('amount_kobo').notNull(),
    currency: text('currency').notNull(),
    /**
     * opening: written, the provider has not answered yet. open: its checkout page is known.
     * settled: its money made the reservation paid. returned: money came that could not be used and
     * goes back in full. failed: never opened as far as known, or the provider's final no.
     * superseded: the reservation was changed or ended; money that still arrives goes back.
     * needs_review: money that does not fit; somebody must look. Only settled, returned and
     * needs_review are decided: in every other status money can still arrive.
     */
    status: text('status', {
      enum: ['opening', 'open', 'settled', 'returned', 'failed', 'superseded', 'needs_review'],
    }).notNull(),
    checkoutUrl: text('checkout_url'),
    /** When its checkout page stops taking money; null where the provider does not say. */
    checkoutExpiresAt: moment('checkout_expires_at'),
    /** Absolute address that the guest returns to after the provider's page. */
    returnTo: text('return_to').notNull(),
    providerTransactionId: text('provider_transaction_id'),
    providerReference: text('provider_reference'),
    /**
     * The provider's word for how it is being or was paid, kept when it says that a payment is under way and when money
     * arrives; null before, and for what is older.
     */
    channel: text('channel'),
    /**
     * Until when the provider's word counts that a payment is under way. Null where it has said nothing like that while
     * the rooms were held, where it says so no longer, and once nothing more follows from it.
     */
    underWayUntil: moment('under_way_until'),
    /** How often the provider was asked, and when next; null when nothing is left to ask. */
    checks: integer('checks').notNull().default(0),
    nextCheckAt: moment('next_check_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('payment_attempt_reservation').on(table.reservationId),
    index('payment_attempt_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    index('payment_attempt_under_way')
      .on(table.underWayUntil)
      .where(sql`${table.underWayUntil} is not null`),
    index('payment_attempt_transaction').on(table.provider, table.providerTransactionId),
    index('payment_attempt_provider_reference').on(table.provider, table.providerReference),
  ],
);

/** Money on its way back; the row is written before the provider is asked. */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    amountKobo: kobo('amount_kobo').notNull(),
    /**
     * Why: what the guest asked for, what made the money unusable, or what staff decided; unfit is a payment that was
     * looked into, and whose money staff had sent back; short a transfer of less than the price. byStaff ends the
     * reservation, of whose price the hotel may keep a part; goodwill gives a part back and leaves it as it is.
     * atProvider: somebody made it at the provider's own dashboard, and our books took it over.
     */
    cause: text('cause', {
      enum: [
        'guestRequest',
        'late',
        'cancelled',
        'duplicate',
        'superseded',
        'excess',
        'unfit',
        'short',
        'byStaff',
        'goodwill',
        'atProvider',
      ],
    }).notNull(),
    reason: text('reason').notNull(),
    /**
     * requested: not sent yet. sending: it is being sent, or its answer was lost; until `nextCheckAt`
     * only the one who wrote that may send it. sent: the provider has it. needs_attention: it is
     * stuck at the provider until staff acts, and may still be paid out. settled, failed: final.
     * replaced: never sent, because all that it was to give back went back by other refunds.
     */
    status: text('status', {
      enum: ['requested', 'sending', 'sent', 'needs_attention', 'settled', 'failed', 'replaced'],
    }).notNull(),
    providerRefundId: text('provider_refund_id'),
    checks: integer('checks').notNull().default(0),
    /** How often the provider refused it; it is tried again until the schedule ends. */
    refusals: integer('refusals').notNull().default(0),
    nextCheckAt: moment('next_check_at'),
    requestedAt: moment('requested_at').notNull(),
    /** When staff last had it sent again; from then on it is followed as if it were new. Null where nobody had. */
    retriedAt: moment('retried_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('refund_attempt').on(table.attemptId),
    index('refund_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** Every movement of money, append-only, in kobo: a charge adds to what the hotel holds, a refund takes. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind', { enum: ['charge', 'refund'] }).notNull(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    refundId: uuid('refund_id').references(() => refund.id),
    amountKobo: kobo('amount_kobo').notNull(),
  },
  (table) => [
    index('ledger_entry_attempt').on(table.attemptId),
    uniqueIndex('ledger_entry_charge')
      .on(table.attemptId)
      .where(sql`${table.kind} = 'charge'`),
    uniqueIndex('ledger_entry_refund')
      .on(table.refundId)
      .where(sql`${table.kind} = 'refund'`),
  ],
);

/**
 * The receipt of a reservation that was paid, given a number in the transaction that made it paid. The numbers run from 1
 * without a gap, as the tax office wants them, but for those that a restore left out (`receiptGap`).
 */
export const receipt = pgTable('receipt', {
  number: integer('number').primaryKey(),
  reservationId: uuid('reservation_id')
    .notNull()
    .unique()
    .references(() => reservation.id),
  issuedAt: moment('issued_at').notNull(),
});

/**
 * One row: where the receipts' numbers go on. A restore leaves it as it is, so that no number is given twice, and the
 * database refuses to lower or remove it.
 */
export const receiptSeries = pgTable(
  'receipt_series',
  {
    /** Made with the database: tells a backup that came from here from one of another database. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** The highest number that was given, also where a restore has taken its receipt away. */
    last: integer('last').notNull(),
  },
  () => [uniqueIndex('receipt_series_one').on(sql`(true)`)],
);

/**
 * Numbers that no receipt may have any more, and why: before a restore they may have been given. Append-only; a restore
 * adds what the backup has of them to those that are here.
 */
export const receiptGap = pgTable('receipt_gap', {
  id: uuid('id').primaryKey(),
  first: integer('first').notNull(),
  last: integer('last').notNull(),
  at: moment('at').notNull(),
  by: text('by').notNull(),
  why: text('why').notNull(),
});

/**
 * A case that only a person can decide; open until somebody closes it, and then kept as it is. One about a
 * payment that we don't know names no attempt, and its subject the provider and the provider's name for it.
 */
export const review = pgTable(
  'review',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id').references(() => paymentAttempt.id),
    refundId: uuid('refund_id').references(() => refund.id),
    kind: text('kind').notNull(),
    /** Tells cases of one kind apart that can be open for one payment, e.g. by the provider's id of a further charge. */
    subject: text('subject').notNull().default(''),
    detail: jsonb('detail').$type<Record<string, string | number | null>>().notNull(),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
    /** What staff found and did; beside a reservation's events the only place for it where there is none. */
    closingNote: text('closing_note'),
  },
  (table) => [
    index('review_attempt').on(table.attemptId),
    uniqueIndex('review_unknown_payment')
      .on(table.kind, table.subject)
      .where(sql`${table.attemptId} is null`),
    uniqueIndex('review_attempt_kind')
      .on(table.attemptId, table.kind, table.subject)
      .where(sql`${table.refundId} is null and ${table.closedAt} is null`),
    uniqueIndex('review_refund_kind')
      .on(table.refundId, table.kind)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** A provider's webhook as it came in; answered at once, worked on by a job. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: ['paystack', 'flutterwave'] }).notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    body: text('body').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
  },
  (table) => [
    uniqueIndex('webhook_delivery_dedupe').on(table.provider, table.dedupeKey),
    index('webhook_delivery_unread')
      .on(table.receivedAt)
      .where(sql`${table.processedAt} is null`),
    index('webhook_delivery_processed').on(table.processedAt),
  ],
);
