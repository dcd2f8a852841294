import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RoomStayState } from '../../machines/contract/wire';
import { lagosDate, timestamptz } from './columns';
import { reservation, room } from './reservationTables';
import { staffMember } from './staffTables';

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
    /** The day on which its guest leaves, where the desk has agreed to another one than was sold. */
    staysUntil: lagosDate('stays_until'),
    /** Set by whoever found its guest gone while the bill is open: the room can be cleaned and given to others. */
    foundEmpty: jsonb('found_empty').$type<{ by: string; at: string }>(),
    /** The late check-out that was granted, by whom and when; null if none was. */
    lateCheckOut: jsonb('late_check_out').$type<{ until: string; by: string; at: string }>(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.roomNumber] }),
    // Nobody is given the key of a room in which somebody else is.
    uniqueIndex('room_stay_in_room')
      .on(table.roomNumber)
      .where(sql`${table.state} = 'inHouse' and ${table.foundEmpty} is null`),
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
