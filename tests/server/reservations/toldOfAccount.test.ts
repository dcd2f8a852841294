import { describe, expect, test } from 'vitest';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { stuckRefunds } from '../payments/refunds/stuckRefunds';
import type { TestGuest } from '../support/hotel';
import { textAt, valueAt } from '../support/reading';
import { shown } from './stays';
import { HOUR } from '../support/durations';

const world = await freshPaymentWorld();
const { stuckRefund, give } = stuckRefunds(world);

interface Told {
  guest: TestGuest;
  id: string;
}

/** What its guest is told of an account: on the reservation's page, and in the list. */
async function toldTo({ guest, id }: Told) {
  const page = await shown(world, guest, id);
  const { token } = guest;
  const history = '/api/v1/hotel/reservations/history';
  const [asMade, byStay] = await Promise.all(
    [history, `${history}?order=stay`].map((path) => world.request('GET', path, { token })),
  );
  const story = valueAt(page, 'reservation.timeline');
  if (!Array.isArray(story)) throw new Error('Its guest is told no story.');
  const words: readonly unknown[] = story;
  return {
    states: [
      valueAt(page, 'reservation.refundAccount'),
      valueAt(asMade?.body, 'reservations.0.refundAccount'),
      valueAt(byStay?.body, 'reservations.0.refundAccount'),
    ],
    words: words.map((one) => textAt(one, 'what')),
  };
}

const everywhere = (state: string | undefined) => [state, state, state];
const refunding = ['reserved', 'paid', 'refundRequested'];

describe('The guest of a refund that needs a bank account', () => {
  test('reads that one is needed, and not that there is nothing to do', async () => {
    const stay = await stuckRefund();
    expect(await toldTo(stay)).toEqual({
      states: everywhere('needed'),
      words: [...refunding, 'refundNeedsAccount'],
    });
  });

  test('reads that one was given, and in the end of none', async () => {
    const stay = await stuckRefund();
    await give(stay);
    expect(await toldTo(stay)).toEqual({
      states: everywhere('given'),
      words: [...refunding, 'refundNeedsAccount', 'refundAccountGiven', 'refundResumed'],
    });
    await world.pass(HOUR);
    const { states, words } = await toldTo(stay);
    expect(states).toEqual(everywhere(undefined));
    expect(words.at(-1)).toBe('refunded');
  });
});
