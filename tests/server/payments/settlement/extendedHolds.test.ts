import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paymentAttempt, reservationEvent } from '../../../../server/database/schema';
import { roomsLeft, modify } from '../../reservations/stays';
import { valueAt } from '../../support/reading';
import { openStay, stayTotal, type OpenStay, reservationOf } from '../openStay';
import { openPage, openPaymentWorld, subjects, verify, freshPaymentWorld } from '../paymentWorld';
import { askForAccount, sendTransfer, showCode } from '../transfers';
import { SECOND, MINUTE } from '../../support/durations';

const world = await freshPaymentWorld();

const email = 'adaobi@example.com';
const premiums = { premium: 2 } as const;

/** The end of the reservation's hold, in minutes after its creation; null if nothing is held. */
async function heldFor(stay: OpenStay, madeAt: Date): Promise<number | null> {
  const ends = valueAt(await reservationOf(world, stay), 'holdExpiresAt');
  return typeof ends === 'string' ? (Date.parse(ends) - madeAt.getTime()) / MINUTE : null;
}

const statusOf = async (stay: OpenStay) =>
  valueAt(await reservationOf(world, stay), 'paymentStatus');

async function extensionsOf({ id }: OpenStay) {
  const events = await world.context.database
    .select({ kind: reservationEvent.kind, detail: reservationEvent.detail })
    .from(reservationEvent)
    .where(eq(reservationEvent.reservationId, id));
  return events.filter(({ kind }) => kind === 'hold.extended');
}

/** Lets time pass, with a sweep every minute and jobs every quarter of one. */
async function minutes(many: number): Promise<void> {
  for (let passed = 0; passed < 4 * many; passed += 1) {
    await world.passAtProviders(MINUTE / 4);
    await world.jobs.runDue();
    if (passed % 4 === 3) await world.jobs.run({ kind: 'sweep' });
  }
  await world.jobs.runDue();
}

async function expiryEmails(): Promise<number> {
  const emails = await subjects(world, email);
  return emails.filter((subject) => subject.includes('has expired')).length;
}

describe('When the provider says that a transfer is under way', () => {
  test('the rooms are held for forty minutes from then, and its history says why', async () => {
    const stay = await openStay(world, 'paystack', premiums);
    const madeAt = world.clock.now();
    await world.pass(10 * MINUTE);
    await askForAccount(world, stay);
    await verify(world, stay.reference);
    expect(await heldFor(stay, madeAt)).toBe(50);
    expect(await extensionsOf(stay)).toMatchObject([
      {
        detail: {
          until: new Date(madeAt.getTime() + 50 * MINUTE).toISOString(),
          before: new Date(madeAt.getTime() + 30 * MINUTE).toISOString(),
          provider: 'paystack',
          channel: 'bank_transfer',
        },
      },
    ]);
    await world.pass(35 * MINUTE);
    expect(await statusOf(stay)).toBe('pending');
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': 0 });
  });

  test.each([
    ['of less', /"amount":15000,/, '"amount":100,'],
    ['in another currency', '"currency":"NGN"', '"currency":"GHS"'],
  ])('but one %s, which cannot pay, they are held no longer', async (_what, pattern, instead) => {
    world.sandbox.behaviour.transfers.pendingBeforeMoney = true;
    const stay = await openStay(world, 'flutterwave');
    const madeAt = world.clock.now();
    await askForAccount(world, stay);
    world.rewrite((text) => text.replace(pattern, instead));
    await verify(world, stay.reference);
    expect(await heldFor(stay, madeAt)).toBe(30);
    world.rewrite((text) => text);
    await verify(world, stay.reference);
    expect(await heldFor(stay, madeAt)).toBe(40);
  });

  test('the hold moves once, whatever is said of it later', async () => {
    const stay = await openStay(world);
    const madeAt = world.clock.now();
    await askForAccount(world, stay);
    await verify(world, stay.reference);
    await world.pass(20 * MINUTE);
    await verify(world, stay.reference);
    const other = await openPage(world, stay.guest, stay.id, 'flutterwave');
    world.sandbox.behaviour.transfers.pendingBeforeMoney = true;
    await askForAccount(world, other);
    await verify(world, other.reference);
    expect(await heldFor(stay, madeAt)).toBe(40);
    expect(await modify(world, stay.guest, stay.id, { noOfAdult: 1 })).toMatchObject({
      status: 200,
    });
    const third = await openPage(world, stay.guest, stay.id);
    await askForAccount(world, third);
    await verify(world, third.reference);
    expect(await heldFor(stay, madeAt)).toBe(40);
    expect(await extensionsOf(stay)).toHaveLength(1);
  });

  test('it ends in any case 70 minutes after the reservation was made, with its email', async () => {
    const stay = await openStay(world);
    const madeAt = world.clock.now();
    await world.pass(28 * MINUTE);
    await askForAccount(world, stay);
    await world.passAtProviders(2 * MINUTE - SECOND);
    await verify(world, stay.reference);
    expect(await heldFor(stay, madeAt)).toBeCloseTo(70, 1);
    expect(await heldFor(stay, madeAt)).toBeLessThanOrEqual(70);
    await minutes(39);
    expect(await statusOf(stay)).toBe('pending');
    expect(await expiryEmails()).toBe(0);
    await minutes(2);
    expect(await statusOf(stay)).toBe('cancelled');
    expect(await expiryEmails()).toBe(1);
  });

  test('with USSD it is held ten minutes from then, where that is longer', async () => {
    const stay = await openStay(world);
    const madeAt = world.clock.now();
    await showCode(world, stay);
    await verify(world, stay.reference);
    expect(await heldFor(stay, madeAt)).toBe(30);
    await world.pass(15 * MINUTE);
    await verify(world, stay.reference);
    await world.pass(10 * MINUTE);
    await showCode(world, stay);
    await verify(world, stay.reference);
    expect(await heldFor(stay, madeAt)).toBe(35);
  });

  test('without a word for how it is paid, it may be a transfer', async () => {
    world.sandbox.behaviour.transfers.hidesChannel = true;
    const stay = await openStay(world);
    const madeAt = world.clock.now();
    await askForAccount(world, stay);
    await verify(world, stay.reference);
    expect(await heldFor(stay, madeAt)).toBe(40);
    world.sandbox.behaviour.transfers.hidesChannel = false;
    await world.pass(5 * MINUTE);
    const [attempt] = await world.context.database.select().from(paymentAttempt);
    expect(attempt?.underWayUntil).toEqual(new Date(madeAt.getTime() + 40 * MINUTE));
  });
});

describe('Nothing but the provider’s word makes a hold longer', () => {
  test('not the guest, a page that is open, or money that is only said to have been sent', async () => {
    const stay = await openStay(world);
    const madeAt = world.clock.now();
    await verify(world, stay.reference);
    await world.request('GET', `/api/v1/payment/paystack/return?reference=${stay.reference}`);
    await minutes(5);
    expect(await heldFor(stay, madeAt)).toBe(30);
    expect(await extensionsOf(stay)).toEqual([]);
  });

  test('not its silence: the hold ends as ever, and late money takes the rooms again', async () => {
    const stay = await openStay(world);
    await world.pass(20 * MINUTE);
    const account = await askForAccount(world, stay);
    world.rewrite(() => '<html>Bad gateway</html>');
    await minutes(12);
    expect(await statusOf(stay)).toBe('cancelled');
    expect(await expiryEmails()).toBe(1);
    world.rewrite((text) => text);
    await sendTransfer(world, account, stayTotal);
    await verify(world, stay.reference);
    expect(await statusOf(stay)).toBe('paid');
  });
});

describe('A hold that ends while a payment is under way', () => {
  /** A guest who dials first and then sends a transfer has used up the extension. */
  async function endedUnderWay(): Promise<{ stay: OpenStay; account: string }> {
    const stay = await openStay(world, 'paystack', premiums);
    await world.pass(25 * MINUTE);
    await showCode(world, stay);
    await verify(world, stay.reference);
    await world.pass(5 * MINUTE);
    const account = await askForAccount(world, stay);
    await verify(world, stay.reference);
    await minutes(6);
    return { stay, account };
  }

  test('frees the rooms, and its guest is told once no money can come any more', async () => {
    const { stay } = await endedUnderWay();
    expect(await statusOf(stay)).toBe('cancelled');
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': 2 });
    expect(await expiryEmails()).toBe(0);
    await minutes(36);
    expect(await expiryEmails()).toBe(1);
    await minutes(5);
    expect(await expiryEmails()).toBe(1);
  });
});

test('With the setting at 0 no hold is longer than usual', async () => {
  const strict = await openPaymentWorld({ configuration: { transferHold: 0 } });
  const stay = await openStay(strict);
  const before = valueAt(await reservationOf(strict, stay), 'holdExpiresAt');
  await askForAccount(strict, stay);
  await verify(strict, stay.reference);
  expect(await reservationOf(strict, stay)).toMatchObject({ holdExpiresAt: before });
  await strict.app.close();
});
