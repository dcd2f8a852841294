import { describe, expect, test, vi } from 'vitest';
import { ProviderError } from '../../../../server/paymentProviders/provider';
import { refundStay } from '../../desk/atTheDesk';
import { roomsLeft } from '../../reservations/stays';
import {
  booksAreClean,
  casesOf,
  held,
  openStay,
  refundsOf,
  stayTotal,
  reservationOf,
} from '../openStay';
import { askForRefund, paidStay } from '../paidStay';
import { subjects, verify, freshPaymentWorld } from '../paymentWorld';
import { askForAccount, sendTransfer } from '../transfers';
import { returnByHand, returnedAt } from './atProvider';
import { HOUR } from '../../support/durations';

const world = await freshPaymentWorld();

/** Expects that the whole price was refunded, once, and that all records agree. */
async function expectAllBack(
  provider: 'paystack' | 'flutterwave',
  { guest, id }: Pick<Awaited<ReturnType<typeof paidStay>>, 'guest' | 'id'>,
): Promise<void> {
  expect(returnedAt(world, provider)).toBe(stayTotal);
  expect(await held(world)).toBe(0);
  expect(await reservationOf(world, { guest, id })).toMatchObject({
    paymentStatus: 'refunded',
    refundStatus: null,
    roomNumber: '',
  });
  expect(await roomsLeft(world)).toMatchObject({ 'Double Room': 10 });
  await booksAreClean(world);
}

async function inOrder() {
  const refunds = await refundsOf(world);
  return refunds.toSorted(
    (one, other) => one.cause.localeCompare(other.cause) || one.amountKobo - other.amountKobo,
  );
}

describe.each(['paystack', 'flutterwave'] as const)(
  'Money that went back at %s itself',
  (provider) => {
    const byHand = (reference: string, naira: number) =>
      returnByHand(world, provider, reference, naira * 100);

    test('beside goodwill and the guest’s own refund ends in a refunded reservation and clean books', async () => {
      const stay = await paidStay(world, { provider });
      await refundStay(world, stay.id, { amountKobo: 200_000 });
      await world.pass(HOUR);
      await byHand(stay.reference, 3_000);
      await world.pass(HOUR);
      expect(await reservationOf(world, stay)).toMatchObject({
        paymentStatus: 'paid',
        refundStatus: null,
        refundAmount: 10_000,
      });
      world.sandbox.behaviour.refunds.ending = 'failed';
      await askForRefund(world, stay.guest, stay.id);
      await world.pass(HOUR);
      world.sandbox.behaviour.refunds.ending = 'processed';
      await byHand(stay.reference, 4_000);
      await world.pass(HOUR);
      expect(await reservationOf(world, stay)).toMatchObject({
        paymentStatus: 'paid',
        refundStatus: 'failed',
      });
      await byHand(stay.reference, 6_000);
      await world.pass(HOUR);
      await expectAllBack(provider, stay);
      const kept = (await inOrder()).map(({ cause, amountKobo, status }) => [
        cause,
        amountKobo / 100,
        status,
      ]);
      expect(kept).toEqual([
        ['atProvider', 3_000, 'settled'],
        ['atProvider', 4_000, 'settled'],
        ['goodwill', 2_000, 'settled'],
        ['guestRequest', 6_000, 'settled'],
      ]);
    });

    test('ends the reservation when it is all of it, and the guest reads so', async () => {
      const stay = await paidStay(world, { provider });
      const told = (await subjects(world, stay.guest.email)).length;
      await byHand(stay.reference, 15_000);
      await world.pass(HOUR);
      await expectAllBack(provider, stay);
      expect(await casesOf(world)).toMatchObject([{ kind: 'unknown_refund', closedAt: null }]);
      const named = stay.id.slice(0, 8);
      expect((await subjects(world, stay.guest.email)).slice(told)).toEqual([
        `We are looking into your payment for reservation ${named}`,
        `We have refunded ₦15,000.00 for reservation ${named}`,
      ]);
    });

    test('is not lost while the provider’s list gives no word', async () => {
      const stay = await paidStay(world, { provider });
      world.sandbox.faults.add({
        provider,
        endpoint: 'refundStatus',
        kind: 'serverError',
        times: 12,
      });
      await byHand(stay.reference, 15_000);
      await world.pass(HOUR);
      await expectAllBack(provider, stay);
    });
  },
);

test('One naira too much that Flutterwave refuses to send back, and its dashboard returns with the price, leaves no kobo in the books', async () => {
  const excess = 100;
  const stay = await openStay(world, 'flutterwave');
  world.sandbox.behaviour.webhooks.dropped = false;
  const refuse = vi.spyOn(world.context.providers.flutterwave, 'requestRefund');
  refuse.mockRejectedValueOnce(new ProviderError('refused', 'Below the minimum'));
  await sendTransfer(world, await askForAccount(world, stay), stayTotal + excess);
  await verify(world, stay.reference);
  await world.jobs.runDue();
  refuse.mockRestore();
  expect(await refundsOf(world)).toMatchObject([{ cause: 'excess', status: 'failed' }]);
  await returnByHand(world, 'flutterwave', stay.reference, stayTotal + excess);
  await world.pass(HOUR);
  expect(await held(world)).toBe(0);
  await booksAreClean(world);
});
