import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** How often something limited was done in a window, e.g. logging in from one address. */
export const limitCount = pgTable(
  'limit_count',
  {
    /** What is counted and for whom; e-mail and network addresses only as hashes. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamptz('window_ends_at').notNull(),
  },
  (table) => [index('limit_count_window').on(table.windowEndsAt)],
);
