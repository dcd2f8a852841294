import { bigint, date, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp. Always written from the injected clock: no table has a database default of `now()`. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An amount in whole kobo. */
export const kobo = (name: string) => bigint(name, { mode: 'number' });

/** A calendar date in Africa/Lagos, `YYYY-MM-DD`. */
export const lagosDate = (name: string) => date(name, { mode: 'string' });
