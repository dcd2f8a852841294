import { describe, expect, test } from 'vitest';
import { nairaFromKobo } from '../../../machines/shared/money';
import { casesOf, openStay, pay, refundsOf, unheardStay } from '../payments/openStay';
import { askForRefund, paidStay } from '../payments/paidStay';
import { openPage, verify, freshPaymentWorld } from '../payments/paymentWorld';
import { returnByHand } from '../payments/refunds/atProvider';
import { closeWithNote, refundStay, closeNights } from '../desk/atTheDesk';
import type { TestGuest } from '../support/hotel';
import { numberAt, textAt, valueAt } from '../support/reading';
import { reserved, shown, modify } from './stays';
import { MINUTE, HOUR } from '../support/durations';

const world = await freshPaymentWorld();

interface Told {
  guest: TestGuest;
  id: string;
}

/** A reservation's timeline as its guest sees it. */
async function storyOf({ guest, id }: Told): Promise<readonly unknown[]> {
  const story = valueAt(await shown(world, guest, id), 'reservation.timeline');
  if (!Array.isArray(story)) throw new Error('Its guest is told no story.');
  const moments: readonly unknown[] = story;
  return moments;
}

/** The same without times, one word per entry, with the amount if there is one. */
async function wordsOf(told: Told): Promise<string[]> {
  return (await storyOf(told)).map((one) => {
    const what = textAt(one, 'what');
    return valueAt(one, 'amount') === undefined ? what : `${what} ${numberAt(one, 'amount')}`;
  });
}

/** What its guest is told a refund returns. */
async function refundSaid({ guest, id }: Told): Promise<unknown> {
  return valueAt(await shown(world, guest, id), 'reservation.refundAmount');
}

describe('What a refund gives back', () => {
  test('is said before it is requested, to the kobo, and not once it was', async () => {
    const paid = await paidStay(world);
    expect(await refundSaid(paid)).toBe(15_000);
    await refundStay(world, paid.id, { amountKobo: 200_050 });
    const said = await refundSaid(paid);
    await askForRefund(world, paid.guest, paid.id);
    const refunds = await refundsOf(world);
    const asked = refunds.find(({ cause }) => cause === 'guestRequest');
    expect(nairaFromKobo(asked?.amountKobo ?? 0)).toBe(said);
    expect(said).toBe(12_999.5);
    expect(await refundSaid(paid)).toBeUndefined();
  });
});

/** How the sandbox's cards pay. */
const byCard = { provider: 'paystack', channel: 'card' };

describe('The story of a reservation', () => {
  test('goes from its making by a change and the payment to the refund, each at its moment', async () => {
    const stay = await openStay(world);
    const start = world.clock.now().getTime();
    const after = (ms: number) => new Date(start + ms).toISOString();
    world.clock.advance(MINUTE);
    await modify(world, stay.guest, stay.id, { checkOutDate: '2026-03-16' });
    world.clock.advance(MINUTE);
    const page = await openPage(world, stay.guest, stay.id);
    await pay(world, page);
    await verify(world, page.reference);
    world.clock.advance(MINUTE);
    await askForRefund(world, stay.guest, stay.id);
    expect(await storyOf(stay)).toEqual([
      { at: after(0), what: 'reserved', amount: 15_000 },
      { at: after(MINUTE), what: 'modified', amount: 20_000 },
      { at: after(2 * MINUTE), what: 'paid', amount: 20_000, ...byCard },
      { at: after(3 * MINUTE), what: 'refundRequested', amount: 20_000 },
    ]);
    await world.pass(HOUR);
    expect((await wordsOf(stay)).slice(4)).toEqual(['refunded 20000']);
  });

  test('tells of money that came for what had been changed or cancelled, and went back', async () => {
    const stay = await openStay(world);
    await modify(world, stay.guest, stay.id, { checkOutDate: '2026-03-16' });
    world.clock.advance(MINUTE);
    await pay(world, stay);
    await verify(world, stay.reference);
    await world.pass(HOUR);
    expect(await wordsOf(stay)).toEqual([
      'reserved 15000',
      'modified 20000',
      'returningSuperseded 15000',
      'returned 15000',
      'expired',
    ]);
  });

  test('has the end of the time to pay at its own moment, noticed or not, and money that still came in time', async () => {
    const stay = await openStay(world);
    const end = new Date(world.clock.now().getTime() + 30 * MINUTE).toISOString();
    world.clock.advance(31 * MINUTE);
    const unnoticed = await storyOf(stay);
    expect(unnoticed).toMatchObject([{ what: 'reserved' }, { at: end, what: 'expired' }]);
    world.clock.advance(5 * MINUTE);
    await world.jobs.run({ kind: 'sweep' });
    expect(await storyOf(stay)).toEqual(unnoticed);
    await pay(world, stay);
    await verify(world, stay.reference);
    expect(await wordsOf(stay)).toEqual(['reserved 15000', 'expired', 'paidLate 15000']);
  });

  test('tells what staff did with it only where its guest can make something of it, and never who or why', async () => {
    const paid = await paidStay(world);
    world.clock.advance(MINUTE);
    await refundStay(world, paid.id, { amountKobo: 200_000 });
    world.clock.advance(MINUTE);
    await closeNights(world, '201', '2026-03-12', '2026-03-15');
    await world.pass(HOUR);
    await refundStay(world, paid.id);
    await world.pass(HOUR);
    expect(await wordsOf(paid)).toEqual([
      'reserved 15000',
      'paid 15000',
      'returningGoodwill 2000',
      'roomChanged',
      'returned 2000',
      'refundGiven 13000',
      'refunded 13000',
    ]);
    const told = JSON.stringify(await storyOf(paid));
    expect(told).not.toMatch(/Ngozi|shower/);
    expect(told).not.toContain(paid.reference);
  });

  test('says that a payment is looked into, and when that is over', async () => {
    const stay = await unheardStay(world);
    world.rewrite((text) => text.replace('"currency":"NGN"', '"currency":"GHS"'));
    await verify(world, stay.reference);
    expect(await wordsOf(stay)).toEqual(['reserved 15000', 'underReview']);
    const [opened] = await casesOf(world);
    world.clock.advance(MINUTE);
    world.sandbox.behaviour.webhooks.dropped = true;
    await returnByHand(world, 'paystack', stay.reference, 1_500_000);
    expect(await closeWithNote(world, opened?.id ?? '')).toBeNull();
    expect(await wordsOf(stay)).toEqual(['reserved 15000', 'underReview', 'reviewed']);
    expect(JSON.stringify(await storyOf(stay))).not.toMatch(/Looked|GHS/);
  });

  test('is told to manage a reservation, not with a list or to pay', async () => {
    const guest = await world.guest();
    const id = await reserved(world, guest);
    const { token } = guest;
    const list = await world.request('GET', '/api/v1/hotel/reservations/history', { token });
    expect(valueAt(list.body, 'reservations.0')).not.toHaveProperty('timeline');
    const one = await world.request('GET', `/api/v1/reservations/${id}`, { token });
    expect(valueAt(one.body, 'reservation')).not.toHaveProperty('timeline');
  });
});
