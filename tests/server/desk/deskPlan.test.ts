import { beforeEach, expect, test } from 'vitest';
import { addDays, eachNight } from '../../../machines/shared/stay';
import { freshHotel } from '../support/hotel';
import { listAt, valueAt } from '../support/reading';
import { happen, longSessions, reserved, roomsLeft } from '../reservations/stays';
import { act, arrival, paidRoom, send, twoAtDesk, type OneRoomStay } from './deskSessions';

const hotel = await freshHotel(longSessions);
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);

let stay: OneRoomStay;
beforeEach(async () => {
  stay = await paidRoom(hotel);
});

const read = (path: string) => amara.browser.request('GET', path);

/** Who has which room, by its number, as `inHouse Adaobi Okeke 12–15 of 12–15` with days of March. */
async function planned(from = ''): Promise<Record<string, string[]>> {
  const { body } = await read(`/plan${from && `?from=2026-${from}`}`);
  const told = (one: unknown) => {
    const at = (path: string) => String(valueAt(one, path)).replace('2026-03-', '');
    return `${at('state')} ${at('name')} ${at('from')}–${at('to')} of ${at('checkIn')}–${at('checkOut')}`;
  };
  const rooms = listAt(body, 'types').flatMap((type) => listAt(type, 'rooms'));
  const stays = rooms.map((room): [string, string[]] => [
    String(valueAt(room, 'number')),
    listAt(room, 'stays').map(told),
  ]);
  return Object.fromEntries(stays.filter(([, ofRoom]) => ofRoom.length > 0));
}

const onRoom = (number: string, body: object) => send(amara, `/rooms/${number}/acts`, body);
const close = (number: string) => onRoom(number, { act: 'closeTonight', why: 'The shower leaks' });

test('A stay shows over its nights with how it stands, as far as the plan goes', async () => {
  const { room } = stay;
  expect(await planned()).toEqual({ [room]: ['paid Adaobi Okeke 12–15 of 12–15'] });
  expect(await planned('03-14')).toEqual({ [room]: ['paid Adaobi Okeke 14–15 of 12–15'] });
  expect(await planned('02-28')).toEqual({ [room]: ['paid Adaobi Okeke 12–14 of 12–15'] });
  expect(await planned('02-26')).toEqual({});
  for (const from of ['2026-02-30', '9999-12-31', 'tomorrow'])
    expect(await read(`/plan?from=${from}`)).toMatchObject({ status: 400 });
  await act(amara, stay, { act: 'checkIn', room });
  expect(await planned()).toEqual({ [room]: ['inHouse Adaobi Okeke 12–15 of 12–15'] });
  await goTo('2026-03-13T09:00:00Z');
  await act(amara, stay, { act: 'checkOut', room });
  // The nights after an early departure are sold again.
  expect(await planned('03-12')).toEqual({ [room]: ['departed Adaobi Okeke 12–13 of 12–15'] });
});

test('Several rooms, a move in the middle of a stay and closed rooms are told apart', async () => {
  const id = await reserved(hotel, await hotel.guest('family@example.com'), { superior: 2 });
  const held = await planned();
  const [first = '', second = ''] = Object.keys(held).filter((number) => number !== stay.room);
  expect(held[first]).toEqual(['held Adaobi Okeke 12–15 of 12–15']);
  await happen(hotel, id, { type: 'payment.settled' });
  await act(amara, { id }, { act: 'checkIn', room: first });
  await act(amara, stay, { act: 'checkIn', room: stay.room });
  await goTo('2026-03-13T09:00:00Z');
  await act(bisi, stay, { act: 'moveRoom', room: stay.room, to: '602', why: 'Too loud' });
  await close('601');
  expect(await planned('03-12')).toEqual({
    [first]: ['inHouse Adaobi Okeke 12–15 of 12–15'],
    [second]: ['paid Adaobi Okeke 12–15 of 12–15'],
    [stay.room]: ['departed Adaobi Okeke 12–13 of 12–15'],
    '601': ['closed The shower leaks 13–14 of 13–14'],
    '602': ['inHouse Adaobi Okeke 13–15 of 12–15'],
  });
});

test('“Are we full?” has one answer each night: for guests, on Today, when somebody books, on the rooms and here', async () => {
  await reserved(hotel, await hotel.guest('held@example.com'), { superior: 1 });
  await close('601');
  await onRoom('602', { act: 'dirty' });
  const free = async (path: string, list: string, rooms: string) => {
    const figures = listAt((await read(path)).body, list);
    return new Map(figures.map((one) => [valueAt(one, 'roomType'), valueAt(one, rooms)] as const));
  };
  const booking = '/free?checkIn=2026-03-12&checkOut=2026-03-13';
  // With the hold, and after it: the job that ends it has not run.
  const suites: unknown[] = [];
  for (const time of ['2026-03-12T13:05:00Z', '2026-03-12T22:30:00Z']) {
    await goTo(time);
    const tonight = await free('/plan', 'types', 'free.0');
    suites.push(tonight.get('Superior Suite'));
    expect(await free('/today', 'freeRooms', 'rooms')).toEqual(tonight);
    expect(await free('/rooms', 'freeRooms', 'rooms')).toEqual(tonight);
    expect(await free(booking, 'types', 'rooms.length')).toEqual(tonight);
    for (const [night, date] of eachNight('2026-03-12', '2026-03-16').entries())
      expect(new Map(Object.entries(await roomsLeft(hotel, date, addDays(date, 1))))).toEqual(
        await free('/plan', 'types', `free.${night}`),
      );
  }
  expect(suites[1]).toBe(Number(suites[0]) + 1);
  const ofRooms = (await read('/rooms')).body;
  const penthouse = { roomType: 'Premium Penthouse', rooms: 1, ready: [] };
  expect(valueAt(ofRooms, 'freeRooms')).toContainEqual(penthouse);
  const tonight = listAt(ofRooms, 'rooms').filter((one) => valueAt(one, 'isFreeTonight') === true);
  const sold = [...(await free('/rooms', 'freeRooms', 'rooms')).values()].map(Number);
  expect(tonight).toHaveLength(sold.reduce((sum, rooms) => sum + rooms, 0));
});
