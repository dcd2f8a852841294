import { describe, expect, test } from 'vitest';
import { returnCase } from '../../../../server/payments/cases/decideCase';
import { closeWithNote, hotel, why } from '../../desk/atTheDesk';
import { casesOf, held, openStay, pay, stayTotal } from '../openStay';
import { freshPaymentWorld } from '../paymentWorld';
import { sendWebhook } from '../webhooks/sendWebhook';
import { refundsAt, returnByHand, returnedAt } from './atProvider';
import { MINUTE, HOUR, DAY } from '../../support/durations';

const world = await freshPaymentWorld();

/** Money that came after the last check and without a webhook, so that no book has it. */
async function unbookedStay() {
  const stay = await openStay(world);
  await world.pass(31 * DAY);
  await pay(world, stay);
  world.sandbox.behaviour.webhooks.dropped = false;
  return stay;
}

const close = (id = '') => closeWithNote(world, id);

describe('The message that Paystack refunds a payment which is in no book yet', () => {
  test('leaves its money to be decided on if the refund fails after all', async () => {
    world.sandbox.behaviour.refunds.automatic = false;
    const { reference } = await unbookedStay();
    await returnByHand(world, 'paystack', reference, stayTotal);
    await world.pass(MINUTE);
    const [made] = refundsAt(world, 'paystack');
    world.sandbox.advanceRefund('paystack', Number(made?.id), 'failed');
    world.sandbox.advanceRefund('paystack', Number(made?.id), 'failed');
    await world.pass(HOUR);
    world.sandbox.behaviour.refunds.automatic = true;
    const [first, last] = await casesOf(world);
    expect(await close(first?.id)).toBeNull();
    const id = last?.id ?? '';
    expect(await close(id)).toMatchObject({ code: 'undecided' });
    await returnCase(world.context, id, { by: 'Ngozi', why });
    await world.pass(HOUR);
    expect(returnedAt(world, 'paystack')).toBe(stayTotal);
    expect(await held(world)).toBe(0);
    const { text } = await hotel(world, 'reconcile', '--all');
    expect(text).toContain('Every naira is accounted for.');
  });

  test('is kept until Paystack says how the payment stands', async () => {
    const { reference } = await unbookedStay();
    const silence = { provider: 'paystack', endpoint: 'verify', kind: 'serverError' } as const;
    world.sandbox.faults.add({ ...silence, times: 1_000 });
    await returnByHand(world, 'paystack', reference, stayTotal);
    const disputed = `{"event":"charge.dispute.create","data":{"id":1,"transaction":{"reference":"${reference}"}}}`;
    await sendWebhook(world, 'paystack', disputed);
    await world.pass(MINUTE);
    expect(await casesOf(world)).toEqual([]);
    world.sandbox.faults.clear();
    await world.pass(HOUR);
    const kinds = (await casesOf(world)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['refunded_elsewhere', 'dispute']));
  });
});
