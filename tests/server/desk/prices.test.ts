import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setRoomPrice } from '../../../server/desk/rooms/roomPrices';
import { roomPricesOn } from '../../../server/rooms/roomPrices';
import { longSessions, modify, reserve, reserved } from '../reservations/stays';
import { emptyDatabase } from '../support/workerDatabase';
import { freshHotel } from '../support/hotel';
import { hotel, setPrice } from './atTheDesk';

const testHotel = await freshHotel(longSessions);
const { database } = testHotel.context;

const set = (naira: number, from: string) => setPrice(testHotel, 'junior', naira, from);

/** What a night in each type costs on a check-in date, in naira, as the site reads it. */
async function offered(checkIn: string, checkOut: string): Promise<unknown> {
  const { body } = await testHotel.request(
    'GET',
    `/api/v1/availability?checkIn=${checkIn}&checkOut=${checkOut}`,
  );
  return body;
}

describe('The owner sets a price', () => {
  test('and a second price for the same day replaces the first', async () => {
    await set(1200, '2026-03-12');
    await set(1100, '2026-03-12');
    const { text } = await hotel(testHotel, 'prices');
    expect(text).toContain('₦1,100');
    expect(text).not.toContain('₦1,200');
    expect((await hotel(testHotel, 'prices', 'history')).text).toContain('₦1,200');
    expect(await offered('2026-03-12', '2026-03-13')).toMatchObject({
      rooms: [{ roomPrice: 1100 }, {}, {}, {}, {}, {}],
    });
  });

  const notAPrice = 'The room rate must be in whole naira, from ₦1 to ₦10,000,000.00.';
  test.each([
    [0, '2026-03-12', notAPrice],
    [1200.5, '2026-03-12', notAPrice],
    [10_000_001, '2026-03-12', notAPrice],
    [1200, '2026-03-01', 'A rate can start from today, 2 March, at the earliest.'],
  ])('but not ₦%s from %s on, and reads why', async (naira, from, text) => {
    await expect(set(naira, from)).rejects.toThrow(text);
    expect((await hotel(testHotel, 'prices')).text).toContain('No other price is set for later.');
  });
});

test('Whatever prices were set, a stay costs what was set last for the latest day that has come by its check-in', async () => {
  const day = (number: number) => `2026-04-${String(number).padStart(2, '0')}`;
  const change = fc.record({
    naira: fc.integer({ min: 1, max: 9_999 }),
    day: fc.integer({ min: 1, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 8 }),
      fc.integer({ min: 1, max: 9 }),
      async (changes, arrival) => {
        await emptyDatabase(database);
        const book = new Map<number, number>();
        for (const { naira, day: from } of changes) {
          const price = {
            roomType: 'junior',
            nightlyKobo: naira * 100,
            validFrom: day(from),
            why: 'Season',
          } as const;
          await database.transaction((tx) =>
            setRoomPrice(tx, testHotel.context, price, { name: 'Ngozi' }),
          );
          book.set(from, naira);
        }
        const come = [...book.keys()].filter((from) => from <= arrival);
        const expected = come.length === 0 ? 1000 : book.get(Math.max(...come));
        const prices = await roomPricesOn(database, day(arrival));
        expect([prices('junior'), prices('double')]).toEqual([(expected ?? 0) * 100, 150_000]);
      },
    ),
    { numRuns: 25, seed: 1 },
  );
});

describe('A stay', () => {
  test('costs in all its nights what it does on its check-in date', async () => {
    await set(1200, '2026-03-13');
    const made = await reserve(testHotel, await testHotel.guest(), { junior: 1 });
    expect(made).toMatchObject({ status: 201, body: { totalAmount: 3000 } });
  });

  test('keeps the price at which it was made, until its dates are changed', async () => {
    const guest = await testHotel.guest();
    const id = await reserved(testHotel, guest, { junior: 1 });
    await set(1200, '2026-03-02');
    const sameDates = await modify(testHotel, guest, id, { noOfChildren: 0 });
    expect(sameDates.body).toMatchObject({ reservation: { totalPrice: 3000 } });
    await set(1300, '2026-03-20');
    const url = `/api/v1/hotel/reservations/${id}/availability?checkIn=2026-03-20&checkOut=2026-03-22`;
    const offered = await testHotel.request('GET', url, guest);
    expect(offered.body).toMatchObject({ rooms: [{ roomPrice: 1300 }, {}, {}, {}, {}, {}] });
    const other = { checkInDate: '2026-03-20', checkOutDate: '2026-03-22' };
    const otherDates = await modify(testHotel, guest, id, other);
    expect(otherDates.body).toMatchObject({
      reservation: { totalPrice: 2600, roomAllocations: [{ roomPrice: 1300 }] },
    });
  });
});

describe('A guest who was shown another price', () => {
  test('is refused, reads today’s prices, and books at these', async () => {
    await set(1200, '2026-03-12');
    const guest = await testHotel.guest();
    const refused = await reserve(testHotel, guest, { junior: 1 });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        roomPrices: [{ roomType: 'Double Deluxe', roomPrice: 1200 }, {}, {}, {}, {}, {}],
      },
    });
  });
});
