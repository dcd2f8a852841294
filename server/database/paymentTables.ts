import { sql } from 'drizzle-orm';
import {
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
import { paymentProviders } from '../../machines/shared/paymentChannel';
import { kobo, timestamptz } from './columns';
import { reservation } from './reservationTables';
import { deskPayment } from './deskMoneyTables';

/** One attempt to take money for a reservation, committed before its provider is called. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: uuid('id').primaryKey(),
    /** Our own: 128 random bits, `[A-Za-z0-9-]`, without an id or time. */
    reference: text('reference').notNull().unique(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservation.id),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    /** The amount it was opened for; later changes of the reservation don't change it. */
    amountKobo: kobo('amount_kobo').notNull(),
    currency: text('currency').notNull(),
    /**
     * opening: stored, and the provider hasn't answered yet. open: its checkout is known. settled: its money paid the
     * reservation. returned: money came that could not be used and is refunded in full. failed: never opened as far
     * as known, or the provider's final refusal. superseded: the reservation was changed or ended; money that still
     * arrives is refunded. needs_review: money that doesn't fit; staff must look. Only settled, returned and
     * needs_review are final: in every other status money can still arrive.
     */
    status: text('status', {
      enum: ['opening', 'open', 'settled', 'returned', 'failed', 'superseded', 'needs_review'],
    }).notNull(),
    checkoutUrl: text('checkout_url'),
    /** When its checkout stops accepting money; null if the provider doesn't say. */
    checkoutExpiresAt: timestamptz('checkout_expires_at'),
    /** The absolute URL that the guest returns to after the provider's page. */
    returnTo: text('return_to').notNull(),
    providerTransactionId: text('provider_transaction_id'),
    providerReference: text('provider_reference'),
    /** The provider's name for the channel, from its first report on; null before, and for old attempts. */
    channel: text('channel'),
    /**
     * Until when the provider's report of a payment under way counts. Null if it reported none while the rooms were
     * held, if the payment is no longer under way, and once nothing more depends on it.
     */
    underWayUntil: timestamptz('under_way_until'),
    /** How often the provider was asked, and when next; null if nothing is left to ask. */
    checks: integer('checks').notNull().default(0),
    nextCheckAt: timestamptz('next_check_at'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
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

/** A refund. The row is stored before the provider is asked. */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    amountKobo: kobo('amount_kobo').notNull(),
    /**
     * guestRequest: the guest asked for it. byStaff: staff ended the reservation; the hotel may keep part of its
     * price. goodwill: staff returned a part, and the reservation goes on. unfit: staff sent a case's payment back.
     * short: less than the price. atProvider: made in the provider's dashboard and adopted into our books. The others
     * say why the money could not be used.
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
     * requested: not sent yet. sending: being sent, or its response was lost; until `nextCheckAt` only the process
     * that claimed it may send it. sent: the provider has it. needs_attention: stuck at the provider until staff
     * acts, and may still be paid out. settled, failed: final. replaced: never sent, because other refunds returned
     * all of it.
     */
    status: text('status', {
      enum: ['requested', 'sending', 'sent', 'needs_attention', 'settled', 'failed', 'replaced'],
    }).notNull(),
    providerRefundId: text('provider_refund_id'),
    checks: integer('checks').notNull().default(0),
    /** How often the provider refused it. It is tried again until the schedule ends. */
    refusals: integer('refusals').notNull().default(0),
    nextCheckAt: timestamptz('next_check_at'),
    requestedAt: timestamptz('requested_at').notNull(),
    /** When staff last had it sent again, or an account was given, which restarts its schedule; null if never. */
    retriedAt: timestamptz('retried_at'),
    /**
     * When the provider was last given an account to send it to, of which nothing but the bank and four digits is kept,
     * among the reservation's events; null where it needs none, or another one.
     */
    accountGivenAt: timestamptz('account_given_at'),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    index('refund_attempt').on(table.attemptId),
    index('refund_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** Every movement of money, append-only, in kobo: a charge adds to what the hotel holds, a refund takes from it. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamptz('at').notNull(),
    kind: text('kind', { enum: ['charge', 'refund'] }).notNull(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    refundId: uuid('refund_id').references(() => refund.id),
    amountKobo: kobo('amount_kobo').notNull(),
  },
  (table) => [
    index('ledger_entry_at').on(table.at),
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
 * The receipt of a paid reservation, or of a payment at the desk for a part of one or for extras, numbered in the
 * transaction that settled it. Numbers run from 1 without a gap, as the tax office requires, except for those that a
 * restore skipped (`receiptGap`).
 */
export const receipt = pgTable(
  'receipt',
  {
    number: integer('number').primaryKey(),
    /** The stay that is paid in full; null for a single payment. */
    reservationId: uuid('reservation_id').references(() => reservation.id),
    /** The payment at the desk, as it was first entered; null for a whole stay. */
    paymentId: uuid('payment_id').references(() => deskPayment.id),
    /** The receipt that it replaces, because less was taken than that one says; null for none. */
    replaces: integer('replaces').unique(),
    issuedAt: timestamptz('issued_at').notNull(),
  },
  (table) => [
    index('receipt_reservation').on(table.reservationId),
    index('receipt_payment').on(table.paymentId),
    check('receipt_subject', sql`(${table.reservationId} is null) <> (${table.paymentId} is null)`),
  ],
);

/**
 * A single row: where receipt numbers continue. A restore leaves it as it is, so that no number is issued twice, and
 * the database refuses to lower or remove it.
 */
export const receiptSeries = pgTable(
  'receipt_series',
  {
    /** Created with the database: tells whether a backup came from this one. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** The highest number ever issued, even if a restore has removed its receipt. */
    last: integer('last').notNull(),
  },
  () => [uniqueIndex('receipt_series_one').on(sql`(true)`)],
);

/** Numbers that no receipt may get any more, and why. Append-only; a restore adds the backup's rows to these. */
export const receiptGap = pgTable('receipt_gap', {
  id: uuid('id').primaryKey(),
  first: integer('first').notNull(),
  last: integer('last').notNull(),
  at: timestamptz('at').notNull(),
  by: text('by').notNull(),
  why: text('why').notNull(),
});

/**
 * A case that only a person can decide: open until staff closes it, then unchanged. If it is about a payment that our
 * books don't have, it has no attempt, and its subject is the provider and the provider's name for the payment.
 */
export const paymentCase = pgTable(
  'payment_case',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id').references(() => paymentAttempt.id),
    refundId: uuid('refund_id').references(() => refund.id),
    kind: text('kind').notNull(),
    /**
     * Distinguishes cases of one kind that can be open for one payment, e.g. by the provider's id of a second charge.
     */
    subject: text('subject').notNull().default(''),
    detail: jsonb('detail').$type<Record<string, string | number | null>>().notNull(),
    openedAt: timestamptz('opened_at').notNull(),
    closedAt: timestamptz('closed_at'),
    /** The closing note of staff. Without a reservation, whose events record it too, it stands only here. */
    closingNote: text('closing_note'),
  },
  (table) => [
    index('payment_case_attempt').on(table.attemptId),
    uniqueIndex('payment_case_unknown_payment')
      .on(table.kind, table.subject)
      .where(sql`${table.attemptId} is null`),
    uniqueIndex('payment_case_attempt_kind')
      .on(table.attemptId, table.kind, table.subject)
      .where(sql`${table.refundId} is null and ${table.closedAt} is null`),
    uniqueIndex('payment_case_refund_kind')
      .on(table.refundId, table.kind)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** A provider's webhook as received: answered at once and processed by a job. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    body: text('body').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
    processedAt: timestamptz('processed_at'),
  },
  (table) => [
    uniqueIndex('webhook_delivery_dedupe').on(table.provider, table.dedupeKey),
    index('webhook_delivery_unread')
      .on(table.receivedAt)
      .where(sql`${table.processedAt} is null`),
    index('webhook_delivery_processed').on(table.processedAt),
  ],
);
