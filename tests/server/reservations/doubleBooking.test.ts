import { describe, expect, test } from 'vitest';
import { closeNights } from '../desk/atTheDesk';
import { freshHotel, type HotelResponse, type TestGuest } from '../support/hotel';
import { valueAt } from '../support/reading';
import { longSessions, modify, reserve, reserved, roomsLeft } from './stays';

const testHotel = await freshHotel(longSessions);

function guests(howMany: number): Promise<TestGuest[]> {
  const emails = Array.from({ length: howMany }, (_, index) => `guest-${index}@example.com`);
  return Promise.all(emails.map((email) => testHotel.guest(email)));
}

/** How often each response was given, by its status and code. */
function countResponses(responses: readonly HotelResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of responses) {
    const code = valueAt(body, 'code');
    const response = typeof code === 'string' ? `${status} ${code}` : String(status);
    counts[response] = (counts[response] ?? 0) + 1;
  }
  return counts;
}

describe('Many guests at the same moment, with many connections', () => {
  test('get each of two penthouses once, on nights that overlap', async () => {
    const crowd = await guests(40);
    const stays = [
      { checkInDate: '2026-03-12', checkOutDate: '2026-03-15' },
      { checkInDate: '2026-03-14', checkOutDate: '2026-03-18' },
      { checkInDate: '2026-03-10', checkOutDate: '2026-03-15' },
    ];
    const responses = await Promise.all(
      crowd.map((guest, index) => reserve(testHotel, guest, { premium: 1 }, stays[index % 3])),
    );
    expect(countResponses(responses)).toEqual({ '201': 2, '409 rooms_unavailable': 38 });
  });

  test('are never refused a room while another of its type is free', async () => {
    const crowd = await guests(12);
    const responses = await Promise.all(
      crowd.map((guest) => reserve(testHotel, guest, { junior: 1 })),
    );
    expect(countResponses(responses)).toEqual({ '201': 10, '409 rooms_unavailable': 2 });
    expect(await roomsLeft(testHotel)).toMatchObject({ 'Double Deluxe': 0 });
  });

  test('who want the same types in another order do not block each other', async () => {
    const crowd = await guests(24);
    const responses = await Promise.all(
      crowd.map((guest, index) =>
        reserve(
          testHotel,
          guest,
          index % 2 ? { superior: 1, premium: 1 } : { premium: 1, superior: 1 },
        ),
      ),
    );
    expect(countResponses(responses)).toEqual({ '201': 2, '409 rooms_unavailable': 22 });
    expect(await roomsLeft(testHotel)).toMatchObject({
      'Superior Suite': 2,
      'Premium Penthouse': 0,
    });
  });

  test('share the rooms of holds that ran out, while these are swept', async () => {
    const crowd = await guests(21);
    const [first, ...others] = crowd;
    if (!first) throw new Error('There is no guest.');
    await reserved(testHotel, first, { premium: 1 });
    await reserved(testHotel, first, { premium: 1, superior: 4 });
    testHotel.clock.advance(testHotel.context.configuration.hold);

    const [responses] = await Promise.all([
      Promise.all(others.map((guest) => reserve(testHotel, guest, { premium: 1 }))),
      testHotel.jobs.run({ kind: 'sweep' }),
      testHotel.jobs.run({ kind: 'sweep' }),
    ]);
    expect(countResponses(responses)).toEqual({ '201': 2, '409 rooms_unavailable': 18 });
    expect(await roomsLeft(testHotel)).toMatchObject({
      'Superior Suite': 4,
      'Premium Penthouse': 0,
    });
  });

  test('who move their stays onto the same nights do not meet in a room', async () => {
    const crowd = await guests(8);
    const night = (day: number) => ({
      checkInDate: `2026-04-${10 + day}`,
      checkOutDate: `2026-04-${11 + day}`,
    });
    const made = await Promise.all(
      crowd.map((guest, index) => reserved(testHotel, guest, { premium: 1 }, night(index))),
    );
    const dates = { checkInDate: '2026-05-01', checkOutDate: '2026-05-03' };
    const responses = await Promise.all(
      crowd.map((guest, index) => modify(testHotel, guest, made[index] ?? '', dates)),
    );
    expect(countResponses(responses)).toEqual({ '200': 2, '409 rooms_unavailable': 6 });
  });

  test('who reserve while their rooms are closed get none that is', async () => {
    const crowd = await guests(12);
    const [closings, responses] = await Promise.all([
      Promise.all(
        ['101', '102', '103'].map((room) =>
          closeNights(testHotel, room, '2026-03-12', '2026-03-15'),
        ),
      ),
      Promise.all(crowd.map((guest) => reserve(testHotel, guest, { junior: 1 }))),
    ]);
    const closed = closings.filter(({ staying }) => staying.length === 0).length;
    expect(countResponses(responses)).toEqual({
      '201': 10 - closed,
      '409 rooms_unavailable': 2 + closed,
    });
    expect(await roomsLeft(testHotel)).toMatchObject({ 'Double Deluxe': 0 });
  });

  test('make no more unpaid reservations on one account than it may have', async () => {
    const [guest] = await guests(1);
    if (!guest) throw new Error('There is no guest.');
    const presses = Array.from({ length: 10 }, () => reserve(testHotel, guest, { junior: 1 }));
    expect(countResponses(await Promise.all(presses))).toEqual({
      '201': 3,
      '409 too_many_unpaid_reservations': 7,
    });
  });
});
