import { describe, expect, test } from 'vitest';
import { lagosToday, addDays } from '../../../machines/shared/stay';
import type { ReservationGroup } from '../../../machines/reservation/groups';
import { reservation } from '../../../server/database/schema';
import type { ReservationRow } from '../../../server/reservations/queries';
import { freshHotel, type TestGuest } from '../support/hotel';
import { textAt, valueAt } from '../support/reading';
import { happen, longSessions, reserved, shown, startPayment } from './stays';

const hotel = await freshHotel(longSessions);
const list = '/api/v1/hotel/reservations/history';
const MINUTE = 60_000;
const now = () => hotel.clock.now();
const today = () => lagosToday(now());

function asked(guest: TestGuest, query: Readonly<Record<string, string>>) {
  return hotel.request('GET', `${list}?${new URLSearchParams(query)}`, { token: guest.token });
}

/** All that a guest is shown, page by page, each as `group id`, or `all id` where they come in none. */
async function told(
  guest: TestGuest,
  query: Readonly<Record<string, string>>,
  between: () => void = () => undefined,
): Promise<string[]> {
  const seen: string[] = [];
  let cursor: Record<string, string> | undefined = {};
  while (cursor) {
    const { body } = await asked(guest, { ...query, ...cursor });
    for (let at = 0; valueAt(body, `reservations.${at}.id`) !== undefined; at += 1) {
      const one = `reservations.${at}`;
      const group = valueAt(body, `${one}.group`);
      seen.push(`${typeof group === 'string' ? group : 'all'} ${textAt(body, `${one}.id`)}`);
    }
    const next = valueAt(body, 'nextCursor');
    cursor = typeof next === 'string' ? { cursor: next } : undefined;
    between();
  }
  return seen;
}

const standings = [
  { status: 'pending' },
  { status: 'pending' },
  { status: 'paid' },
  { status: 'paid' },
  { status: 'paid' },
  { status: 'paid' },
  { status: 'paid' },
  { status: 'paid', refundStatus: 'requested' },
  { status: 'paid', refundStatus: 'failed' },
  { status: 'cancelled', cancelReason: 'expired' },
  { status: 'cancelled', cancelReason: 'byGuest' },
  { status: 'refunded' },
] as const;

/** A guest's reservations in every status, before, on and after the relevant days, several of each alike. */
async function manyOf(guest: TestGuest): Promise<ReservationRow[]> {
  const id = await reserved(hotel, guest, { junior: 1 });
  const [row] = await hotel.context.database.query.reservation.findMany({
    where: (table, { eq }) => eq(table.id, id),
  });
  if (!row) throw new Error('There is no reservation.');
  const moment = now().getTime();
  const rows = Array.from({ length: 400 }, (_, place): ReservationRow => {
    const checkIn = addDays(today(), (place % 13) - 9);
    const created = moment - Math.ceil(place / 3) * MINUTE;
    return {
      ...row,
      cancelReason: null,
      refundStatus: null,
      ...standings[place % standings.length],
      id: hotel.context.random.uuid(),
      checkIn,
      checkOut: addDays(checkIn, 1 + (place % 4)),
      createdAt: new Date(created),
      // Some unpaid holds have expired without a sweep having noticed.
      holdExpiresAt: new Date(moment + ((place % 5) - 1) * MINUTE),
    };
  });
  await hotel.context.database.insert(reservation).values(rows);
  return [row, ...rows];
}

/** The group in which a guest finds a reservation, worked out independently of the SQL. */
function groupOf(row: ReservationRow): ReservationGroup {
  if (row.status === 'pending') return row.holdExpiresAt > now() ? 'unpaid' : 'cancelled';
  if (row.status !== 'paid' || row.refundStatus !== null) return 'cancelled';
  return row.checkOut >= today() ? 'upcoming' : 'past';
}

const moment = (date: Date) => date.toISOString();
const keys: Readonly<Record<ReservationGroup, (row: ReservationRow) => string>> = {
  unpaid: (row) => `${moment(row.holdExpiresAt)} ${row.id}`,
  upcoming: (row) => `${row.checkIn} ${row.id}`,
  past: (row) => `${row.checkIn} ${row.id}`,
  cancelled: (row) => `${moment(row.createdAt)} ${row.id}`,
};

const sortedBy = (rows: readonly ReservationRow[], key: (row: ReservationRow) => string) =>
  rows.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));

function inOrder(rows: readonly ReservationRow[], group: ReservationGroup): string[] {
  const its = rows.filter((row) => groupOf(row) === group);
  const sorted = sortedBy(its, keys[group]);
  const first = group === 'unpaid' || group === 'upcoming' ? sorted : sorted.reverse();
  return first.map(({ id }) => `${group} ${id}`);
}

describe('The reservations of a guest by their stays', () => {
  test('come in groups over many pages, each in its order, none left out and none twice', async () => {
    const guest = await hotel.guest();
    const rows = await manyOf(guest);
    await reserved(hotel, await hotel.guest('other@example.com'), { junior: 1 });
    const groups = (['unpaid', 'upcoming', 'past', 'cancelled'] as const).map((group) =>
      inOrder(rows, group),
    );
    for (const group of groups) expect(group.length).toBeGreaterThan(20);
    expect(await told(guest, { order: 'stay' })).toEqual(groups.flat());
    expect(await told(guest, { group: 'past' })).toEqual(groups[2]);
    const newest = sortedBy(rows, keys.cancelled).reverse();
    expect(await told(guest, {})).toEqual(newest.map(({ id }) => `all ${id}`));
  });

  test('stay in their groups from page to page, also over a midnight', async () => {
    const guest = await hotel.guest();
    const rows = await manyOf(guest);
    const groups = (['unpaid', 'upcoming', 'past', 'cancelled'] as const).map((group) =>
      inOrder(rows, group),
    );
    const day = today();
    const seen = await told(guest, { order: 'stay' }, () => hotel.clock.advance(2 * 60 * MINUTE));
    expect(today()).toBe(addDays(day, 1));
    expect(seen).toEqual(groups.flat());
  });

  test('A payment that was begun shows wherever the reservation does, until it is paid', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest, { junior: 1 });
    const unpaid = () => asked(guest, { group: 'unpaid' });
    const toPay = () => shown(hotel, guest, id);
    const details = async () => {
      const { body } = await hotel.request('GET', `/api/v1/hotel/reservations/${id}`, {
        token: guest.token,
      });
      return body;
    };
    const everywhere = () => Promise.all([toPay(), details()]);
    expect(valueAt((await unpaid()).body, 'reservations.0.unfinishedPayment')).toBeUndefined();
    for (const one of await everywhere()) {
      expect(valueAt(one, 'reservation.unfinishedPayment')).toBeUndefined();
    }
    await startPayment(hotel, guest, id);
    expect((await unpaid()).body).toMatchObject({
      reservations: [{ id, group: 'unpaid', unfinishedPayment: 'paystack' }],
    });
    for (const one of await everywhere()) {
      expect(one).toMatchObject({ reservation: { id, unfinishedPayment: 'paystack' } });
    }
    await happen(hotel, id, { type: 'payment.settled' });
    for (const one of await everywhere()) {
      expect(valueAt(one, 'reservation.unfinishedPayment')).toBeUndefined();
    }
    expect((await unpaid()).body).toEqual({ reservations: [] });
    expect(await told(guest, { order: 'stay' })).toEqual([`upcoming ${id}`]);
  });

  test('have no page of a cursor that is made up, or of another order or group', async () => {
    const guest = await hotel.guest();
    await manyOf(guest);
    const cursorOf = async (query: Record<string, string>) =>
      textAt((await asked(guest, query)).body, 'nextCursor');
    const ofStays = await cursorOf({ order: 'stay' });
    const ofPast = await cursorOf({ group: 'past' });
    const ofNewest = await cursorOf({});
    const asText = (text: string) => Buffer.from(text).toString('base64url');
    const id = '0b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d20';
    const refused = [
      { order: 'stay', cursor: ofNewest },
      { group: 'upcoming', cursor: ofPast },
      { order: 'created', cursor: ofStays },
      { order: 'stay', cursor: asText(`past|0000-01-01T00:00:00.000Z|2026-01-01|${id}`) },
      { order: 'stay', cursor: asText(`past|2026-01-01T00:00:00.000Z|0000-01-01|${id}`) },
      { order: 'stay', cursor: asText(`gone|2026-01-01T00:00:00.000Z|2026-01-01|${id}`) },
      { order: 'stay', cursor: asText(`past|2026-01-01T00:00:00.000Z|2026-01-01|'`) },
      ...['-271821-04-20', '-000001-01-01', '0000-01-01', '0001-01-01', '+275760-09-12'].flatMap(
        (day) => [
          { cursor: asText(`all|2026-01-01T00:00:00.000Z|${day}T00:00:00.000Z|${id}`) },
          { order: 'stay', cursor: asText(`past|${day}T00:00:00.000Z|2026-01-01|${id}`) },
          {
            order: 'stay',
            cursor: asText(`unpaid|2026-01-01T00:00:00.000Z|${day}T00:00:00.000Z|${id}`),
          },
        ],
      ),
      { order: 'sideways' },
      { group: 'gone' },
    ];
    for (const query of refused) {
      expect([query, (await asked(guest, query)).status]).toEqual([query, 400]);
    }
    const other = await hotel.guest('other@example.com');
    expect((await asked(other, { order: 'stay', cursor: ofStays })).body).toEqual({
      reservations: [],
    });
  });
});
