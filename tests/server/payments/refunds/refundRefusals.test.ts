import { describe, expect, test } from 'vitest';
import { reserved } from '../../reservations/stays';
import { refundsOf } from '../openStay';
import { askForRefund, paidStay, askedBack } from '../paidStay';
import { freshPaymentWorld } from '../paymentWorld';
import { stuckRefunds } from './stuckRefunds';
import { refusedWith } from '../../support/reading';

const world = await freshPaymentWorld();
const { stuckRefund, give } = stuckRefunds(world);

const MINUTE = 60_000;

async function givenAccount(payer?: string) {
  const stay = await stuckRefund(payer);
  await give(stay);
  return stay;
}

describe('A refund is not to be had', () => {
  test.each([[''], ['   \n '], [undefined]])('without a reason (%j)', async (words) => {
    const { guest, id } = await paidStay(world);
    expect(await askForRefund(world, guest, id, { reason: words })).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        message: 'Please provide a reason for the refund.',
        fields: { reason: 'Please provide a reason for the refund.' },
      },
    });
    expect(await refundsOf(world)).toEqual([]);
  });

  test('before it is paid', async () => {
    const guest = await world.guest();
    expect(await askForRefund(world, guest, await reserved(world, guest))).toMatchObject(
      refusedWith(409, 'transition_refused', {
        message: 'Only a paid reservation can be refunded.',
      }),
    );
  });

  test.each([
    [
      'one is requested already',
      () => askedBack(world),
      'A refund has been requested. We’ll email you when it has been made.',
    ],
    [
      'staff looks into one that failed',
      async () => {
        world.sandbox.behaviour.refunds.ending = 'failed';
        const stay = await askedBack(world);
        await world.pass(5 * MINUTE);
        return stay;
      },
      'The refund hasn’t gone through yet. Our team is looking into it.',
    ],
    [
      'one waits for a bank account of the guest',
      () => stuckRefund(),
      'Paystack couldn’t send your money back to the account it came from. Please add another of your bank accounts.',
    ],
    [
      'staff looks into a bank account in another name',
      () => givenAccount('CHINEDU OBI'),
      'The bank account you added for your refund is in a different name from the one that sent the money. Our team is looking into it and will email you.',
    ],
    [
      'one is on its way to a bank account',
      () => givenAccount(),
      'Your refund is on its way to the bank account added for it. We’ll email you when it has been sent.',
    ],
  ])('while %s', async (_, refunded, message) => {
    const { guest, id } = await refunded();
    expect(await askForRefund(world, guest, id)).toMatchObject(
      refusedWith(409, 'refund_refused', { message }),
    );
    expect(await refundsOf(world)).toHaveLength(1);
  });

  test('from the moment at which check-in day begins in Lagos', async () => {
    const { guest, id } = await paidStay(world);
    world.clock.setTo(new Date('2026-03-11T23:00:00.000Z'));
    expect(await askForRefund(world, guest, id)).toMatchObject(
      refusedWith(409, 'refund_refused', {
        message: 'Refunds can only be requested before the check-in day begins.',
      }),
    );
    world.clock.setTo(new Date('2026-03-11T22:59:59.999Z'));
    expect(await askForRefund(world, guest, id)).toMatchObject({ status: 200 });
  });
});
