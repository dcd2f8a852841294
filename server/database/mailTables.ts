import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { lagosDate, timestamptz } from './columns';

/**
 * An email. The transaction that causes it stores its kind and facts, and the text is written from them when it is
 * sent. Rows of earlier versions were stored as text and have no kind.
 */
export const outboundEmail = pgTable(
  'outbound_email',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    /** The reservation whose guest the email names to another recipient than the account's owner, e.g. to staff. */
    reservationId: uuid('reservation_id'),
    /** Its guest's account was deleted meanwhile: it is deleted as soon as it is sent. */
    deleteAfterSending: boolean('delete_after_sending').notNull().default(false),
    subject: text('subject').notNull(),
    kind: text('kind'),
    /** The facts that the email is written from, as JSON. */
    facts: text('facts'),
    /** Text, layout and calendar entry of an email that was stored as text; empty if it has facts. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    calendar: text('calendar'),
    /** Contains a one-time code: it is sent before all others, and its facts, or text and html, are encrypted. */
    urgent: boolean('urgent').notNull().default(false),
    writtenAt: timestamptz('written_at').notNull(),
    sentAt: timestamptz('sent_at'),
    tries: integer('tries').notNull().default(0),
    /** The mail server's reply and status codes when it last refused the email for good, e.g. `550 5.7.1`. */
    refusal: text('refusal'),
    nextTryAt: timestamptz('next_try_at'),
    /** Always equal to `nextTryAt`, so that an older server, which would send emails empty, is refused. */
    factsTryAt: timestamptz('facts_try_at'),
  },
  (table) => [
    index('outbound_email_unsent')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
    index('outbound_email_written').on(table.writtenAt),
    index('outbound_email_recipient').on(table.recipient, table.writtenAt),
    index('outbound_email_reservation').on(table.reservationId),
    index('outbound_email_to_delete')
      .on(table.id)
      .where(sql`${table.deleteAfterSending}`),
    check(
      'outbound_email_facts_are_known',
      sql`${table.facts} is null or ${table.factsTryAt} is not distinct from ${table.nextTryAt}`,
    ),
  ],
);

/** The owner's emails, one for each business day, numbered without a gap. */
export const ownerEmail = pgTable('owner_email', {
  number: integer('number').primaryKey(),
  date: lagosDate('date').notNull().unique(),
  writtenAt: timestamptz('written_at').notNull(),
});
