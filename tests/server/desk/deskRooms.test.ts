import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { room, roomNight, roomStay, staffAction } from '../../../server/database/schema';
import { happen, longSessions, modify, reserve, reserved, roomsLeft } from '../reservations/stays';
import { freshHotel } from '../support/hotel';
import { hotel, closeNights, moveToRoom, whoAndWhy } from './atTheDesk';

const testHotel = await freshHotel(longSessions);

const nights = ['2026-03-12', '2026-03-15'] as const;

/** A paid stay of three nights from 12 March on in a room of this type. */
async function paid(type: 'premium' | 'superior'): Promise<string> {
  const guest = await testHotel.guest(`${type}${testHotel.context.random.uuid()}@example.com`);
  const id = await reserved(testHotel, guest, { [type]: 1 });
  await happen(testHotel, id, { type: 'payment.settled' });
  return id;
}

function nightsOf(number: string) {
  return testHotel.context.database
    .select()
    .from(roomNight)
    .where(eq(roomNight.roomNumber, number));
}

describe('A closed room', () => {
  test('is not sold in those nights, and in others it is', async () => {
    const { closed } = await closeNights(testHotel, '601', ...nights);
    expect(closed).toEqual(['2026-03-12', '2026-03-13', '2026-03-14']);
    expect(await roomsLeft(testHotel)).toMatchObject({ 'Premium Penthouse': 1 });
    const after = await roomsLeft(testHotel, '2026-03-15', '2026-03-16');
    expect(after).toMatchObject({ 'Premium Penthouse': 2 });
    const guest = await testHotel.guest();
    expect((await reserve(testHotel, guest, { premium: 2 })).status).toBe(409);
    expect((await reserve(testHotel, guest, { premium: 1 })).status).toBe(201);
    expect((await nightsOf('602')).length).toBe(3);
  });

  test('is not given to a stay whose dates change to those nights', async () => {
    await closeNights(testHotel, '601', ...nights);
    const other = await testHotel.guest('two@example.com');
    await reserved(testHotel, await testHotel.guest(), { premium: 1 });
    const later = { checkInDate: '2026-03-20', checkOutDate: '2026-03-21' };
    const id = await reserved(testHotel, other, { premium: 1 }, later);
    const closed = { checkInDate: '2026-03-14', checkOutDate: '2026-03-16' };
    expect((await modify(testHotel, other, id, closed)).status).toBe(409);
  });

  test('stands in the list of rooms with who closed it and why, and in the staff’s log', async () => {
    await closeNights(testHotel, '601', ...nights);
    const { text } = await hotel(testHotel, 'rooms', 'list');
    expect(text).toContain('closed 2026-03-12 to 2026-03-15: The shower leaks (Ngozi)');
    const [action] = await testHotel.context.database.select().from(staffAction);
    expect(action).toMatchObject({
      by: 'Ngozi',
      why: 'The shower leaks',
      kind: 'room.closed',
      detail: { room: '601', nights: 3 },
    });
  });
});

describe('A stay whose room is closed', () => {
  test('moves to a free room of the same type, and the guest who paid is told', async () => {
    const id = await paid('premium');
    expect(await nightsOf('601')).toHaveLength(3);
    const { moved } = await closeNights(testHotel, '601', '2026-03-13', '2026-03-14');
    expect(moved).toMatchObject([{ reservation: { name: 'Adaobi Okeke' }, to: '602' }]);
    expect((await nightsOf('602')).map(({ reservationId }) => reservationId)).toEqual([id, id, id]);
    await testHotel.jobs.run({ kind: 'sweep' });
    await testHotel.settle();
    const told = testHotel.post.emails.at(-1);
    expect(told?.text).toContain('Your room is now 602 instead of 601.');
    const { text: full } = await hotel(testHotel, 'reservations', 'show', id);
    expect(full).toMatch(
      /staff\.roomChanged +by Ngozi, why The shower leaks, after 602, before 601/,
    );
  });

  test('is named and keeps the room where no other is free, and the free nights are closed all the same', async () => {
    const [first] = [await paid('premium'), await paid('premium')];
    const { closed, staying } = await closeNights(testHotel, '601', '2026-03-14', '2026-03-17');
    expect(closed).toEqual(['2026-03-15', '2026-03-16']);
    expect(staying).toMatchObject([{ reservation: { id: first } }]);
  });

  test('is not moved to where the guest before has not left yet', async () => {
    const [late, id] = [await paid('premium'), await paid('premium')];
    testHotel.clock.setTo(new Date('2026-03-12T09:00:00Z'));
    const { database, clock } = testHotel.context;
    const inHouse = { state: 'inHouse', at: clock.now(), by: 'Amara' } as const;
    await database.insert(roomStay).values([
      { reservationId: id, roomNumber: '602', ...inHouse },
      { reservationId: late, roomNumber: '601', ...inHouse },
    ]);
    await database.delete(roomNight).where(eq(roomNight.reservationId, late));
    expect(await moveToRoom(testHotel, id, '602', '601')).toBe(false);
    expect((await nightsOf('602')).map(({ reservationId }) => reservationId)).toEqual([id, id, id]);
  });

  test('that has begun keeps the nights that are past', async () => {
    const id = await paid('premium');
    testHotel.clock.setTo(new Date('2026-03-13T09:00:00Z'));
    await closeNights(testHotel, '601', '2026-03-14', '2026-03-20');
    const kept = (await nightsOf('601')).filter(({ reservationId }) => reservationId === id);
    expect(kept.map(({ night }) => night)).toEqual(['2026-03-12', '2026-03-13']);
    expect((await nightsOf('602')).map(({ night }) => night)).toEqual(['2026-03-14']);
  });
});

describe('A new room', () => {
  test('can be reserved at once, and is added once', async () => {
    const added = ['rooms', 'add', '603', '--type', 'premium', ...whoAndWhy];
    expect(await hotel(testHotel, ...added)).toMatchObject({ code: 0 });
    expect(await roomsLeft(testHotel)).toMatchObject({ 'Premium Penthouse': 3 });
    expect(await hotel(testHotel, ...added)).toMatchObject({ code: 1 });
    await testHotel.context.database.delete(room).where(eq(room.number, '603'));
  });
});
