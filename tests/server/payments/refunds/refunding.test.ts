import { describe, expect, test, vi } from 'vitest';
import { ProviderError } from '../../../../server/paymentProviders/provider';
import { advanceRefund } from '../../../../server/payments/refunds/advanceRefund';
import { setPrice } from '../../desk/atTheDesk';
import { roomsLeft } from '../../reservations/stays';
import { casesOf, held, onlyRefundOf, refundsOf, stayTotal, reservationOf } from '../openStay';
import { subjects, freshPaymentWorld } from '../paymentWorld';
import { askForRefund, paidStay, reason, askedBack } from '../paidStay';
import { refundsSent } from './atProvider';
import { MINUTE, HOUR, DAY } from '../../support/durations';

const world = await freshPaymentWorld();

const email = 'adaobi@example.com';
const providers = ['paystack', 'flutterwave'] as const;

const sent = () => refundsSent(world);

describe.each(providers)('A refund through %s', (provider) => {
  test('frees the rooms at once, and is paid out in full', async () => {
    const { guest, id } = await paidStay(world, { provider });
    expect(await roomsLeft(world)).toMatchObject({ 'Double Room': 8 });
    expect(await askForRefund(world, guest, id)).toMatchObject({
      status: 200,
      body: {
        message: 'Your refund has been requested.',
        reservation: { id, paymentStatus: 'paid', refundStatus: 'requested', roomNumber: '' },
      },
    });
    expect(await roomsLeft(world)).toMatchObject({ 'Double Room': 10 });
    expect(await held(world)).toBe(stayTotal);

    await world.pass(5 * MINUTE);
    expect(await reservationOf(world, { guest, id })).toMatchObject({
      paymentStatus: 'refunded',
      refundStatus: null,
    });
    expect(await held(world)).toBe(0);
    expect(await refundsOf(world)).toMatchObject([
      {
        amountKobo: stayTotal,
        cause: 'guestRequest',
        reason,
        status: 'settled',
        nextCheckAt: null,
      },
    ]);
    expect(sent()).toBe(1);
    const emails = await subjects(world, email);
    expect(emails).toContain(`Your refund for reservation ${id.slice(0, 8)} has been requested`);
    expect(emails).toContain(`Your refund for reservation ${id.slice(0, 8)} has been sent`);
  });

  test('gives back what was paid, whatever a night costs by then', async () => {
    const { guest, id } = await paidStay(world, { provider });
    await setPrice(world, 'double', 100, '2026-03-02');
    await askForRefund(world, guest, id);
    expect(await refundsOf(world)).toMatchObject([{ amountKobo: stayTotal }]);
  });

  test('is not called paid out before the provider says so', async () => {
    world.sandbox.behaviour.refunds.automatic = false;
    const { guest, id } = await askedBack(world, { provider });
    await world.pass(10 * MINUTE);
    expect(await reservationOf(world, { guest, id })).toMatchObject({
      paymentStatus: 'paid',
      refundStatus: 'requested',
    });
    expect(await held(world)).toBe(stayTotal);
    expect(await onlyRefundOf(world)).toMatchObject({ status: 'sent' });
  });

  test('whose answer was lost is found again, and not sent twice', async () => {
    const { guest, id } = await paidStay(world, { provider });
    world.sandbox.behaviour.webhooks.dropped = true;
    world.sandbox.faults.add({ provider, endpoint: 'refund', kind: 'serverErrorAfterCommit' });
    await askForRefund(world, guest, id);
    await world.jobs.runDue();
    expect(await onlyRefundOf(world)).toMatchObject({ status: 'sending' });
    await world.pass(30 * MINUTE);
    expect(await reservationOf(world, { guest, id })).toMatchObject({ paymentStatus: 'refunded' });
    expect(sent()).toBe(1);
    expect(await held(world)).toBe(0);
  });

  test('that fails goes to staff, and the guest is told', async () => {
    world.sandbox.behaviour.refunds.ending = 'failed';
    const { guest, id } = await askedBack(world, { provider });
    await world.pass(5 * MINUTE);
    expect(await reservationOf(world, { guest, id })).toMatchObject({
      paymentStatus: 'paid',
      refundStatus: 'failed',
      roomNumber: '',
    });
    expect(await casesOf(world)).toMatchObject([{ kind: 'refund_failed', closedAt: null }]);
    expect(await held(world)).toBe(stayTotal);
    expect(await subjects(world, email)).toContain(
      `Your refund for reservation ${id.slice(0, 8)} is delayed`,
    );
    expect(await roomsLeft(world)).toMatchObject({ 'Double Room': 10 });
  });

  test('that the hotel made by hand at the provider is taken for the one asked for', async () => {
    const { guest, id } = await paidStay(world, { provider });
    world.rewrite((text, url) =>
      url.endsWith('/refund') ? '{"status":false,"message":"Already refunded"}' : text,
    );
    await askForRefund(world, guest, id);
    await world.pass(5 * MINUTE);
    expect(await reservationOf(world, { guest, id })).toMatchObject({ paymentStatus: 'refunded' });
    expect(await casesOf(world)).toEqual([]);
    expect(await held(world)).toBe(0);
  });

  test('that is refused because the balance is empty is sent again until the provider takes it on', async () => {
    const { guest, id } = await paidStay(world, { provider });
    const refuse = vi.spyOn(world.context.providers[provider], 'requestRefund');
    const refusal = new ProviderError('refused', 'Insufficient balance');
    refuse.mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
    await askForRefund(world, guest, id);
    await world.jobs.runDue();
    expect(await onlyRefundOf(world)).toMatchObject({ status: 'failed', refusals: 1 });
    await world.pass(HOUR - 1);
    expect(refuse).toHaveBeenCalledTimes(1);
    await world.pass(MINUTE);
    expect(await onlyRefundOf(world)).toMatchObject({ status: 'failed', refusals: 2 });
    await world.pass(5 * HOUR + MINUTE);
    expect(await reservationOf(world, { guest, id })).toMatchObject({
      paymentStatus: 'paid',
      refundStatus: 'requested',
    });
    await world.pass(DAY);
    expect(await reservationOf(world, { guest, id })).toMatchObject({ paymentStatus: 'refunded' });
    expect(await held(world)).toBe(0);
    expect(sent()).toBe(1);
    expect(await casesOf(world)).toMatchObject([{ kind: 'refund_refused' }]);
    refuse.mockRestore();
  });

  test('is sent once where a server stood still before sending, and another one’s answer was lost', async () => {
    const { guest, id } = await paidStay(world, { provider });
    world.sandbox.behaviour.webhooks.dropped = true;
    await askForRefund(world, guest, id);
    const { id: refundId } = await onlyRefundOf(world);
    let stoodStill = false;
    world.rewrite(async (text, url) => {
      if (stoodStill || !url.includes('refund')) return text;
      stoodStill = true;
      world.clock.advance(5 * MINUTE);
      const lost = { provider, endpoint: 'refund', kind: 'serverErrorAfterCommit' } as const;
      world.sandbox.faults.add(lost);
      await advanceRefund(world.context, refundId);
      expect(sent()).toBe(1);
      return text;
    });
    await advanceRefund(world.context, refundId);
    await world.pass(HOUR);
    expect(sent()).toBe(1);
    expect(await onlyRefundOf(world)).toMatchObject({ status: 'settled' });
  });

  test('whose server died before sending is sent by the sweep', async () => {
    await askedBack(world, { provider });
    world.jobs.reset();
    await world.pass(10 * MINUTE);
    expect(await held(world)).toBe(0);
  });

  test('of another amount than asked for is no refund, and goes to staff', async () => {
    const { guest, id } = await paidStay(world, { provider });
    world.rewrite((text, url) =>
      url.endsWith('/refund') ? text.replaceAll(/:(1500000|15000)\b/g, ':150') : text,
    );
    await askForRefund(world, guest, id);
    await world.jobs.runDue();
    expect(await casesOf(world)).toMatchObject([{ kind: 'refund_other_amount' }]);
    expect(await held(world)).toBe(stayTotal);
  });
});
