import { describe, expect, test } from 'vitest';
import { paymentAttempt } from '../../../../server/database/schema';
import { reserved, roomsLeft, cancel, modify } from '../../reservations/stays';
import { askForRefund } from '../paidStay';
import {
  held,
  openStay,
  pay,
  refundsOf,
  stayTotal,
  reservationOf,
  unheardStay,
  emailsAbout,
} from '../openStay';
import { containing, openPage, subjects, verify, freshPaymentWorld } from '../paymentWorld';

const world = await freshPaymentWorld();

const MINUTE = 60_000;
const email = 'adaobi@example.com';

describe('Money that comes after the time to pay', () => {
  test('pays while nobody has swept the hold', async () => {
    const stay = await unheardStay(world);
    world.clock.advance(31 * MINUTE);
    await verify(world, stay.reference);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
    expect(await refundsOf(world)).toEqual([]);
  });

  test('takes the rooms again where they are free, and says so', async () => {
    const stay = await openStay(world);
    world.clock.advance(31 * MINUTE);
    await world.jobs.run({ kind: 'sweep' });
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: 'cancelled',
      cancelReason: 'expired',
    });
    await pay(world, stay);
    await verify(world, stay.reference);
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: 'paid',
      cancelReason: null,
      roomNumber: containing(', '),
    });
    expect(await roomsLeft(world)).toMatchObject({ 'Double Room': 8, 'Deluxe Room': 7 });
    await world.jobs.runDue();
    const sentEmail = world.post.to(email).find(({ subject }) => subject.includes('confirmed'));
    expect(sentEmail?.text).toContain('It had expired before your payment reached us');
  });

  test('goes back in full where the rooms are somebody else’s by now', async () => {
    const stay = await openStay(world, 'paystack', { double: 1, premium: 2 });
    world.clock.advance(31 * MINUTE);
    const other = await world.guest('chidi@example.com');
    await reserved(world, other, { premium: 1 });
    await pay(world, stay);
    expect(await verify(world, stay.reference)).toMatchObject({
      body: { paymentStatus: 'cancelled' },
    });
    expect(await refundsOf(world)).toMatchObject([{ amountKobo: 3_450_000, cause: 'late' }]);
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': 1, 'Double Room': 10 });
    await world.pass(MINUTE);
    expect(await held(world)).toBe(0);
    const emails = await subjects(world, email);
    const id = stay.id.slice(0, 8);
    expect(emails).toContain(`We are refunding your payment for reservation ${id}`);
    expect(emails).toContain(`Your refund for reservation ${id} has been sent`);
  });

  test.each([
    ['swept', true],
    ['not swept yet', false],
  ])('goes back in full when the first night is past, the hold being %s', async (_what, swept) => {
    const stay = await openStay(world);
    world.clock.setTo(new Date('2026-03-13T09:00:00.000Z'));
    if (swept) await world.jobs.run({ kind: 'sweep' });
    await pay(world, stay);
    expect(await verify(world, stay.reference)).toMatchObject({
      body: { paymentStatus: 'cancelled' },
    });
    expect(await refundsOf(world)).toMatchObject([{ amountKobo: stayTotal, cause: 'late' }]);
  });
});

describe('Money that is not wanted any more', () => {
  test('goes back in full after the guest cancelled', async () => {
    const stay = await openStay(world);
    await cancel(world, stay.guest, stay.id);
    await pay(world, stay);
    expect(await verify(world, stay.reference)).toMatchObject({
      body: { paymentStatus: 'cancelled' },
    });
    expect(await refundsOf(world)).toMatchObject([{ amountKobo: stayTotal, cause: 'cancelled' }]);
    await world.pass(MINUTE);
    expect(await held(world)).toBe(0);
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: 'cancelled',
      cancelReason: 'byGuest',
    });
  });

  test('goes back in full after the guest changed the stay, and the new price is still to be paid', async () => {
    const stay = await openStay(world);
    await modify(world, stay.guest, stay.id, { checkOutDate: '2026-03-16' });
    await pay(world, stay);
    expect(await verify(world, stay.reference)).toMatchObject({
      body: { paymentStatus: 'failed', error: containing('changed after you started') },
    });
    expect(await refundsOf(world)).toMatchObject([{ amountKobo: stayTotal, cause: 'superseded' }]);
    const next = await openPage(world, stay.guest, stay.id);
    expect(next.reference).not.toBe(stay.reference);
    await pay(world, next);
    await verify(world, next.reference);
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: 'paid',
      totalPrice: 20_000,
      paymentRefrence: next.reference,
    });
    await world.pass(MINUTE);
    expect(await held(world)).toBe(2_000_000);
  });

  test('goes back when the stay is changed while the provider is being asked', async () => {
    const stay = await unheardStay(world);
    world.rewrite(async (text) => {
      await modify(world, stay.guest, stay.id, { checkOutDate: '2026-03-16' });
      return text;
    });
    await verify(world, stay.reference);
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: 'pending',
      totalPrice: 20_000,
    });
    expect(await refundsOf(world)).toMatchObject([{ amountKobo: stayTotal, cause: 'superseded' }]);
  });

  test.each([
    ['paystack', 'flutterwave'],
    ['flutterwave', 'paystack'],
  ] as const)('goes back when both %s and %s took it', async (first, second) => {
    const stay = await openStay(world, first);
    const other = await openPage(world, stay.guest, stay.id, second);
    await pay(world, stay);
    await pay(world, other);
    const both = [stay, other, stay, other, stay, other];
    await Promise.all(both.map(({ reference }) => verify(world, reference)));
    expect(await refundsOf(world)).toMatchObject([{ amountKobo: stayTotal, cause: 'duplicate' }]);
    const statuses = (await world.context.database.select().from(paymentAttempt))
      .map(({ status }) => status)
      .sort();
    expect(statuses).toEqual(['returned', 'settled']);
    const told = await Promise.all(
      [stay, other].map(async ({ reference }) => (await verify(world, reference)).body),
    );
    expect(told).toMatchObject([{ paymentStatus: 'paid' }, { paymentStatus: 'paid' }]);
    // The page of the payment that goes back says so, and the other's does not.
    expect(told.filter((body) => JSON.stringify(body).includes('goes back to you'))).toHaveLength(
      1,
    );
    expect(await held(world)).toBe(2 * stayTotal);
    expect(await emailsAbout(world, 'paid and confirmed')).toBe(1);
    expect(await emailsAbout(world, 'We are refunding')).toBe(1);
    await world.pass(MINUTE);
    expect(await held(world)).toBe(stayTotal);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('goes back where the stay was given back, and nobody reads that it stands', async () => {
    const stay = await openStay(world);
    const other = await openPage(world, stay.guest, stay.id, 'flutterwave');
    await pay(world, stay);
    await verify(world, stay.reference);
    await askForRefund(world, stay.guest, stay.id);
    await pay(world, other);
    await verify(world, other.reference);
    await world.pass(MINUTE);
    const told = world.post.to(email).filter(({ subject }) => subject.includes('your payment'));
    expect(told.map(({ text }) => text)).toEqual([containing('refunding it to you in full')]);
    expect(told[0]?.text).not.toContain('stays paid and confirmed');
    expect(await held(world)).toBe(0);
  });
});
