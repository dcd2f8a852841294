import { describe, expect, test } from 'vitest';
import { outboundEmail, paymentAttempt } from '../../../../server/database/schema';
import { advanceRefund } from '../../../../server/payments/refunds/advanceRefund';
import { settle } from '../../../../server/payments/settlement/settle';
import { modification, reserved, roomsLeft, shown, shownAs } from '../../reservations/stays';
import type { TestGuest } from '../../support/hotel';
import { held, openStay, pay, refundsOf, stayTotal as total, type OpenStay } from '../openStay';
import { openPage, verify, freshPaymentWorld } from '../paymentWorld';

const world = await freshPaymentWorld();

const MINUTE = 60_000;

async function paidAtProvider(guest: TestGuest, rooms?: { premium: number }): Promise<OpenStay> {
  world.sandbox.behaviour.webhooks.dropped = true;
  const id = await reserved(world, guest, rooms);
  const page = await openPage(world, guest, id);
  await world.press(page.checkoutUrl, 'payWithoutReturning');
  return { guest, id, ...page };
}

/** Does something so many times at the same moment. */
function times<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => run(index)));
}

async function emailsAbout(words: string): Promise<number> {
  const emails = await world.context.database.select().from(outboundEmail);
  return emails.filter(({ subject }) => subject.includes(words)).length;
}

describe('With many connections', () => {
  test('twenty who settle one payment at once use it once', async () => {
    const stay = await paidAtProvider(await world.guest());
    await Promise.all([
      times(10, () => settle(world.context, stay.reference)),
      times(10, () => verify(world, stay.reference)),
    ]);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject(
      shownAs('paid', { paymentRefrence: stay.reference }),
    );
    expect(await held(world)).toBe(total);
    expect(await refundsOf(world)).toEqual([]);
    expect(await emailsAbout('paid and confirmed')).toBe(1);
  });

  test('of two payments for one reservation, one pays and the other goes back', async () => {
    const stay = await openStay(world);
    const other = await openPage(world, stay.guest, stay.id, 'flutterwave');
    await pay(world, stay);
    await pay(world, other);
    const { reference } = other;
    await times(12, (index) => settle(world.context, index % 2 ? reference : stay.reference));
    const attempts = await world.context.database.select().from(paymentAttempt);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['returned', 'settled']);
    expect(await refundsOf(world)).toMatchObject([{ cause: 'duplicate', amountKobo: total }]);
    expect(await held(world)).toBe(2 * total);
    expect(await emailsAbout('paid and confirmed')).toBe(1);
    expect(await emailsAbout('We are returning')).toBe(1);
  });

  test('late payments of more guests than there are rooms take each room once', async () => {
    const stays: OpenStay[] = [];
    for (let index = 0; index < 4; index += 1) {
      const guest = await world.guest(`guest-${index}@example.com`);
      stays.push(await paidAtProvider(guest, { premium: 2 }));
      world.clock.advance(31 * MINUTE);
      await world.jobs.run({ kind: 'sweep' });
    }
    world.jobs.reset();
    await times(12, (index) => settle(world.context, stays[index % 4]?.reference ?? ''));
    const attempts = await world.context.database.select().from(paymentAttempt);
    const statuses = attempts.map(({ status }) => status).sort();
    expect(statuses).toEqual(['returned', 'returned', 'returned', 'settled']);
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': 0 });
    const refunds = await refundsOf(world);
    expect(refunds.map(({ cause, amountKobo }) => ({ cause, amountKobo }))).toEqual(
      Array.from({ length: 3 }, () => ({ cause: 'late', amountKobo: 3_000_000 })),
    );
  });

  test.each(['cancel', 'modify'] as const)(
    'a guest who presses “%s” while the payment settles either has paid or gets it back',
    async (what) => {
      for (let round = 0; round < 6; round += 1) {
        await world.reset();
        const stay = await paidAtProvider(await world.guest());
        const { token } = stay.guest;
        const url = `/api/v1/hotel/reservations/${stay.id}/${what}`;
        const body = modification({ checkOutDate: '2026-03-16' });
        const [response] = await Promise.all([
          world.request('PATCH', url, { token, ...(what === 'modify' ? { body } : {}) }),
          settle(world.context, stay.reference),
          settle(world.context, stay.reference),
        ]);
        const refunds = await refundsOf(world);
        const returned = refunds.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
        expect(returned).toBe(response.status === 200 ? total : 0);
        expect([200, 409]).toContain(response.status);
        expect(await held(world)).toBe(total);
      }
    },
  );

  test('a refund is sent once, asked for once and booked once, whoever does it', async () => {
    const stay = await paidAtProvider(await world.guest());
    await settle(world.context, stay.reference);
    const { token } = stay.guest;
    const url = `/api/v1/hotel/payment/refund/request/${stay.id}`;
    const responses = await times(6, () =>
      world.request('POST', url, { token, body: { reason: 'A change of plans' } }),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const [row] = await refundsOf(world);
    const refundId = row?.id ?? '';
    await times(8, () => advanceRefund(world.context, refundId));
    expect(world.asked.filter((call) => call === 'POST /refund')).toHaveLength(1);
    await world.passAtProviders(MINUTE);
    await times(8, () => advanceRefund(world.context, refundId));
    expect(await held(world)).toBe(0);
    expect(await emailsAbout('has been made')).toBe(1);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject(shownAs('refunded'));
  });

  test('clicks at once open one page at a provider', async () => {
    const guest = await world.guest();
    const id = await reserved(world, guest);
    const url = '/api/v1/payment/initiate-payment';
    const { token } = guest;
    const responses = await times(8, () =>
      world.request('POST', url, { token, body: { reservationId: id } }),
    );
    const statuses = new Set(responses.map(({ status }) => status));
    expect(statuses).toContain(200);
    expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const opened = world.asked.filter((call) => call.startsWith('POST'));
    expect(opened).toEqual(['POST /transaction/initialize']);
  });
});
