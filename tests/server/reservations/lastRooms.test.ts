import { describe, expect, test } from 'vitest';
import { parseRoomsOnDates } from '../../../src/api/availabilityResponse';
import { freshHotel, openHotel, type HotelResponse } from '../support/hotel';
import { refusedWith, textAt } from '../support/reading';
import { defaultSettings } from '../support/testConfiguration';
import { cancel, happen, modify, reserve, reserved, roomsLeft, type Rooms } from './stays';

const { hold, shortHold, maximumUnpaidRooms, keptRoomsPercent, maximumUnusedHolds } =
  defaultSettings;
const configuration = {
  accessTokenLifetime: 48 * 60 * 60_000,
  ...{ maximumUnpaidRooms, keptRoomsPercent, maximumUnusedHolds },
};
const hotel = await freshHotel({ configuration });
/** The same, where many guests are expected behind one address. */
const campusHotel = await openHotel({ configuration: { ...configuration, addressLimitFactor: 3 } });

const MINUTE = 60_000;
const refused = refusedWith(409, 'rooms_unavailable');
const oneNight = { checkInDate: '2026-03-12', checkOutDate: '2026-03-13' };

/** New guests, each on a separate network unless one is named. */
let guests = 0;
const newcomer = () => {
  guests += 1;
  return hotel.guest(`guest-${guests}@example.com`);
};
async function newcomerReserves(rooms: Rooms, stay = {}, address?: string, at = hotel) {
  const from = address ?? `10.1.${Math.floor(guests / 200)}.${guests % 200}`;
  const guest = await newcomer();
  return { guest, ...(await reserve(at, guest, rooms, stay, from)) };
}

const minutesHeld = ({ body }: Pick<HotelResponse, 'body'>) =>
  (Date.parse(textAt(body, 'reservationData.holdExpiresAt')) - hotel.clock.now().getTime()) /
  MINUTE;
const idOf = ({ body }: Pick<HotelResponse, 'body'>) => textAt(body, 'reservationData.id');
const pay = (response: Pick<HotelResponse, 'body'>) =>
  happen(hotel, idOf(response), { type: 'payment.settled' });

/** Takes as many Double Rooms as can be held as usual. */
const takeShare = () => newcomerReserves({ double: 6 });

describe('The last rooms of a type', () => {
  test('are two fifths of those that are not sold, and held for ten minutes', async () => {
    expect(await roomsLeft(hotel)).toMatchObject({ 'Double Room': 6 });
    const most = await takeShare();
    expect(minutesHeld(most)).toBe(hold / MINUTE);
    expect(await roomsLeft(hotel)).toMatchObject({ 'Double Room': 2 });
    const next = await newcomerReserves({ double: 2 });
    expect(next.status).toBe(201);
    expect(minutesHeld(next)).toBe(10);
  });

  test('go two at a time to one guest, who is told what else can be done', async () => {
    await takeShare();
    const response = await newcomerReserves({ double: 3 });
    expect(response).toMatchObject(refused);
    expect(response.body).toMatchObject({
      message:
        'We’re down to our last rooms of this type. You can hold up to 2 of them and 14 room nights at a time. Please choose fewer, try again in half an hour, or call us on 0700 000 0100.',
    });
    const two = await newcomerReserves({ double: 2 });
    const more = await reserve(hotel, two.guest, { double: 1 });
    expect(more).toMatchObject(refused);
    expect(textAt(more.body, 'message')).toContain('for other guests who haven’t paid yet');
  });

  test('are no more once the others are paid: a share of what is unsold is held as usual again', async () => {
    await pay(await takeShare());
    expect(minutesHeld(await newcomerReserves({ double: 2 }))).toBe(hold / MINUTE);
    expect(minutesHeld(await newcomerReserves({ double: 2 }))).toBe(shortHold / MINUTE);
  });

  test('of a type with two rooms are one, and both can be booked', async () => {
    const first = await newcomerReserves({ premium: 1 });
    expect(await roomsLeft(hotel)).toMatchObject({ 'Premium Penthouse': 1 });
    const second = await newcomerReserves({ premium: 1 });
    expect([minutesHeld(first), minutesHeld(second)]).toEqual([30, 10]);
    await pay(first);
    hotel.clock.advance(shortHold);
    const third = await newcomerReserves({ premium: 1 });
    expect(minutesHeld(third)).toBe(10);
  });

  test('are shared out rightly when everybody comes at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => newcomerReserves({ double: 1 })),
    );
    const made = responses.filter(({ status }) => status === 201);
    expect(made.map(minutesHeld).sort()).toEqual([10, 10, 10, 10, 30, 30, 30, 30, 30, 30]);
  });
});

describe('The last rooms that a network holds', () => {
  const address = '10.9.9.9';

  test('are two of any types, whoever its guests are, until one of them has paid', async () => {
    await takeShare();
    await newcomerReserves({ superior: 2 });
    const first = await newcomerReserves({ double: 1 }, {}, address);
    expect((await newcomerReserves({ superior: 1 }, {}, address)).status).toBe(201);
    expect(await newcomerReserves({ double: 1 }, {}, address)).toMatchObject(refused);
    await pay(first);
    expect((await newcomerReserves({ double: 1 }, {}, address)).status).toBe(201);
  });

  test('are as few when all come at one moment for different types', async () => {
    await takeShare();
    await newcomerReserves({ superior: 2 });
    await newcomerReserves({ family: 3 });
    await newcomerReserves({ premium: 1 });
    const wanted: Rooms[] = [{ double: 1 }, { superior: 1 }, { family: 1 }, { premium: 1 }];
    const made = await Promise.all(wanted.map((rooms) => newcomerReserves(rooms, {}, address)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(2);
  });
});

describe('A guest who let the last rooms come to nothing', () => {
  test('gets none again for a day, nor does the network; other rooms both get', async () => {
    await takeShare();
    const address = '10.9.9.9';
    const first = await newcomerReserves({ double: 2 }, {}, address);
    hotel.clock.advance(shortHold);
    const again = await reserve(hotel, first.guest, { double: 1 }, {}, '10.9.9.8');
    expect(again).toMatchObject(refused);
    expect(await newcomerReserves({ double: 1 }, {}, address)).toMatchObject(refused);
    expect((await newcomerReserves({ junior: 1 }, {}, address)).status).toBe(201);
    hotel.clock.advance(24 * 60 * MINUTE);
    await takeShare();
    expect((await reserve(hotel, first.guest, { double: 1 }, {}, address)).status).toBe(201);
  });

  test('is counted by the minutes that a cancelled hold lasted', async () => {
    await takeShare();
    const { guest, body } = await newcomerReserves({ double: 2 });
    hotel.clock.advance(shortHold - MINUTE);
    await cancel(hotel, guest, idOf({ body }));
    expect(await reserve(hotel, guest, { double: 1 })).toMatchObject(refused);
  });
});

describe('Who has paid before', () => {
  test('holds the last rooms as long as any, and more of them', async () => {
    const guest = await hotel.guest();
    const before = { checkInDate: '2026-05-01', checkOutDate: '2026-05-02' };
    const id = await reserved(hotel, guest, { junior: 1 }, before);
    await happen(hotel, id, { type: 'payment.settled' });
    await takeShare();
    const response = await reserve(hotel, guest, { double: 4 });
    expect(response.status).toBe(201);
    expect(minutesHeld(response)).toBe(30);
  });
});

describe('A change of dates', () => {
  test('takes no last rooms for longer than ten minutes, and that is said before', async () => {
    const guest = await hotel.guest();
    const later = { checkInDate: '2026-04-01', checkOutDate: '2026-04-02' };
    const id = await reserved(hotel, guest, { double: 1 }, later);
    await takeShare();
    const ask = () =>
      hotel.request(
        'GET',
        `/api/v1/hotel/reservations/${id}/availability?checkIn=2026-03-12&checkOut=2026-03-13`,
        { token: guest.token },
      );
    const save = () => modify(hotel, guest, id, oneNight);
    const { whyNot } = parseRoomsOnDates((await ask()).body);
    expect(whyNot).toContain('they can’t be held for a change');
    expect(await save()).toMatchObject({ status: 409, body: { message: whyNot } });
    hotel.clock.advance(hold - shortHold);
    expect(parseRoomsOnDates((await ask()).body).whyNot).toBeNull();
    expect((await save()).status).toBe(200);
  });
});

describe('Guests of a conference, on one network', () => {
  /** The hotel's rooms, by type. */
  const stock = Object.entries({
    junior: 10,
    double: 10,
    deluxe: 8,
    family: 6,
    superior: 4,
    premium: 2,
  });
  const inTurn = Array.from({ length: 10 }, (_, turn) =>
    stock.filter(([, rooms]) => turn < rooms).map(([type]): Rooms => ({ [type]: 1 })),
  ).flat();
  const address = '10.7.7.7';

  /** So many at a time reserve at one moment, and pay five minutes later. */
  async function book(wanted: readonly Rooms[], atATime: number, at = hotel): Promise<number[]> {
    const statuses: number[] = [];
    for (let first = 0; first < wanted.length; first += atATime) {
      const wave = wanted.slice(first, first + atATime);
      const responses = await Promise.all(
        wave.map((rooms) => newcomerReserves(rooms, {}, address, at)),
      );
      statuses.push(...responses.map(({ status }) => status));
      hotel.clock.advance(5 * MINUTE);
      for (const response of responses) if (response.status === 201) await pay(response);
    }
    return statuses;
  }

  test('forty book all rooms of the house, twenty at a time', async () => {
    const statuses = await book(inTurn, 20);
    expect(statuses).toEqual(Array.from({ length: 40 }, () => 201));
    expect(new Set(Object.values(await roomsLeft(hotel)))).toEqual(new Set([0]));
  });

  test('book all rooms of one type at one moment, one or two each, where the hotel expects many of them', async () => {
    const rooms = [1, 2, 1, 2, 1, 2, 1].map((double): Rooms => ({ double }));
    expect(await book(rooms, rooms.length, campusHotel)).toEqual(rooms.map(() => 201));
    expect(await roomsLeft(hotel)).toMatchObject({ 'Double Room': 0 });
  });
});
