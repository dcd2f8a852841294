import { readFileSync, readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import {
  fieldsWith,
  reservationSnapshot,
  storedStates,
  type ReservationTag,
} from '../../../machines/reservation/reservationStatus';
import { rowsOf } from '../../../server/database/statements';
import { whereTag } from '../../../server/database/reservationStatusSql';
import { isPaidStay, reservation } from '../../../server/database/schema';
import { openHotel } from '../support/hotel';

const hotel = await openHotel();
const tags: ReservationTag[] = [
  'awaitsPayment',
  'canRevive',
  'givenUp',
  'confirmed',
  'guaranteed',
  'holdsRooms',
  'kept',
  'runsOut',
  'neverPaid',
  'offersRefund',
  'over',
  'paid',
  'refundOpen',
  'refunded',
  'wasPaid',
];

/** The states that a condition finds if there is one reservation in each. */
async function foundBy(tag: ReservationTag): Promise<unknown[]> {
  const states = sql.join(
    storedStates.map(
      ({ status, cancelReason, refundStatus, isKept }) =>
        sql`(${status}::text, ${cancelReason}::text, ${refundStatus}::text, ${isKept}::boolean)`,
    ),
    sql`, `,
  );
  const found = await hotel.context.database.execute(sql`
    select status, cancel_reason as "cancelReason", refund_status as "refundStatus", is_kept as "isKept"
    from (values ${states}) as reservation (status, cancel_reason, refund_status, is_kept)
    where ${whereTag(reservation, tag)}`);
  return rowsOf(found);
}

describe('What the lifecycle says of a state', () => {
  test.each(tags)('%s: the database finds the very states of which it is said', async (tag) => {
    expect(await foundBy(tag)).toEqual(fieldsWith(tag));
  });

  test('is one of these words, and something is said of every state', () => {
    const said = storedStates.map((state) => [...reservationSnapshot(state).tags]);
    expect(said.filter((words) => words.length === 0)).toEqual([]);
    expect([...new Set(said.flat())].sort()).toEqual([...tags].sort());
  });
});

test('Paid stays are asked for in the words of the index that was made for them', () => {
  const { sql: text, params } = new PgDialect().sqlToQuery(isPaidStay(reservation));
  expect(params).toEqual([]);
  const folder = 'server/database/migrations';
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  expect(migrations).toContain(`("account_id","check_in","id") WHERE ${text};`);
  expect(migrations).toContain(`("account_id","created_at","id") WHERE not (${text});`);
});
