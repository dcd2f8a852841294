import { sql, type SQLWrapper } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { findOfGuestWithRooms } from '../../../server/reservations/reservationsWithRooms';
import { reservationsOfGroup } from '../../../server/reservations/reading/reservationsOfGroup';
import { fullNights } from '../../../server/rooms/soldOutNights';
import { unpaidByRoomType } from '../../../server/rooms/unpaidRooms';
import { openHotel, type TestGuest } from '../support/hotel';
import { valueAt } from '../support/reading';
import { reserved } from './stays';

const hotel = await openHotel();
const { database } = hotel.context;
let guest: TestGuest;
let id: string;

/** A guest with ten thousand stays, most of them past, each of one night in one room. */
beforeAll(async () => {
  await hotel.reset();
  guest = await hotel.guest();
  id = await reserved(hotel, guest, { junior: 1 });
  await database.execute(sql`
    insert into reservation select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
        'status', 'paid', 'created_at', r.created_at - make_interval(mins => i),
        'check_in', r.check_in + 2000 - i, 'check_out', r.check_in + 2001 - i))).*
      from reservation r, generate_series(1, 10000) i where r.id = ${id}`);
  await database.execute(sql`
    insert into allocation select id, 'junior', 1, 100000 from reservation where status = 'paid'`);
  await database.execute(sql`
    insert into room_night select '101', '2020-01-01'::date - row_number() over ()::int, id
      from reservation where status = 'paid'`);
  // In a hotel where others have as many reservations, only this guest's rows are read.
  const { accountId } = await hotel.guest('other@example.com');
  await database.execute(sql`
    insert into reservation select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
        'account_id', ${accountId}::text))).* from reservation r where status = 'paid'`);
  await database.execute(sql`
    insert into payment_attempt (id, reference, reservation_id, provider, amount_kobo, currency, status, return_to,
        created_at, updated_at)
      select gen_random_uuid(), id::text, id, 'paystack', total_kobo, 'NGN', 'settled', '/', created_at, created_at
      from reservation where status = 'paid'`);
  await database.execute(sql`
    insert into payment_case (id, attempt_id, kind, detail, opened_at, closed_at)
      select gen_random_uuid(), id, 'dispute', '{}', created_at, created_at from payment_attempt`);
  await database.execute(sql`
    insert into refund (id, attempt_id, amount_kobo, cause, reason, status, provider_refund_id, requested_at, updated_at)
      select gen_random_uuid(), id, 1000, 'goodwill', '', 'settled', id::text, created_at, created_at
      from payment_attempt`);
  await database.execute(sql`analyze`);
});

async function planOf(query: SQLWrapper): Promise<string> {
  return JSON.stringify(await database.execute(sql`explain ${query.getSQL()}`));
}

const parts = [
  ['all', 'reservation_account', 'infinity'],
  ['all', 'reservation_account', '2026-03-01T00:00:00Z'],
  ['unpaid', 'reservation_', '2026-03-01T00:00:00Z'],
  ['upcoming', 'reservation_account_stay', '2026-03-01'],
  ['past', 'reservation_account_stay', '2026-03-01'],
  ['cancelled', 'reservation_account_other', '2026-03-01T00:00:00Z'],
] as const;

test.each(parts)(
  'A page of ten thousand reservations (%s) is read from its index in its order, and no row besides',
  async (part, index, key) => {
    const asked = {
      accountId: guest.accountId,
      now: hotel.clock.now(),
      today: '2026-03-02',
      earliest: '2025-03-02',
      most: 51,
    };
    const plan = await planOf(reservationsOfGroup(database, part, { ...asked, key, id }));
    expect(plan).toContain(index);
    expect(plan).toContain('allocation_reservation_id_room_type_pk');
    expect(plan).toContain('room_night_reservation');
    expect(plan).not.toMatch(/Seq Scan/);
    if (part !== 'unpaid') expect(plan).not.toMatch(/Sort Key: reservation/);
  },
);

test('The newest page of them has fifty, and the one of now is the first', async () => {
  const { body } = await hotel.request('GET', '/api/v1/hotel/reservations/history', guest);
  expect(valueAt(body, 'reservations')).toHaveLength(50);
  expect(valueAt(body, 'reservations.0.id')).toBe(id);
  expect((await findOfGuestWithRooms(database, guest.accountId, id))?.roomNumbers).toEqual(['101']);
});

test('The nights that are sold out are found by their dates', async () => {
  const nights = { from: '2026-03-12', to: '2026-09-12' };
  const plan = await planOf(fullNights(database, hotel.clock.now(), nights));
  expect(plan).toContain('room_night_night');
  expect(plan).not.toMatch(/Seq Scan on (room_night|reservation)/);
});

test('What is held unpaid for a stay is found by its nights', async () => {
  const stay = { checkIn: '2026-03-12', checkOut: '2026-03-15' };
  const unpaid = unpaidByRoomType(database, hotel.clock.now(), { ...stay, keptPercent: 40 });
  const plan = await planOf(database.select({ roomType: unpaid.roomType }).from(unpaid));
  expect(plan).not.toMatch(/Seq Scan on (room_night|reservation)/);
});
