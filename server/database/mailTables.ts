import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment } from './columns';

/** A letter to a guest, written in the transaction that gives cause for it and posted afterwards. */
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
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The stay as an entry for the guest's calendar (RFC 5545), where the letter brings one. */
    calendar: text('calendar'),
    /** Carries a one-time code: it leaves before all others, and its text and html are encrypted. */
    urgent: boolean('urgent').notNull().default(false),
    writtenAt: moment('written_at').notNull(),
    postedAt: moment('posted_at'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at'),
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
  ],
);
