import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { eachNight } from '../../../machines/shared/stay';
import { freshHotel } from '../support/hotel';
import { valueAt } from '../support/reading';
import { happen, longSessions, reserved, roomsLeft } from '../reservations/stays';
import { act, atDesk, paidRoom, signIn, type AtDesk, type PaidRoom } from './deskSessions';

const hotel = await freshHotel(longSessions);

let amara: AtDesk;
let stay: PaidRoom;

beforeEach(async () => {
  stay = await paidRoom(hotel);
  // 14:02 in Lagos on the day of check-in.
  hotel.clock.setTo(new Date('2026-03-12T13:02:00Z'));
  amara = await atDesk(hotel);
});

const read = (path: string) => amara.browser.request('GET', path);
const list = (body: unknown, path: string): unknown[] => {
  const found = valueAt(body, path);
  return Array.isArray(found) ? found : [];
};

/** Who has which room: `inHouse Adaobi Okeke 12–15` of each room that is taken, by days of March. */
async function planned(from?: string): Promise<Record<string, string[]>> {
  const { body } = await read(from === undefined ? '/plan' : `/plan?from=${from}`);
  const rooms = list(body, 'types').flatMap((type) => list(type, 'rooms'));
  const day = (one: unknown, path: string) => String(valueAt(one, path)).slice(-2);
  return Object.fromEntries(
    rooms
      .map((room): [string, string[]] => [
        String(valueAt(room, 'number')),
        list(room, 'stays').map(
          (one) =>
            `${String(valueAt(one, 'state'))} ${String(valueAt(one, 'name'))} ${day(one, 'from')}–${day(one, 'to')}`,
        ),
      ])
      .filter(([, stays]) => stays.length > 0),
  );
}

const close = (number: string) => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { act: 'closeTonight', why: 'The shower leaks' };
  return amara.browser.request('POST', `/rooms/${number}/acts`, body, headers);
};
const checkIn = () => act(amara, stay, { act: 'checkIn', room: stay.room });

test('A stay shows over its nights with how it stands, as far as the plan goes', async () => {
  const { room, id } = stay;
  expect(await planned()).toEqual({ [room]: ['paid Adaobi Okeke 12–15'] });
  expect(await planned('2026-03-14')).toEqual({ [room]: ['paid Adaobi Okeke 14–15'] });
  expect(await planned('2026-02-28')).toEqual({ [room]: ['paid Adaobi Okeke 12–14'] });
  expect(await planned('2026-02-26')).toEqual({});
  const { body } = await read('/plan?from=2026-03-14');
  const [shown] = list(body, 'types').flatMap((type) =>
    list(type, 'rooms').flatMap((one) => list(one, 'stays')),
  );
  expect(shown).toMatchObject({ reservationId: id, checkIn: '2026-03-12', checkOut: '2026-03-15' });
  await checkIn();
  expect(await planned()).toEqual({ [room]: ['inHouse Adaobi Okeke 12–15'] });
  hotel.clock.setTo(new Date('2026-03-13T09:00:00Z'));
  await signIn(amara);
  await act(amara, stay, { act: 'checkOut', room });
  // The nights after an early departure are sold again.
  expect(await planned()).toEqual({});
  expect(await planned('2026-03-12')).toEqual({ [room]: ['departed Adaobi Okeke 12–13'] });
});

test('Several rooms, a move in the middle of a stay and closed rooms are told apart', async () => {
  const family = await reserved(hotel, await hotel.guest('family@example.com'), { superior: 2 });
  const held = await planned();
  const ofFamily = Object.keys(held).filter((number) => number !== stay.room);
  expect(ofFamily.map((number) => held[number])).toEqual(
    Array(2).fill(['held Adaobi Okeke 12–15']),
  );
  await happen(hotel, family, { type: 'payment.settled' });
  await act(amara, { id: family }, { act: 'checkIn', room: ofFamily[0] });
  await checkIn();
  hotel.clock.setTo(new Date('2026-03-13T09:00:00Z'));
  await signIn(amara);
  await act(amara, stay, { act: 'moveRoom', room: stay.room, to: '602', why: 'Too loud' });
  await close('601');
  const [first = '', second = ''] = ofFamily;
  expect(await planned('2026-03-12')).toEqual({
    [first]: ['inHouse Adaobi Okeke 12–15'],
    [second]: ['paid Adaobi Okeke 12–15'],
    [stay.room]: ['departed Adaobi Okeke 12–13'],
    '601': ['closed The shower leaks 13–14'],
    '602': ['inHouse Adaobi Okeke 13–15'],
  });
});

test('“Are we full?” has one answer each night: for guests, on Today, on the rooms and here', async () => {
  const guest = await hotel.guest('held@example.com');
  await reserved(hotel, guest, { superior: 1 });
  await close('601');
  await act(amara, stay, { act: 'checkIn', room: stay.room });
  const first = await read('/plan');
  const again = { 'if-none-match': String(first.headers.etag) };
  expect(await amara.browser.request('GET', '/plan', undefined, again)).toMatchObject({
    status: 304,
  });

  // With the hold, and after it: the job that ends it has not run.
  const superior: unknown[] = [];
  for (const time of ['2026-03-12T13:05:00Z', '2026-03-12T22:30:00Z']) {
    hotel.clock.setTo(new Date(time));
    await signIn(amara);
    const { body } = await read('/plan');
    const types = list(body, 'types');
    const freeOn = (night: number): Record<string, unknown> =>
      Object.fromEntries(
        types.map((type) => [String(valueAt(type, 'roomType')), valueAt(type, `free.${night}`)]),
      );
    superior.push(freeOn(0)['Superior Suite']);
    for (const screen of ['/today', '/rooms']) {
      const figures = list((await read(screen)).body, 'freeRooms');
      expect(
        Object.fromEntries(figures.map((one) => [valueAt(one, 'roomType'), valueAt(one, 'rooms')])),
      ).toEqual(freeOn(0));
    }
    for (const [night, date] of eachNight('2026-03-12', '2026-03-16').entries()) {
      const next = eachNight(date, '2026-03-17')[1];
      expect(await roomsLeft(hotel, date, next)).toEqual(freeOn(night));
    }
  }
  expect(superior[1]).toBe(Number(superior[0]) + 1);
});

test('A date that is none, or of another century, is refused', async () => {
  for (const from of ['2026-02-30', '9999-12-31', 'tomorrow']) {
    expect(await read(`/plan?from=${from}`)).toMatchObject({ status: 400 });
  }
});
