import type { ReservationRequest } from '../../../machines/contract/wire';
import { nairaFromKobo } from '../../../machines/shared/money';
import { roomTypeOf, type RoomTypeKey } from '../../../machines/shared/roomTypes';
import { addDays } from '../../../machines/shared/stay';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import type { Button } from './checkoutPage';
import type { SeededRandom } from './seededRandom';
import { usualIncidents, type Incidents } from './incidents';

/** What a guest can do next. */
export type Act =
  | 'reserve'
  | 'pay'
  | 'payTwice'
  | 'press'
  | 'verify'
  | 'look'
  | 'cancel'
  | 'modify'
  | 'refund'
  | 'forge'
  | 'checkAccess'
  | 'replay';

/** What guests do more or less often, in percent. */
export interface Habits {
  /** They come back after more than a month. */
  late: number;
  /** They pay at Paystack with a card that the bank declines, and then with another one. */
  badCards: number;
  /** They request a refund once they have had a provider's page open; a weight beside other acts. */
  refunds: number;
  /** They return with a made-up success in the URL; also a weight. */
  forgeries: number;
  /** They pay by bank transfer. */
  transfers: number;
  /** Of the transfers: they send a wrong amount. */
  otherSums: number;
  /** They pay by USSD. */
  ussd: number;
  /** What happens outside of the site meanwhile, in percent of the schedules. */
  incidents: Incidents;
}

export const usualHabits: Habits = {
  late: 0.5,
  badCards: 10,
  refunds: 13,
  forgeries: 2,
  transfers: 58,
  otherSums: 18,
  ussd: 4,
  incidents: usualIncidents,
};

const FAILS_AT_BANK = '4084080000670037';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FIRST_DAY = '2026-03-02';

const PAYSTACK_CARDS = [
  [undefined, 80],
  ['4084080000671803', 10],
  ['4084080000671902', 10],
] as const;
const FLUTTERWAVE_CARDS = [
  [undefined, 85],
  ['5258585922666506', 15],
] as const;
const BUTTONS = [
  ['pay', 45],
  ['payWithoutReturning', 15],
  ['paySlowly', 10],
  ['payWithFee', 6],
  ['payThenCancel', 6],
  ['decline', 8],
  ['cancel', 5],
  ['close', 3],
  ['expire', 2],
] as const satisfies readonly (readonly [Button, number])[];

/** How long a guest waits before the next act, in milliseconds: mostly seconds, sometimes days. */
export function thinkTime(random: SeededRandom, { late }: Habits): number {
  if (random.percent(late)) return random.between(31 * DAY, 33 * DAY);
  const [least, most] = random.weighed([
    [[0, 2 * SECOND], 30],
    [[2 * SECOND, MINUTE], 45],
    [[MINUTE, 20 * MINUTE], 13],
    [[20 * MINUTE, 45 * MINUTE], 8],
    [[5 * HOUR, 30 * HOUR], 2],
    [[70 * HOUR, 100 * HOUR], 2],
  ] as const);
  return random.between(least, most);
}

/** A guest's next act, depending on whether they have a reservation, and a provider's page open. */
export function nextAct(
  random: SeededRandom,
  { refunds, forgeries }: Habits,
  hasReservation: boolean,
  hasPage: boolean,
): Act {
  if (!hasReservation) return 'reserve';
  if (!hasPage) {
    return random.weighed([
      ['pay', 70],
      ['payTwice', 10],
      ['reserve', 5],
      ['cancel', 4],
      ['modify', 6],
      ['look', 5],
    ]);
  }
  return random.weighed([
    ['press', 44],
    ['pay', 14],
    ['payTwice', 2],
    ['verify', 7],
    ['cancel', 6],
    ['modify', 6],
    ['refund', refunds],
    ['look', 3],
    ['reserve', 3],
    ['forge', forgeries],
    ['checkAccess', 2],
    ['replay', 1],
  ]);
}

/** What a guest presses on a provider's page. */
export function pressedButton(random: SeededRandom): Button {
  return random.weighed<Button>(BUTTONS);
}

/** The card a guest pays with; undefined for one that works. */
export function usedCard(
  random: SeededRandom,
  provider: ProviderName,
  { badCards }: Habits,
): string | undefined {
  if (provider === 'paystack' && random.percent(badCards)) return FAILS_AT_BANK;
  return random.weighed<string | undefined>(
    provider === 'paystack' ? PAYSTACK_CARDS : FLUTTERWAVE_CARDS,
  );
}

/** When a guest wants to stay, and with whom. */
export function wantedStay(random: SeededRandom) {
  const checkInDate = addDays(
    FIRST_DAY,
    random.weighed([
      [0, 10],
      [1, 30],
      [2, 30],
      [5, 30],
    ]),
  );
  return {
    checkInDate,
    checkOutDate: addDays(checkInDate, random.between(1, 2)),
    noOfAdult: 2,
    noOfChildren: 0,
    specialRequest: 'nothing',
  };
}

/** What a guest reserves. There are only two penthouses, so that guests compete for them. */
export function wantedReservation(random: SeededRandom, guest: string): ReservationRequest {
  const key = random.weighed<RoomTypeKey>([
    ['premium', 80],
    ['superior', 20],
  ]);
  const { name, nightly } = roomTypeOf(key);
  const numberOfRooms = random.between(1, 2);
  return {
    ...wantedStay(random),
    name: guest,
    emailAddress: random.percent(90) ? `${guest}@example.com` : `${guest}.office@example.com`,
    phoneNumber: '08030000000',
    roomAllocations: [{ roomType: name, roomPrice: nairaFromKobo(nightly), numberOfRooms }],
    totalPrice: nairaFromKobo(nightly * numberOfRooms),
  };
}
