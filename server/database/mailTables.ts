import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment } from './columns';

/**
 * An email to a guest. The transaction that gives cause for it stores its kind and facts, and whoever posts it writes it
 * from them. Those of versions before were stored as they were written: they have no kind.
 */
export const letter = pgTable(
  'letter',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    /** The reservation whose guest it names to somebody else than the account's owner, e.g. to staff. */
    reservationId: uuid('reservation_id'),
    /** Its guest's account was deleted meanwhile: it is kept no longer than it takes to post it. */
    forgottenOncePosted: boolean('forgotten_once_posted').notNull().default(false),
    subject: text('subject').notNull(),
    /** Which email it is (server/app/emailKinds). */
    kind: text('kind'),
    /** What it is written from, as JSON. */
    facts: text('facts'),
    /** Text, layout and calendar entry of an email that was stored as it was written; empty beside facts. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    calendar: text('calendar'),
    /** Carries a one-time code: it leaves before all others, and its facts, or text and html, are encrypted. */
    urgent: boolean('urgent').notNull().default(false),
    writtenAt: moment('written_at').notNull(),
    postedAt: moment('posted_at'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    /**
     * Always the same as `nextTryAt`. A server of the version before, which would post a letter with facts empty, sets
     * the other alone, and is refused.
     */
    factsTryAt: moment('facts_try_at'),
  },
  (table) => [
    index('letter_unposted')
      .on(table.nextTryAt)
      .where(sql`${table.postedAt} is null`),
    index('letter_written').on(table.writtenAt),
    index('letter_recipient').on(table.recipient, table.writtenAt),
    index('letter_reservation').on(table.reservationId),
    index('letter_forgotten')
      .on(table.id)
      .where(sql`${table.forgottenOncePosted}`),
    check(
      'letter_facts_are_known',
      sql`${table.facts} is null or ${table.factsTryAt} is not distinct from ${table.nextTryAt}`,
    ),
  ],
);
