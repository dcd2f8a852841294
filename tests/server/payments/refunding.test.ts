import { beforeEach, describe, expect, test } from 'vitest';
import { ledgerEntry, refund, review } from '../../../server/db/schema';
import { carryRefund } from '../../../server/payments/refunds/carryRefund';
import { reserved, roomsLeft, shown } from '../reservations/stays';
import type { TestGuest } from '../support/house';
import { openPage, openPaymentWorld, subjects } from './paymentWorld';

const world = await openPaymentWorld();
beforeEach(() => world.reset());

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const total = 1_500_000;
const email = 'adaobi@example.com';
const reason = 'The conference has been moved to another month.';
const providers = ['paystack', 'flutterwave'] as const;
type Provider = (typeof providers)[number];

interface PaidStay {
  guest: TestGuest;
  id: string;
  reference: string;
}

async function paidStay(provider: Provider = 'paystack', card?: string): Promise<PaidStay> {
  const guest = await world.guest();
  const id = await reserved(world, guest);
  const { checkoutUrl, reference } = await openPage(world, guest, id, provider);
  await world.press(checkoutUrl, 'pay', card);
  await world.jobs.runDue();
  world.asked.length = 0;
  return { guest, id, reference };
}

function ask({ token }: TestGuest, id: string, body: unknown = { reason }) {
  return world.request('POST', `/api/v1/hotel/payment/refund/request/${id}`, { token, body });
}

function refunds() {
  return world.parts.database.select().from(refund);
}

async function onlyRefund() {
  const [row] = await refunds();
  if (!row) throw new Error('There is no refund.');
  return row;
}

function cases() {
  return world.parts.database.select().from(review);
}

async function held(): Promise<number> {
  const entries = await world.parts.database.select().from(ledgerEntry);
  return entries.reduce(
    (sum, { kind, amountKobo }) => sum + (kind === 'charge' ? amountKobo : -amountKobo),
    0,
  );
}

/** How often a provider was asked to send money back. */
function sent(): number {
  return world.asked.filter((call) => /^POST .*\/refund$/.test(call)).length;
}

describe.each(providers)('A refund through %s', (provider) => {
  test('frees the rooms at once, and is paid out in full', async () => {
    const { guest, id } = await paidStay(provider);
    expect(await roomsLeft(world)).toMatchObject({ 'Double Room': 8 });
    expect(await ask(guest, id)).toMatchObject({
      status: 200,
      body: {
        message: 'Your refund has been requested.',
        reservation: { id, paymentStatus: 'paid', refundStatus: 'requested', roomNumber: '' },
      },
    });
    expect(await roomsLeft(world)).toMatchObject({ 'Double Room': 10 });
    expect(await held()).toBe(total);

    await world.pass(5 * MINUTE);
    expect(await shown(world, guest, id)).toMatchObject({
      reservation: { paymentStatus: 'refunded', refundStatus: null },
    });
    expect(await held()).toBe(0);
    expect(await refunds()).toMatchObject([
      { amountKobo: total, cause: 'guestRequest', reason, status: 'settled', nextCheckAt: null },
    ]);
    expect(sent()).toBe(1);
    const letters = await subjects(world, email);
    expect(letters).toContain(`Your refund for reservation ${id.slice(0, 8)} has been requested`);
    expect(letters).toContain(`Your refund for reservation ${id.slice(0, 8)} has been made`);
  });

  test('is not called paid out before the provider says so', async () => {
    world.sandbox.behaviour.refunds.automatic = false;
    const { guest, id } = await paidStay(provider);
    await ask(guest, id);
    await world.pass(10 * MINUTE);
    expect(await shown(world, guest, id)).toMatchObject({
      reservation: { paymentStatus: 'paid', refundStatus: 'requested' },
    });
    expect(await held()).toBe(total);
    expect(await onlyRefund()).toMatchObject({ status: 'sent' });
  });

  test('is followed to its end without any webhook', async () => {
    const { guest, id } = await paidStay(provider);
    world.sandbox.behaviour.webhooks.dropped = true;
    await ask(guest, id);
    await world.pass(15 * MINUTE);
    expect(await shown(world, guest, id)).toMatchObject({
      reservation: { paymentStatus: 'refunded' },
    });
  });

  test('whose answer was lost is found again, and not sent twice', async () => {
    const { guest, id } = await paidStay(provider);
    world.sandbox.behaviour.webhooks.dropped = true;
    world.sandbox.faults.add({ provider, endpoint: 'refund', kind: 'serverErrorAfterCommit' });
    await ask(guest, id);
    await world.jobs.runDue();
    expect(await onlyRefund()).toMatchObject({ status: 'sending' });
    await world.pass(30 * MINUTE);
    expect(await shown(world, guest, id)).toMatchObject({
      reservation: { paymentStatus: 'refunded' },
    });
    expect(sent()).toBe(1);
    expect(await held()).toBe(0);
  });

  test('that never arrived is sent again, once it is certain', async () => {
    const { guest, id } = await paidStay(provider);
    world.sandbox.faults.add({ provider, endpoint: 'refund', kind: 'serverError' });
    await ask(guest, id);
    await world.pass(MINUTE);
    expect(sent()).toBe(1);
    await world.pass(30 * MINUTE);
    expect(sent()).toBe(2);
    expect(await held()).toBe(0);
  });

  test('waits as long as the provider’s rate limit says', async () => {
    const { guest, id } = await paidStay(provider);
    world.sandbox.faults.add({ provider, endpoint: 'refund', kind: 'rateLimited' });
    await ask(guest, id);
    await world.jobs.runDue();
    expect(await onlyRefund()).toMatchObject({ status: 'requested' });
    await world.pass(20 * SECOND);
    expect(sent()).toBe(1);
    await world.pass(10 * MINUTE);
    expect(await held()).toBe(0);
    expect(sent()).toBe(2);
  });

  test('that fails goes to staff, and the guest is told', async () => {
    world.sandbox.behaviour.refunds.ending = 'failed';
    const { guest, id } = await paidStay(provider);
    await ask(guest, id);
    await world.pass(5 * MINUTE);
    expect(await shown(world, guest, id)).toMatchObject({
      reservation: { paymentStatus: 'paid', refundStatus: 'failed', roomNumber: '' },
    });
    expect(await cases()).toMatchObject([{ kind: 'refund_failed', closedAt: null }]);
    expect(await held()).toBe(total);
    expect(await subjects(world, email)).toContain(
      `Your refund for reservation ${id.slice(0, 8)} needs our attention`,
    );
    expect(await roomsLeft(world)).toMatchObject({ 'Double Room': 10 });
  });

  test('that the provider refuses goes to staff', async () => {
    const { guest, id } = await paidStay(provider);
    world.rewrite((text, url) => {
      if (url.endsWith('/refund')) return '{"status":false,"message":"Insufficient balance"}';
      return text.replace(/"data":\[.*\]/, '"data":[]');
    });
    await ask(guest, id);
    await world.jobs.runDue();
    expect(await cases()).toMatchObject([
      { kind: 'refund_refused', detail: { message: 'Insufficient balance' } },
    ]);
    expect(await shown(world, guest, id)).toMatchObject({
      reservation: { paymentStatus: 'paid', refundStatus: 'failed' },
    });
  });

  test('that the hotel made by hand at the provider is taken for the one asked for', async () => {
    const { guest, id } = await paidStay(provider);
    world.rewrite((text, url) =>
      url.endsWith('/refund') ? '{"status":false,"message":"Already refunded"}' : text,
    );
    await ask(guest, id);
    await world.pass(5 * MINUTE);
    expect(await shown(world, guest, id)).toMatchObject({
      reservation: { paymentStatus: 'refunded' },
    });
    expect(await cases()).toEqual([]);
    expect(await held()).toBe(0);
  });

  test('is sent once by two jobs at the same moment', async () => {
    const { guest, id } = await paidStay(provider);
    await ask(guest, id);
    const { id: refundId } = await onlyRefund();
    await Promise.all([
      carryRefund(world.parts, refundId),
      carryRefund(world.parts, refundId),
      world.jobs.runDue(),
    ]);
    expect(sent()).toBe(1);
    await world.pass(5 * MINUTE);
    await Promise.all([carryRefund(world.parts, refundId), carryRefund(world.parts, refundId)]);
    expect(await held()).toBe(0);
  });

  test('whose server died before sending is sent by the sweep', async () => {
    const { guest, id } = await paidStay(provider);
    await ask(guest, id);
    world.jobs.reset();
    await world.pass(10 * MINUTE);
    expect(await held()).toBe(0);
  });

  test('of another amount than asked for is no refund, and goes to staff', async () => {
    const { guest, id } = await paidStay(provider);
    world.rewrite((text, url) =>
      url.endsWith('/refund') ? text.replaceAll(/:(1500000|15000)\b/g, ':150') : text,
    );
    await ask(guest, id);
    await world.jobs.runDue();
    expect(await cases()).toMatchObject([{ kind: 'refund_other_amount' }]);
    expect(await held()).toBe(total);
  });
});

describe('A refund that needs attention at Paystack', () => {
  const card = '4084080000671902';

  test('goes to staff, and is still followed to its end', async () => {
    const { guest, id } = await paidStay('paystack', card);
    await ask(guest, id);
    await world.pass(5 * MINUTE);
    expect(await cases()).toMatchObject([{ kind: 'refund_needs_attention' }]);
    expect(await shown(world, guest, id)).toMatchObject({
      reservation: { paymentStatus: 'paid', refundStatus: 'failed' },
    });

    const { providerRefundId } = await onlyRefund();
    await world.sandbox.paystack.app.inject({
      method: 'POST',
      url: `/refund/retry_with_customer_details/${providerRefundId ?? ''}`,
      headers: { authorization: `Bearer ${world.parts.configuration.paystack.secretKey}` },
      payload: {
        refund_account_details: { currency: 'NGN', account_number: '1234567890', bank_id: '9' },
      },
    });
    await world.pass(7 * HOUR);
    expect(await shown(world, guest, id)).toMatchObject({
      reservation: { paymentStatus: 'refunded', refundStatus: null },
    });
    expect(await held()).toBe(0);
    expect(await cases()).toHaveLength(1);
  });
});

describe('A refund that never ends', () => {
  test('becomes a case for staff after a month, and is not asked about for ever', async () => {
    world.sandbox.behaviour.refunds.automatic = false;
    const { guest, id } = await paidStay();
    await ask(guest, id);
    await world.jobs.runDue();
    world.clock.advance(30 * DAY);
    await world.pass(MINUTE);
    expect(await cases()).toMatchObject([{ kind: 'refund_overdue' }]);
    world.asked.length = 0;
    world.clock.advance(10 * DAY);
    await world.pass(MINUTE);
    expect(world.asked).toEqual([]);
  });
});

describe('A refund is not to be had', () => {
  test.each([[''], ['   \n '], [undefined]])('without a reason (%j)', async (words) => {
    const { guest, id } = await paidStay();
    expect(await ask(guest, id, { reason: words })).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        message: 'Please provide a reason for the refund',
        fields: { reason: 'Please provide a reason for the refund' },
      },
    });
    expect(await refunds()).toEqual([]);
  });

  test('without a token, or for a reservation that is not the guest’s', async () => {
    const { id } = await paidStay();
    const url = `/api/v1/hotel/payment/refund/request/${id}`;
    expect(await world.request('POST', url, { body: { reason } })).toMatchObject({ status: 401 });
    const stranger = await world.guest('chidi@example.com');
    const refusal = { status: 404, body: { code: 'reservation_not_found' } };
    expect(await ask(stranger, id)).toMatchObject(refusal);
    expect(await ask(stranger, 'no-id-at-all')).toMatchObject(refusal);
  });

  test('before it is paid', async () => {
    const guest = await world.guest();
    expect(await ask(guest, await reserved(world, guest))).toMatchObject({
      status: 409,
      body: {
        code: 'transition_refused',
        message: 'Only a paid reservation can be refunded.',
      },
    });
  });

  test('twice, even by two clicks at once', async () => {
    const { guest, id } = await paidStay();
    const answers = await Promise.all([ask(guest, id), ask(guest, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ask(guest, id)).toMatchObject({
      status: 409,
      body: {
        code: 'refund_refused',
        message: 'A refund has been requested. We will tell you by email when it is made.',
      },
    });
    expect(await refunds()).toHaveLength(1);
  });

  test('after it was made', async () => {
    const { guest, id } = await paidStay();
    await ask(guest, id);
    await world.pass(5 * MINUTE);
    expect(await ask(guest, id)).toMatchObject({
      status: 409,
      body: { code: 'transition_refused' },
    });
    expect(await held()).toBe(0);
  });

  test('while staff looks into one that failed', async () => {
    world.sandbox.behaviour.refunds.ending = 'failed';
    const { guest, id } = await paidStay();
    await ask(guest, id);
    await world.pass(5 * MINUTE);
    expect(await ask(guest, id)).toMatchObject({
      status: 409,
      body: {
        code: 'refund_refused',
        message: 'The refund could not be made yet. Our staff is looking into it.',
      },
    });
  });

  test('from the moment at which check-in day begins in Lagos', async () => {
    const { guest, id } = await paidStay();
    world.clock.setTo(new Date('2026-03-11T23:00:00.000Z'));
    expect(await ask(guest, id)).toMatchObject({
      status: 409,
      body: {
        code: 'refund_refused',
        message: 'A refund can be requested until the check-in day begins.',
      },
    });
    world.clock.setTo(new Date('2026-03-11T22:59:59.999Z'));
    expect(await ask(guest, id)).toMatchObject({ status: 200 });
  });
});
