import { describe, expect, test } from 'vitest';
import { closeWithNote, resendRefund, refusalOf } from '../../desk/atTheDesk';
import { casesOf, held, onlyRefundOf, reservationOf } from '../openStay';
import { subjects, freshPaymentWorld } from '../paymentWorld';
import { askedBack } from '../paidStay';
import { MINUTE, HOUR, DAY } from '../../support/durations';

const world = await freshPaymentWorld();

describe('A refund that needs attention at Paystack', () => {
  const card = '4084080000671902';

  test('goes to staff, and is still followed to its end', async () => {
    const { guest, id } = await askedBack(world, { card });
    await world.pass(5 * MINUTE);
    expect(await casesOf(world)).toMatchObject([{ kind: 'refund_needs_attention' }]);
    expect(await reservationOf(world, { guest, id })).toMatchObject({
      paymentStatus: 'paid',
      refundStatus: 'failed',
    });

    const { providerRefundId } = await onlyRefundOf(world);
    await world.sandbox.paystack.app.inject({
      method: 'POST',
      url: `/refund/retry_with_customer_details/${providerRefundId ?? ''}`,
      headers: { authorization: `Bearer ${world.context.configuration.paystack.secretKey}` },
      payload: {
        refund_account_details: { currency: 'NGN', account_number: '1234567890', bank_id: '9' },
      },
    });
    await world.pass(7 * HOUR);
    expect(await reservationOf(world, { guest, id })).toMatchObject({
      paymentStatus: 'refunded',
      refundStatus: null,
    });
    expect(await held(world)).toBe(0);
    expect(await casesOf(world)).toHaveLength(1);
  });
});

/** A refund that was not paid out within a month, and its case. */
async function overdueRefund() {
  const { guest, id } = await askedBack(world);
  await world.jobs.runDue();
  world.clock.advance(30 * DAY);
  await world.pass(MINUTE);
  const [overdue] = await casesOf(world);
  if (overdue?.kind !== 'refund_overdue') throw new Error('No refund is overdue.');
  return { guest, id, caseId: overdue.id };
}

const close = (caseId: string) => closeWithNote(world, caseId);
const retry = (caseId: string) => refusalOf(resendRefund(world, caseId));

describe('A refund that nobody asks about any more', () => {
  test('is not asked about for ever, and its guest is told of the case for staff', async () => {
    world.sandbox.behaviour.refunds.automatic = false;
    const { guest, id } = await overdueRefund();
    expect(await subjects(world, guest.email)).toContain(
      `Your refund for reservation ${id.slice(0, 8)} is delayed`,
    );
    world.asked.length = 0;
    world.clock.advance(10 * DAY);
    await world.pass(MINUTE);
    expect(world.asked).toEqual([]);
  });

  test('keeps its case until staff has it asked about for another month', async () => {
    world.sandbox.behaviour.refunds.automatic = false;
    const { caseId } = await overdueRefund();
    expect(await close(caseId)).toMatchObject({ code: 'refundForgotten' });

    expect(await retry(caseId)).toBeNull();
    world.asked.length = 0;
    await world.pass(HOUR);
    expect(world.asked).not.toEqual([]);
    expect((await onlyRefundOf(world)).nextCheckAt).toBeInstanceOf(Date);
    expect(await close(caseId)).toBeNull();
    world.clock.advance(30 * DAY);
    await world.pass(MINUTE);
    expect(await casesOf(world)).toMatchObject([{}, { kind: 'refund_overdue', closedAt: null }]);
  });

  test('is sent where the provider never took it on, and paid out', async () => {
    const silence = { provider: 'paystack', endpoint: 'refund', kind: 'serverError' } as const;
    world.sandbox.faults.add({ ...silence, times: 1_000 });
    const { guest, id, caseId } = await overdueRefund();
    expect(await onlyRefundOf(world)).toMatchObject({ status: 'sending', nextCheckAt: null });
    world.sandbox.faults.clear();
    expect(await retry(caseId)).toBeNull();
    await world.pass(HOUR);
    expect(await reservationOf(world, { guest, id })).toMatchObject({
      paymentStatus: 'refunded',
      refundStatus: null,
    });
    expect(await held(world)).toBe(0);
  });
});
