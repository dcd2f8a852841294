import { describe, expect, test } from 'vitest';
import { addDays, lagosToday } from '../../../../machines/shared/stay';
import { reserve, reserved, roomsLeft, shown, cancel, modify } from '../../reservations/stays';
import { closeWithNote } from '../../desk/atTheDesk';
import type { TestGuest } from '../../support/hotel';
import { textAt, valueAt, refusedWith } from '../../support/reading';
import { casesOf, openStay, pay, stayTotal, type OpenStay, reservationOf } from '../openStay';
import { returnByHand } from '../refunds/atProvider';
import { askForAccount } from '../transfers';
import {
  initiate,
  openPage,
  openPaymentWorld,
  subjects,
  verify,
  containing,
  freshPaymentWorld,
} from '../paymentWorld';
import { staffDecisionsIn } from './staffDecisions';
import { MINUTE, HOUR } from '../../support/durations';

const world = await freshPaymentWorld();
/** The same hotel, where the last rooms of a type are held for a short time. */
const lastRooms = await openPaymentWorld({ configuration: { keptRoomsPercent: 40 } });

const { openCaseId } = staffDecisionsIn(world);
const { hold, caseHold, transferHold } = world.context.configuration;
/** Both premium rooms of the hotel. */
const premiums = { premium: 2 } as const;

/** Makes Paystack say that more had been asked for: the price is there, and staff has to find out why. */
const askedForMore = (text: string) =>
  text.replace(/"requested_amount":(\d+)/, '"requested_amount":9$1');
const inCedi = (text: string) => text.replace('"currency":"NGN"', '"currency":"GHS"');

/** Pays for a stay, oddly, so that it becomes a case. */
async function payOddly(stay: OpenStay, odd = askedForMore): Promise<OpenStay> {
  await pay(world, stay);
  world.rewrite(odd);
  await verify(world, stay.reference);
  world.rewrite((text) => text);
  return stay;
}

const reviewed = async (rooms?: Parameters<typeof openStay>[2]) =>
  payOddly(await openStay(world, 'paystack', rooms));

/** A reservation with an open page, from a network of one's own choice. */
async function stayFrom(address: string, guest: TestGuest): Promise<OpenStay> {
  world.sandbox.behaviour.webhooks.dropped = true;
  const { body } = await reserve(world, guest, { junior: 1 }, {}, address);
  const id = textAt(body, 'reservationData.id');
  return { guest, id, ...(await openPage(world, guest, id)) };
}

const minutesHeld = async (stay: OpenStay) =>
  (Date.parse(textAt(await reservationOf(world, stay), 'holdExpiresAt')) -
    world.clock.now().getTime()) /
  MINUTE;

/** Closes the case about a stay’s payment, after it was refunded in the provider’s dashboard. */
async function closeTheCase({ reference }: OpenStay): Promise<void> {
  world.sandbox.behaviour.webhooks.dropped = true;
  await returnByHand(world, 'paystack', reference, stayTotal);
  expect(await closeWithNote(world, await openCaseId())).toBeNull();
}

function emailWith(stay: OpenStay, subject: string): string {
  const found = world.post.to(stay.guest.email).filter((one) => one.subject.includes(subject));
  return found.at(-1)?.text ?? '';
}

describe('While staff looks into a payment', () => {
  test('the rooms stay the guest’s, long after the hold would have ended', async () => {
    const stay = await reviewed(premiums);
    const until = new Date(world.clock.now().getTime() + caseHold).toISOString();
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: 'pending',
      holdExpiresAt: until,
      underReviewUntil: until,
    });
    await world.pass(24 * HOUR);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'pending' });
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': 0 });
    const other = await world.guest('chidi@example.com');
    expect(await reserve(world, other, premiums)).toMatchObject({ status: 409 });
  });

  test('the guest reads until when, and that nothing is to be paid', async () => {
    const stay = await reviewed();
    await world.jobs.runDue();
    const email = emailWith(stay, 'looking into your payment');
    expect(email).toContain(
      'Meanwhile, we’re holding your rooms until 4 Mar 2026, 10:00 (Lagos time).',
    );
    expect(email).toContain('do not pay again');
    expect(await initiate(world, stay.guest, stay.id)).toMatchObject({ status: 409 });
  });

  test('the reservation can’t be changed, but cancelled', async () => {
    const stay = await reviewed();
    const other = { checkOutDate: '2026-03-16' };
    expect(await modify(world, stay.guest, stay.id, other)).toMatchObject(
      refusedWith(409, 'transition_refused', { message: containing('looking into a payment') }),
    );
    expect(await cancel(world, stay.guest, stay.id)).toMatchObject({ status: 200 });
  });

  test('rooms are kept no longer than the first day of the stay', async () => {
    world.sandbox.behaviour.webhooks.dropped = true;
    const guest = await world.guest();
    const today = lagosToday(world.clock.now());
    const dates = { checkInDate: today, checkOutDate: addDays(today, 2) };
    const id = await reserved(world, guest, undefined, dates);
    const stay = await payOddly({ guest, id, ...(await openPage(world, guest, id)) });
    expect(await reservationOf(world, stay)).toMatchObject({
      underReviewUntil: `${today}T23:00:00.000Z`,
    });
  });

  test('a hold that ran out a moment before still has its rooms where nobody took them', async () => {
    const stay = await openStay(world);
    world.clock.advance(hold + MINUTE);
    await payOddly(stay);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'pending' });
  });
});

describe('A case keeps no rooms longer', () => {
  test('for money in another currency, and neither does its end', async () => {
    const stay = await payOddly(await openStay(world), inCedi);
    expect(await casesOf(world)).toMatchObject([{ kind: 'other_currency' }]);
    expect(await minutesHeld(stay)).toBe(30);
    await world.jobs.runDue();
    expect(emailWith(stay, 'looking into your payment')).toContain(
      'Meanwhile, we’re holding your rooms until 2 Mar 2026, 10:30 (Lagos time).',
    );
    await world.pass(10 * MINUTE);
    await closeTheCase(stay);
    expect(await minutesHeld(stay)).toBe(20);
  });

  test('for the last rooms of a type, which came to nothing like any that were not paid', async () => {
    const { hold: usual, shortHold } = lastRooms.context.configuration;
    const guest = await lastRooms.guest();
    const { body } = await reserve(lastRooms, guest, { premium: 2 });
    const id = textAt(body, 'reservationData.id');
    const page = await openPage(lastRooms, guest, id);
    await pay(lastRooms, page);
    lastRooms.rewrite(askedForMore);
    await verify(lastRooms, page.reference);
    expect(await casesOf(lastRooms)).toMatchObject([{ kind: 'other_amount' }]);
    expect(await shown(lastRooms, guest, id)).toMatchObject({
      reservation: {
        paymentStatus: 'pending',
        holdExpiresAt: new Date(lastRooms.clock.now().getTime() + shortHold).toISOString(),
      },
    });
    await lastRooms.pass(usual);
    expect(await reserve(lastRooms, guest, { premium: 2 })).toMatchObject(
      refusedWith(409, 'rooms_unavailable'),
    );
  });

  test('for a second reservation of its guest, nor for a fourth guest of a network', async () => {
    const guests: TestGuest[] = [];
    for (const name of 'abcde') guests.push(await world.guest(`${name}@example.com`));
    const campus = '198.51.100.7';
    const stays: OpenStay[] = [];
    for (const guest of guests.slice(0, 4)) stays.push(await stayFrom(campus, guest));
    for (const guest of [guests[0], guests[4]]) {
      if (guest) stays.push(await stayFrom('198.51.100.8', guest));
    }
    const held: number[] = [];
    for (const stay of stays) held.push(await minutesHeld(await payOddly(stay)));
    const longer = caseHold / MINUTE;
    expect(held).toEqual([longer, longer, longer, 30, 30, longer]);
    expect(await casesOf(world)).toHaveLength(6);
  });
});

describe('When the time in which staff could look into it is over', () => {
  test('the rooms are free, and the guest is told that the payment is still looked into', async () => {
    const stay = await reviewed(premiums);
    await world.pass(caseHold + MINUTE);
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: 'cancelled',
      cancelReason: 'expired',
    });
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': 2 });
    const email = emailWith(stay, 'has expired');
    expect(email).toContain('We’re still looking into your payment. Please do not pay again');
    expect(email).not.toContain('If you’ve just paid');
  });
});

describe('When the case is closed and the payment does not count', () => {
  test('the guest has the usual time to pay once more, and is told so', async () => {
    const stay = await reviewed();
    world.clock.advance(24 * HOUR);
    await closeTheCase(stay);
    const until = new Date(world.clock.now().getTime() + hold).toISOString();
    const reservation = await reservationOf(world, stay);
    expect(reservation).toMatchObject({ paymentStatus: 'pending', holdExpiresAt: until });
    expect(valueAt(reservation, 'underReviewUntil')).toBeUndefined();
    await world.jobs.run({ kind: 'sweep' });
    await world.jobs.runDue();
    expect(emailWith(stay, 'We have looked into your payment')).toContain(
      'We’re holding your rooms until 3 Mar 2026, 10:30 (Lagos time). Please pay before then.',
    );
    expect(await verify(world, stay.reference)).toMatchObject({
      body: {
        paymentStatus: 'failed',
        error: containing('doesn’t count towards your reservation'),
      },
    });
    expect(await initiate(world, stay.guest, stay.id)).toMatchObject({ status: 200 });
    await world.pass(hold + MINUTE);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'cancelled' });
  });

  test('the rooms stay the guest’s as long as another payment is under way', async () => {
    world.sandbox.behaviour.transfers.pendingBeforeMoney = true;
    const stay = await openStay(world);
    const transfer = await openPage(world, stay.guest, stay.id, 'flutterwave');
    await askForAccount(world, transfer);
    await payOddly(stay);
    await verify(world, transfer.reference);
    const awaitedUntil = new Date(world.clock.now().getTime() + transferHold).toISOString();
    await world.pass(MINUTE);
    await closeTheCase(stay);
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: 'pending',
      holdExpiresAt: awaitedUntil,
    });
  });

  test('after the time was over, the reservation stays over, and the guest is told', async () => {
    const stay = await reviewed();
    await world.pass(caseHold + MINUTE);
    await closeTheCase(stay);
    await world.jobs.run({ kind: 'sweep' });
    expect(await subjects(world, stay.guest.email)).toContain(
      `We have looked into your payment for reservation ${stay.id.slice(0, 8)}`,
    );
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'cancelled' });
  });
});
