import type { RoomTypeKey } from '../../../machines/shared/roomTypes';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { addDays } from '../../../machines/shared/stay';
import { openPage, verify, type PaymentWorld } from '../payments/paymentWorld';
import { askForAccount } from '../payments/transfers';
import type { TestGuest } from '../support/hotel';
import { textAt } from '../support/reading';
import { modification, reserve, roomsLeft, shown, type Rooms } from './stays';

const MINUTE = 60_000;
/** How often the attackers look for rooms that have become free. */
const STEP = 10 * MINUTE;
/** What one account may hold, however many rooms are left. */
const MOST_ROOMS = 12;

/** How a mailbox releases what it doesn't pay for; each has one of these habits. */
const keeper = 'lets it run out';
const habits = [keeper, 'cancels in time', 'cancels at the last minute', 'changes it'];

interface Attacker {
  guest: TestGuest;
  address: string;
  habit: string;
  held: { id: string; madeAt: number; endsAt: number }[];
  /** Refused until then: asking again before would only be counted. */
  waitsUntil: number;
}

export interface Attack {
  /** The first night, and how many there are. */
  from: string;
  nights: number;
  types: readonly RoomTypeKey[];
  /** How many networks they have at most, and how many new mailboxes on each: two unless given. */
  networks: number;
  mailboxes?: number;
  hours: number;
  /** Whether they let a provider show an account number each time, so that it says that a payment is under way. */
  asksForAccounts?: boolean;
  /** Asked after each of their steps, every ten minutes. */
  look?: (minute: number) => Promise<void>;
}

export interface Cost {
  networks: number;
  mailboxes: number;
  requestsAnHour: number;
  /** Minutes in which a guest found no room of the type. */
  minutesWithout: Record<string, number>;
  /** Minutes in which a guest found no room of any of the types. */
  minutesWithoutAny: number;
  /** The minute from which on a guest found each of the types. */
  foundFrom: number;
}

/**
 * Attackers who keep rooms of some types off the market without ever paying: they take whatever is left, as much as
 * each request gets, from any of their mailboxes that still gets it, and from a new network if none does.
 */
export async function attackRooms(hotel: PaymentWorld, attack: Attack): Promise<Cost> {
  const { from, nights, types, networks, mailboxes = 2, hours, look } = attack;
  const { asksForAccounts = false } = attack;
  const to = addDays(from, nights);
  const attackers: Attacker[] = [];
  const started = hotel.clock.now().getTime();
  const now = () => hotel.clock.now().getTime();
  const names = types.map((key) => roomTypes.find((type) => type.key === key)?.name ?? key);
  let requests = 0;

  const left = async (): Promise<number[]> => {
    requests += 1;
    const rooms = await roomsLeft(hotel, from, to);
    return names.map((name) => rooms[name] ?? 0);
  };

  const hire = async (): Promise<boolean> => {
    const network = attackers.length / mailboxes;
    if (network >= networks) return false;
    const address = `10.${Math.floor(network / 250)}.${network % 250}.1`;
    for (let mailbox = 0; mailbox < mailboxes; mailbox += 1) {
      const guest = await hotel.guest(`thief-${attackers.length}@example.com`);
      // An attacker with an extended hold keeps it to its end.
      const habit = asksForAccounts ? keeper : (habits[attackers.length % habits.length] ?? keeper);
      attackers.push({ guest, address, habit, held: [], waitsUntil: 0 });
    }
    return true;
  };

  const askForLongerHold = async ({ guest }: Attacker, id: string): Promise<void> => {
    requests += 2;
    const page = await openPage(hotel, guest, id);
    await askForAccount(hotel, page);
    await verify(hotel, page.reference);
  };

  const take = async (attacker: Attacker, rooms: Rooms): Promise<string> => {
    requests += 1;
    const dates = { checkInDate: from, checkOutDate: to };
    const { status, body } = await reserve(hotel, attacker.guest, rooms, dates, attacker.address);
    if (status !== 201) return textAt(body, 'code');
    const id = textAt(body, 'reservationData.id');
    if (asksForAccounts) await askForLongerHold(attacker, id);
    attacker.held.push({
      id,
      madeAt: now(),
      endsAt: Date.parse(
        textAt(await shown(hotel, attacker.guest, id), 'reservation.holdExpiresAt'),
      ),
    });
    return 'taken';
  };

  /** As much of everything as is left, and else one room of any type. */
  const takeWhatIsLeft = async (attacker: Attacker): Promise<boolean> => {
    const free = await left();
    let most = MOST_ROOMS;
    const all: Rooms = {};
    types.forEach((key, index) => {
      const rooms = Math.min(most, free[index] ?? 0);
      most -= rooms;
      if (rooms > 0) all[key] = rooms;
    });
    if (Object.keys(all).length === 0) return true;
    let response = await take(attacker, all);
    const first = types.findIndex((_, index) => (free[index] ?? 0) > 0);
    const key = types[first];
    for (const rooms of [2, 1]) {
      const isLess = key !== undefined && rooms < (all[key] ?? 0) + Object.keys(all).length - 1;
      if (response === 'rooms_unavailable' && isLess && rooms <= (free[first] ?? 0)) {
        response = await take(attacker, { [key]: rooms });
      }
    }
    if (response === 'taken') return false;
    attacker.waitsUntil = now() + (response === 'too_many_unpaid_reservations' ? STEP : 3 * STEP);
    return false;
  };

  const giveUp = async ({ guest, address, habit }: Attacker, id: string): Promise<void> => {
    if (habit === keeper) return;
    requests += 1;
    const { token } = guest;
    const path = `/api/v1/hotel/reservations/${id}`;
    if (habit !== 'changes it') {
      await hotel.request('PATCH', `${path}/cancel`, { token, address });
      return;
    }
    const far = addDays(from, 60);
    const body = modification({ checkInDate: far, checkOutDate: addDays(far, 1) });
    await hotel.request('PATCH', `${path}/modify`, { token, body, address });
  };

  const refresh = async (attacker: Attacker): Promise<void> => {
    const { held, habit } = attacker;
    for (const hold of [...held]) {
      const half = (hold.madeAt + hold.endsAt) / 2;
      const isDue = now() + STEP >= (habit === 'cancels in time' ? half : hold.endsAt);
      const isOver = now() >= hold.endsAt;
      if (!isDue && !isOver) continue;
      if (habit === keeper && !isOver) continue;
      if (!isOver) await giveUp(attacker, hold.id);
      held.splice(held.indexOf(hold), 1);
    }
  };

  const strike = async (): Promise<void> => {
    for (const attacker of attackers) await refresh(attacker);
    for (let index = 0; ; index += 1) {
      if (index >= attackers.length && !(await hire())) return;
      const attacker = attackers[index];
      if (!attacker || attacker.waitsUntil > now()) continue;
      for (;;) {
        const before = attacker.held.length;
        if (await takeWhatIsLeft(attacker)) return;
        if (attacker.held.length === before) break;
      }
    }
  };

  const minutesWithout = Object.fromEntries(names.map((name) => [name, 0]));
  let minutesWithoutAny = 0;
  let foundFrom = 0;
  for (let minute = 0; minute < hours * 60; minute += STEP / MINUTE) {
    await strike();
    await look?.(minute);
    const asked = requests;
    const free = await left();
    requests = asked;
    names.forEach((name, index) => {
      if (free[index] === 0) minutesWithout[name] = (minutesWithout[name] ?? 0) + STEP / MINUTE;
    });
    if (free.every((rooms) => rooms === 0)) minutesWithoutAny += STEP / MINUTE;
    if (free.some((rooms) => rooms === 0)) foundFrom = minute + STEP / MINUTE;
    hotel.clock.advance(STEP);
    await hotel.jobs.run({ kind: 'sweep' });
  }
  const spent = (now() - started) / (60 * MINUTE);
  return {
    networks: attackers.length / mailboxes,
    mailboxes: attackers.length,
    requestsAnHour: Math.round(requests / spent),
    minutesWithout,
    minutesWithoutAny,
    foundFrom,
  };
}
