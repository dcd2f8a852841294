import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { reservation, roomNight } from '../../../server/database/schema';
import { freshPaymentWorld, openPage, verify } from '../payments/paymentWorld';
import { returnByHand } from '../payments/refunds/atProvider';
import { DAY, HOUR } from '../support/durations';
import { listAt, valueAt } from '../support/reading';
import { act, arrival, paidBy, twoAtDesk, unpaidRoom } from './deskSessions';

const world = await freshPaymentWorld();
const { database } = world.context;
const { amara, bisi, goTo } = twoAtDesk(world, arrival);

/** Three nights in a Deluxe Room, ₦6,000. */
const threeNights = { checkInDate: '2026-03-12', checkOutDate: '2026-03-15' };
let stay: Awaited<ReturnType<typeof unpaidRoom>>;
beforeEach(async () => {
  stay = await unpaidRoom(world, threeNights);
});

const paid = async () => {
  const page = await openPage(world, stay.guest, stay.id);
  await world.press(page.checkoutUrl, 'pay');
  await verify(world, page.reference);
  return page.reference;
};
const part = () =>
  act(amara, stay, { act: 'takePayment', ...paidBy('cash'), amount: 2000, balance: 6000 });
const checkIn = () => act(amara, stay, { act: 'checkIn', room: stay.room });
const nights = () => database.$count(roomNight, eq(roomNight.reservationId, stay.id));
const offered = async (name: string) => {
  const { body } = await bisi.browser.request('GET', `/reservations/${stay.id}`);
  return listAt(body, 'acts').find((one) => valueAt(one, 'act') === name);
};
const freed = (last: string) =>
  `This puts room ${stay.room} back on sale straight away for the nights of 12 March to ${last}.`;

describe('The nights of somebody in house stay theirs', () => {
  test('when the desk refunds all, and go on sale when they leave early', async () => {
    await paid();
    await checkIn();
    await act(bisi, stay, { act: 'refund', why: 'No water all day' });
    await world.pass(2 * HOUR);
    expect(await nights()).toBe(3);
    await goTo(new Date(arrival.getTime() + DAY));
    await act(amara, stay, { act: 'checkOut', room: stay.room });
    expect(await nights()).toBe(1);
  });

  test('and those on sale already are not named before a refund', async () => {
    await paid();
    await checkIn();
    await goTo(new Date(arrival.getTime() + DAY));
    await act(amara, stay, { act: 'checkOut', room: stay.room });
    expect(await offered('refund')).toMatchObject({ isAllowed: true, why: null });
  });

  test.each(['paystack', 'flutterwave'] as const)(
    'when the price is refunded in the dashboard of %s',
    async (provider) => {
      const page = await openPage(world, stay.guest, stay.id, provider);
      await world.press(page.checkoutUrl, 'pay');
      await verify(world, page.reference);
      await checkIn();
      await returnByHand(world, provider, page.reference, 600_000);
      await world.pass(2 * HOUR);
      expect(await nights()).toBe(3);
      await goTo(world.clock.now());
      const { body } = await act(amara, stay, { act: 'note', note: 'Still here' });
      expect(body).toMatchObject({ paymentStatus: 'paid', stays: [{ state: 'inHouse' }] });
    },
  );

  test('when a program of before ends the stay: the database refuses', async () => {
    await paid();
    await checkIn();
    const ending = database.transaction(async (tx) => {
      await tx.update(reservation).set({ refundStatus: 'requested' });
      await tx.execute(sql`delete from room_night where reservation_id = ${stay.id}`);
    });
    await expect(ending).rejects.toThrow();
    expect(await nights()).toBe(3);
  });
});

describe('An act that puts nights on sale names them', () => {
  test('before a guest leaves early, whom one tap does not check out', async () => {
    await paid();
    await checkIn();
    const why = `${freed('14 March')} No money moves. A manager can give a partial refund.`;
    expect(await offered('checkOut')).toMatchObject({ asks: true, why });
    await goTo(new Date('2026-03-15T09:00:00Z'));
    expect(await offered('checkOut')).not.toHaveProperty('asks');
  });

  test('before a hold is cancelled, a part-paid stay released, and a paid one refunded', async () => {
    expect(await offered('cancel')).toMatchObject({ why: freed('14 March') });
    await part();
    expect(await offered('releaseStay')).toMatchObject({ why: freed('14 March') });
    await paid();
    const why = `If everything is refunded: ${freed('14 March')}`;
    expect(await offered('refund')).toMatchObject({ why });
    await checkIn();
    expect(await offered('refund')).toMatchObject({ isAllowed: true, why: null });
  });

  test('before a no-show is recorded, which keeps the room', async () => {
    await paid();
    await goTo(new Date('2026-03-13T13:00:00Z'));
    const why =
      'The room stays theirs until 15 March in case they still arrive, and no money moves.';
    expect(await offered('noShow')).toMatchObject({ asks: true, why });
  });
});
