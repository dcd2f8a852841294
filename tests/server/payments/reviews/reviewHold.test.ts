import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, lagosToday } from '../../../../machines/shared/stay';
import { reservationEvent } from '../../../../server/database/schema';
import { modification, reserve, reserved, roomsLeft, shown } from '../../reservations/stays';
import { hotel, who } from '../../desk/atTheDesk';
import { valueAt } from '../../support/reading';
import { casesOf, change, openStay, pay, stayTotal, type OpenStay } from '../openStay';
import { returnByHand } from '../refunds/atProvider';
import { askForAccount } from '../transfers';
import type { ProviderName } from '../../../../server/paymentProviders/provider';
import {
  initiate,
  openPage,
  openPaymentWorld,
  subjects,
  verify,
  containing,
} from '../paymentWorld';

const world = await openPaymentWorld();
beforeEach(() => world.reset());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { hold, reviewHold, transferHold } = world.context.configuration;
/** Both premium rooms of the hotel. */
const premiums = { premium: 2 } as const;

/** A stay that was underpaid. */
async function reviewed(rooms?: Parameters<typeof openStay>[2]): Promise<OpenStay> {
  const stay = await openStay(world, 'paystack', rooms);
  await pay(world, stay);
  world.rewrite((text) => text.replace(/"amount":(\d+)\d/, '"amount":$1'));
  await verify(world, stay.reference);
  return stay;
}

/** The reservation as its guest sees it. */
async function reservationOf({ guest, id }: OpenStay): Promise<unknown> {
  return valueAt(await shown(world, guest, id), 'reservation');
}

/** Closes the case about a stay’s payment, after it was refunded in the provider’s dashboard. */
async function closeTheCase(
  { reference }: OpenStay,
  provider: ProviderName = 'paystack',
): Promise<void> {
  world.sandbox.behaviour.webhooks.dropped = true;
  await returnByHand(world, provider, reference, stayTotal);
  const [open] = (await casesOf(world)).filter(({ closedAt }) => closedAt === null);
  const note = ['--note', 'The bank has it back.'];
  expect(await hotel(world, 'review', 'close', open?.id ?? '', ...note, ...who)).toMatchObject({
    code: 0,
  });
}

function emailWith(stay: OpenStay, subject: string): string {
  const found = world.post.to(stay.guest.email).filter((one) => one.subject.includes(subject));
  return found.at(-1)?.text ?? '';
}

describe('While staff looks into a payment', () => {
  test('the rooms stay the guest’s, long after the hold would have ended', async () => {
    const stay = await reviewed(premiums);
    const until = new Date(world.clock.now().getTime() + reviewHold).toISOString();
    expect(await reservationOf(stay)).toMatchObject({
      paymentStatus: 'pending',
      holdExpiresAt: until,
      underReviewUntil: until,
    });
    await world.pass(24 * HOUR);
    expect(await reservationOf(stay)).toMatchObject({ paymentStatus: 'pending' });
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': 0 });
    const other = await world.guest('chidi@example.com');
    expect(await reserve(world, other, premiums)).toMatchObject({ status: 409 });
  });

  test('the guest reads until when, and that nothing is to be paid', async () => {
    const stay = await reviewed();
    await world.jobs.runDue();
    const email = emailWith(stay, 'looking into your payment');
    expect(email).toContain(
      'Meanwhile your rooms stay yours, until 4 Mar 2026, 10:00 (Lagos time).',
    );
    expect(email).toContain('do not pay again');
    expect(await initiate(world, stay.guest, stay.id)).toMatchObject({ status: 409 });
  });

  test('the reservation can’t be changed, but cancelled', async () => {
    const stay = await reviewed();
    const other = modification({ checkOutDate: '2026-03-16' });
    expect(await change(world, stay, 'modify', other)).toMatchObject({
      status: 409,
      body: { code: 'transition_refused', message: containing('looking into a payment') },
    });
    expect(await change(world, stay, 'cancel')).toMatchObject({ status: 200 });
  });

  test('rooms are kept no longer than the first day of the stay', async () => {
    world.sandbox.behaviour.webhooks.dropped = true;
    const guest = await world.guest();
    const today = lagosToday(world.clock.now());
    const dates = { checkInDate: today, checkOutDate: addDays(today, 2) };
    const id = await reserved(world, guest, undefined, dates);
    const stay = { guest, id, ...(await openPage(world, guest, id)) };
    await pay(world, stay);
    world.rewrite((text) => text.replace('"currency":"NGN"', '"currency":"GHS"'));
    await verify(world, stay.reference);
    expect(await reservationOf(stay)).toMatchObject({
      underReviewUntil: `${today}T23:00:00.000Z`,
    });
  });

  test('a hold that ran out a moment before still has its rooms where nobody took them', async () => {
    const stay = await openStay(world);
    await pay(world, stay);
    world.clock.advance(hold + MINUTE);
    world.rewrite((text) => text.replace('"currency":"NGN"', '"currency":"GHS"'));
    await verify(world, stay.reference);
    expect(await reservationOf(stay)).toMatchObject({ paymentStatus: 'pending' });
  });
});

describe('When the time in which staff could look into it is over', () => {
  test('the rooms are free, and the guest is told that the payment is still looked into', async () => {
    const stay = await reviewed(premiums);
    await world.pass(reviewHold + MINUTE);
    expect(await reservationOf(stay)).toMatchObject({
      paymentStatus: 'cancelled',
      cancelReason: 'expired',
    });
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': 2 });
    const email = emailWith(stay, 'has expired');
    expect(email).toContain('We are still looking into your payment. Please do not pay again');
    expect(email).not.toContain('If you paid just now');
  });
});

describe('When the case is closed and the payment does not count', () => {
  test('the guest has the usual time to pay once more, and is told so', async () => {
    const stay = await reviewed();
    world.clock.advance(24 * HOUR);
    await closeTheCase(stay);
    const until = new Date(world.clock.now().getTime() + hold).toISOString();
    const reservation = await reservationOf(stay);
    expect(reservation).toMatchObject({ paymentStatus: 'pending', holdExpiresAt: until });
    expect(valueAt(reservation, 'underReviewUntil')).toBeUndefined();
    await world.jobs.run({ kind: 'sweep' });
    await world.jobs.runDue();
    expect(emailWith(stay, 'We have looked into your payment')).toContain(
      'We keep your rooms until 3 Mar 2026, 10:30 (Lagos time). Please pay before then.',
    );
    expect(await verify(world, stay.reference)).toMatchObject({
      body: { paymentStatus: 'failed', error: containing('does not pay your reservation') },
    });
    expect(await initiate(world, stay.guest, stay.id)).toMatchObject({ status: 200 });
    await world.pass(hold + MINUTE);
    expect(await reservationOf(stay)).toMatchObject({ paymentStatus: 'cancelled' });
  });

  test('the rooms stay the guest’s as long as another payment is under way', async () => {
    const stay = await openStay(world, 'flutterwave');
    const transfer = await openPage(world, stay.guest, stay.id);
    await askForAccount(world, transfer);
    await pay(world, stay);
    world.rewrite((text) => text.replace('"amount":15000,', '"amount":1500,'));
    await verify(world, stay.reference);
    world.rewrite((text) => text);
    await verify(world, transfer.reference);
    const awaitedUntil = new Date(world.clock.now().getTime() + transferHold).toISOString();
    await world.pass(MINUTE);
    await closeTheCase(stay, 'flutterwave');
    expect(await reservationOf(stay)).toMatchObject({
      paymentStatus: 'pending',
      holdExpiresAt: awaitedUntil,
    });
  });

  test('after the time was over, the reservation stays over, and the guest is told', async () => {
    const stay = await reviewed();
    await world.pass(reviewHold + MINUTE);
    await closeTheCase(stay);
    await world.jobs.run({ kind: 'sweep' });
    expect(await subjects(world, stay.guest.email)).toContain(
      `We have looked into your payment for reservation ${stay.id.slice(0, 8)}`,
    );
    expect(await reservationOf(stay)).toMatchObject({ paymentStatus: 'cancelled' });
  });

  test('both ends of the time stand in the reservation’s events', async () => {
    const stay = await reviewed();
    await closeTheCase(stay);
    const events = await world.context.database
      .select({ kind: reservationEvent.kind })
      .from(reservationEvent)
      .where(eq(reservationEvent.reservationId, stay.id));
    expect(events.map(({ kind }) => kind)).toEqual([
      'guest.reserved',
      'hold.keptForReview',
      'review.closed',
      'hold.resumed',
    ]);
  });
});
