import { beforeEach, expect, test } from 'vitest';
import { readConfiguration } from '../../../server/configuration/configuration';
import { addDays } from '../../../machines/shared/stay';
import { roomTypeKeys, type RoomTypeKey } from '../../../machines/shared/roomTypes';
import { openPaymentWorld } from '../payments/paymentWorld';
import { attackRooms, type Attack, type Cost } from './attackOnRooms';
import { reserve, roomsLeft } from './stays';

/** The hotel's default limits. */
const bounds = readConfiguration({}, () => ({ accessToken: 'none', codes: 'none' }));
const hotel = await openPaymentWorld({
  configuration: {
    ...bounds,
    accessTokenLifetime: 48 * 60 * 60_000,
    requestsPerMinute: 1_000_000,
    maximumEventLoopDelay: 0,
  },
});
beforeEach(() => hotel.reset());

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

test.each([
  ['the last Penthouse', ['premium'], 3],
  ['the last Double Room', ['double'], 7],
  ['the last room of each type', allTypes, 30],
] as const)('To keep %s for an hour takes ever new networks', async (what, types, least) => {
  const cost = await attack(`${what}, for an hour`, { types, networks: ANY, hours: 1 });
  expect(cost.minutesWithoutAny).toBe(60);
  expect(cost.networks).toBeGreaterThanOrEqual(least);
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

test('Twenty networks with forty mailboxes that take all they get have used up their share within an hour, for the day', async () => {
  const cost = await attack('every room, with 20 networks, for three hours', {
    types: allTypes,
    networks: 20,
    hours: 3,
  });
  expect(cost.mailboxes).toBe(40);
  expect(cost.foundFrom).toBeLessThanOrEqual(60);
  for (let night = 0; night < nights; night += 1) {
    const left = await roomsLeft(hotel, addDays(from, night), addDays(from, night + 1));
    expect(Math.min(...Object.values(left))).toBeGreaterThan(0);
  }
  expect(await findsEachType(from, addDays(from, nights))).toEqual([]);
});

test('Account numbers that nobody pays to make the last rooms theirs for as much again, and no longer', async () => {
  const cost = await attack('every room, with 20 networks and account numbers', {
    types: allTypes,
    networks: 20,
    hours: 3,
    asksForAccounts: true,
  });
  expect(cost.foundFrom).toBeLessThanOrEqual(90);
  expect(await findsEachType(from, addDays(from, nights))).toEqual([]);
});

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
