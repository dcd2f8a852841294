import { describe, expect, test } from 'vitest';
import { addDays } from '../../../machines/shared/stay';
import { roomTypeKeys, type RoomTypeKey } from '../../../machines/shared/roomTypes';
import { roomNight } from '../../../server/database/schema';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { attackRooms, type Attack, type Cost } from './attackOnRooms';
import { defaultSettings } from '../support/testConfiguration';
import { reserve, roomsLeft, type Rooms } from './stays';

const hotel = await freshPaymentWorld({
  configuration: {
    ...defaultSettings,
    accessTokenLifetime: 48 * 60 * 60_000,
    requestsPerMinute: 1_000_000,
    maximumEventLoopDelay: 0,
  },
});

const from = '2026-03-12';
const nights = 10;
const allTypes: readonly RoomTypeKey[] = roomTypeKeys;
const isMeasuring = process.env.MEASURE_HOLDS === 'yes';

/** Prints what an attack took, if requested (`npm run measure:holds`). */
function told(what: string, cost: Cost): Cost {
  if (isMeasuring) {
    const { networks, mailboxes, requestsAnHour, minutesWithout, foundFrom } = cost;
    const minutes = Math.max(...Object.values(minutesWithout));
    console.table({ [what]: { networks, mailboxes, requestsAnHour, minutes, foundFrom } });
  }
  return cost;
}

const attack = async (what: string, wanted: Omit<Attack, 'from' | 'nights'>) =>
  told(what, await attackRooms(hotel, { from, nights, ...wanted }));

/** As many networks as they like. */
const ANY = 1_000;

/** How many new mailboxes each network has. What a network can take must not depend on it. */
const mailboxesEach = isMeasuring ? [2, 4, 8, 16] : [2];
/** Hundreds of mailboxes take longer than a test should. */
const timeout = isMeasuring ? 1_800_000 : 60_000;

describe.each(mailboxesEach)('With %i mailboxes on each network', { timeout }, (mailboxes) => {
  test.each([
    ['the last Penthouse', ['premium'], 3],
    ['the last Double Room', ['double'], 12],
    ['the last room of each type', allTypes, 50],
  ] as const)('to keep %s for an hour takes ever new networks', async (what, types, least) => {
    const wanted = { types, networks: ANY, mailboxes, hours: 1 };
    const cost = await attack(`${what}, ${mailboxes} mailboxes each`, wanted);
    expect(cost.minutesWithoutAny).toBe(60);
    expect(cost.networks).toBeGreaterThanOrEqual(least);
  });

  test('twenty networks that take all they get have used up their share within half an hour, for the day', async () => {
    const wanted = { types: allTypes, networks: 20, mailboxes, hours: 3 };
    const cost = await attack('every room, with 20 networks, for three hours', wanted);
    expect(cost.mailboxes).toBe(20 * mailboxes);
    expect(cost.foundFrom).toBeLessThanOrEqual(30);
    for (let night = 0; night < nights; night += 1) {
      const left = await roomsLeft(hotel, addDays(from, night), addDays(from, night + 1));
      expect(Math.min(...Object.values(left))).toBeGreaterThan(0);
    }
    expect(await findsEachType(from, addDays(from, nights))).toEqual([]);
  });

  test('account numbers that nobody pays to keep the last rooms no longer than that', async () => {
    const wanted = { types: allTypes, networks: 20, mailboxes, hours: 3, asksForAccounts: true };
    const cost = await attack('every room, with 20 networks and account numbers', wanted);
    expect(cost.foundFrom).toBeLessThanOrEqual(30);
    expect(await findsEachType(from, addDays(from, nights))).toEqual([]);
  });
});

let guests = 0;

/** The types of which a new guest can hold a room for some nights; each is released at once. */
async function findsEachType(checkInDate: string, checkOutDate: string): Promise<string[]> {
  const missing: string[] = [];
  for (const type of allTypes) {
    guests += 1;
    const guest = await hotel.guest(`honest-${guests}@example.com`);
    const dates = { checkInDate, checkOutDate };
    const { status, body } = await reserve(
      hotel,
      guest,
      { [type]: 1 },
      dates,
      `10.200.1.${guests % 250}`,
    );
    if (status !== 201) missing.push(`${type}: ${JSON.stringify(body)}`);
  }
  return missing;
}

/** What a mailbox asks for in turn: as much as it can have, then ever less, of one type after the other. */
const greedy: readonly Rooms[] = [
  { double: 6, junior: 6 },
  { deluxe: 4, family: 3, superior: 2, premium: 1 },
  ...[2, 1].flatMap((many) => allTypes.map((type): Rooms => ({ [type]: many }))),
];

test.each(isMeasuring ? [2, 4, 8, 16] : [8])(
  'Of networks of %i new mailboxes each, all at one moment, two take 26 of the 40 rooms and leave four types, and eight not all',
  async (mailboxes) => {
    const dates = { checkInDate: from, checkOutDate: addDays(from, 1) };
    async function attackFrom(network: number) {
      const attacked = Array.from({ length: mailboxes }, async (_, mailbox) => {
        const guest = await hotel.guest(`thief-${network}-${mailbox}@example.com`);
        for (const rooms of greedy) await reserve(hotel, guest, rooms, dates, `10.0.${network}.1`);
      });
      await Promise.all(attacked);
    }
    async function afterNetworks(networks: number) {
      const taken = (await hotel.context.database.select().from(roomNight)).length;
      const left = Object.values(await roomsLeft(hotel, from, dates.checkOutDate));
      const typesLeft = left.filter((rooms) => rooms > 0).length;
      if (isMeasuring)
        console.table({ 'at one moment': { networks, mailboxes, taken, typesLeft } });
      return { taken, typesLeft };
    }
    await Promise.all([attackFrom(1), attackFrom(2)]);
    const two = await afterNetworks(2);
    expect(two.taken).toBeLessThanOrEqual(26);
    expect(two.typesLeft).toBeGreaterThanOrEqual(4);
    for (let network = 3; network <= 8; network += 1) await attackFrom(network);
    expect((await afterNetworks(8)).typesLeft).toBeGreaterThanOrEqual(1);
    if (!isMeasuring) return;
    await attackFrom(9);
    await afterNetworks(9);
  },
);

test('Forty mailboxes that each ask for 12 or 8 rooms leave a room of each type for every night', async () => {
  for (let mailbox = 0; mailbox < 40; mailbox += 1) {
    const guest = await hotel.guest(`thief-${mailbox}@example.com`);
    const dates = { checkInDate: from, checkOutDate: addDays(from, nights) };
    const most =
      mailbox % 2 === 0 ? { double: 6, junior: 6 } : { deluxe: 4, family: 3, premium: 1 };
    await reserve(hotel, guest, most, dates, `10.0.${Math.floor(mailbox / 2)}.1`);
    await reserve(hotel, guest, { superior: 2 }, dates, `10.0.${Math.floor(mailbox / 2)}.1`);
  }
  expect(await findsEachType(from, addDays(from, nights))).toEqual([]);
});
