import type { TransferBehaviour } from '../../../sandbox/behaviour';
import type { Sender } from '../../../sandbox/bank/records';
import type { SeededRandom } from './seededRandom';
import type { Habits } from './guestChoices';

/** How a guest pays on a provider's page. */
export type ChosenMethod = 'card' | 'bank_transfer' | 'ussd';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function choosePaymentMethod(
  random: SeededRandom,
  { transfers, ussd }: Habits,
): ChosenMethod {
  if (random.percent(transfers)) return 'bank_transfer';
  return random.percent((ussd * 100) / (100 - transfers)) ? 'ussd' : 'card';
}

/** What a guest orders at the bank. */
export interface WantedTransfer {
  /** Added to the amount due, in kobo. */
  moreKobo: number;
  sender: Sender;
  /** The bank's fraud protection stops it. */
  isSuspicious: boolean;
  /** Milliseconds until the bank sends it. */
  laterMs: number;
  /** How often it is sent. */
  times: number;
  /** It goes to the account of another of the guest's pages, if there is one. */
  goesElsewhere: boolean;
}

/**
 * Mostly the exact amount, within a minute; sometimes a wrong one, twice, too late by minutes or days, or to the
 * wrong account.
 */
export function wantedTransfer(
  random: SeededRandom,
  { otherSums }: Habits,
  priceKobo: number,
): WantedTransfer {
  const [least, most] = random.weighed([
    [[0, MINUTE], 64],
    [[MINUTE, 10 * MINUTE], 16],
    [[20 * MINUTE, 35 * MINUTE], 9],
    [[50 * MINUTE, 90 * MINUTE], 7],
    [[DAY, 3 * DAY], 4],
  ] as const);
  const laterMs = random.between(least, most);
  const moreKobo = random.percent(otherSums) ? otherSum(random, priceKobo) : 0;
  return {
    moreKobo,
    laterMs,
    sender: { name: 'ADAOBI OKEKE', accountNumber: random.weighed(SENDERS) },
    isSuspicious: random.percent(2),
    times: random.percent(4) ? 2 : 1,
    goesElsewhere: random.percent(4),
  };
}

/** A kobo more or less, or a completely different amount. */
function otherSum(random: SeededRandom, priceKobo: number): number {
  return random.weighed([
    [-1, 15],
    [1, 15],
    [-random.between(1, 90) * Math.floor(priceKobo / 100), 40],
    [random.between(1, 90) * 10_000, 30],
  ]);
}

/** A refund to the last two fails, or needs the guest's account. */
const SENDERS = [
  ['0123456553', 60],
  ['1012204936', 20],
  ['1012204935', 20],
] as const;

/** The providers' undocumented behaviours; each schedule draws one of each. */
export function providersManner(random: SeededRandom): Partial<TransferBehaviour> {
  return {
    delayMs: random.weighed([
      [2 * SECOND, 30],
      [8 * SECOND, 40],
      [2 * MINUTE, 20],
      [10 * MINUTE, 10],
    ]),
    afterAccount: random.oneOf(['abandoned', 'failed']),
    afterReturn: random.oneOf(['asBefore', 'reversed']),
    otherSum: random.oneOf(['taken', 'returned']),
    fulfilLate: random.percent(25),
    hidesChannel: random.percent(25),
    pendingBeforeMoney: random.percent(50),
    outlivesLink: random.percent(50),
    staysOngoing: random.percent(8),
  };
}

/** How long somebody who has been shown an account or a code takes to use it, or to give up, in milliseconds. */
export function patience(random: SeededRandom): number {
  return random.between(3 * SECOND, 2 * MINUTE);
}
