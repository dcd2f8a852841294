import { expect, test } from 'vitest';
import { openPaymentWorld } from '../payments/paymentWorld';
import { fuzz, REQUESTS_IN_RUN } from './fuzz';

/** As many as take less than half a minute on one idle core; `npm run fuzz -- --runs N` sends more. */
const USUAL_RUNS = 10;
const USUAL_SEED = 1;

const runs = Number(process.env.FUZZ_RUNS ?? USUAL_RUNS);
const seed = Number(process.env.FUZZ_SEED ?? USUAL_SEED);

/** Without these a run proves nothing about money. */
const moneyMoves = [
  'createReservation 201',
  'registerReservation 201',
  'initializePaystack 200',
  'initializeFlutterwave 200',
  'initiatePayment 200',
  'initiateFlutterwave 200',
  'modifyReservation 200',
  'cancelReservation 200',
  'requestRefund 200',
];

const world = await openPaymentWorld();

test(
  `${runs * REQUESTS_IN_RUN} requests by chance fail nowhere, and leave the books and rooms as they must be`,
  async () => {
    const answered = await fuzz(world, runs, seed);
    console.table([...answered].sort(([one], [other]) => one.localeCompare(other)));
    expect(moneyMoves.filter((move) => !answered.has(move))).toEqual([]);
  },
  Math.max(600_000, runs * 60_000),
);
