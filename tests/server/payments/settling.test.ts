import { beforeEach, describe, expect, test } from 'vitest';
import { ledgerEntry, paymentAttempt, refund, review } from '../../../server/db/schema';
import { settle } from '../../../server/payments/settle';
import { modification, reserved, roomsLeft, shown, type Rooms } from '../reservations/stays';
import type { TestGuest } from '../support/house';
import {
  containing,
  initiate,
  openPage,
  openPaymentWorld,
  subjects,
  verify,
  type OpenPage,
} from './paymentWorld';

const world = await openPaymentWorld();
beforeEach(() => world.reset());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const email = 'adaobi@example.com';
const total = 1_500_000;

interface Stay extends OpenPage {
  guest: TestGuest;
  id: string;
}

/** A reservation whose checkout page is open, and whose webhooks never come. */
async function opened(
  provider: 'paystack' | 'flutterwave' = 'paystack',
  rooms?: Rooms,
): Promise<Stay> {
  world.sandbox.behaviour.webhooks.dropped = true;
  const guest = await world.guest();
  const id = await reserved(world, guest, rooms);
  return { guest, id, ...(await openPage(world, guest, id, provider)) };
}

function pay({ checkoutUrl }: OpenPage): Promise<string> {
  return world.press(checkoutUrl, 'payWithoutReturning');
}

function change({ guest: { token }, id }: Stay, what: 'cancel' | 'modify', body?: unknown) {
  const url = `/api/v1/hotel/reservations/${id}/${what}`;
  return world.request('PATCH', url, { token, body });
}

/** What the hotel holds, in kobo: what came in less what went out. */
async function held(): Promise<number> {
  const entries = await world.parts.database.select().from(ledgerEntry);
  return entries.reduce(
    (sum, { kind, amountKobo }) => sum + (kind === 'charge' ? amountKobo : -amountKobo),
    0,
  );
}

function refunds() {
  return world.parts.database.select().from(refund);
}

function attempts() {
  return world.parts.database.select().from(paymentAttempt);
}

const paid = { reservation: { paymentStatus: 'paid' } };

describe('A payment that fits', () => {
  test('makes the reservation paid, with its receipt, and is booked once', async () => {
    const stay = await opened();
    await pay(stay);
    await verify(world, stay.reference);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject({
      reservation: { paymentStatus: 'paid', paymentRefrence: stay.reference },
    });
    expect(await held()).toBe(total);
    await world.jobs.runDue();
    const [letter] = world.post.to(email).filter(({ subject }) => subject.includes('paid'));
    expect(letter?.text).toContain(stay.reference);
    expect(letter?.text).toContain('₦15,000.00');
    expect(letter?.text).toContain('Paystack');
  });

  test('is used once by a webhook, a guest’s question and a sweep at the same moment', async () => {
    const stay = await opened();
    world.sandbox.behaviour.webhooks.dropped = false;
    world.sandbox.behaviour.webhooks.copies = 2;
    await pay(stay);
    const { reference } = stay;
    await Promise.all([
      world.jobs.runDue(),
      verify(world, reference),
      settle(world.parts, reference),
      world.jobs.run({ kind: 'settlePayment', reference }),
      verify(world, reference),
    ]);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject(paid);
    expect(await held()).toBe(total);
    expect(await refunds()).toEqual([]);
    const letters = await subjects(world, email);
    expect(letters.filter((subject) => subject.includes('paid'))).toHaveLength(1);
  });

  test('is still accepted where the guest bore the provider’s fee', async () => {
    for (const provider of ['paystack', 'flutterwave'] as const) {
      await world.reset();
      const stay = await opened(provider);
      await world.press(stay.checkoutUrl, 'payWithFee');
      await verify(world, stay.reference);
      expect(await shown(world, stay.guest, stay.id)).toMatchObject(paid);
      expect(await held()).toBe(total);
      expect(await refunds()).toEqual([]);
    }
  });

  test('can follow failed tries on the same page', async () => {
    const stay = await opened('flutterwave');
    await world.press(stay.checkoutUrl, 'decline');
    expect(await verify(world, stay.reference)).toMatchObject({
      body: { paymentStatus: 'pending' },
    });
    await pay(stay);
    expect(await verify(world, stay.reference)).toMatchObject({ body: { paymentStatus: 'paid' } });
  });

  test('counts even after the provider had called it failed', async () => {
    const stay = await opened();
    world.rewrite((text) => text.replace('"status":"abandoned"', '"status":"failed"'));
    expect(await verify(world, stay.reference)).toMatchObject({
      body: {
        paymentStatus: 'failed',
        error: 'Payment verification failed. Please try again or contact support.',
      },
    });
    await pay(stay);
    expect(await verify(world, stay.reference)).toMatchObject({ body: { paymentStatus: 'paid' } });
  });

  test('is found under Flutterwave’s own id where a failed try hides it', async () => {
    const stay = await opened('flutterwave');
    world.sandbox.behaviour.webhooks.dropped = false;
    await pay(stay);
    world.rewrite((text, url) =>
      url.includes('verify_by_reference') ? text.replace('"successful"', '"failed"') : text,
    );
    await world.jobs.runDue();
    expect(await shown(world, stay.guest, stay.id)).toMatchObject(paid);
  });

  test('stays used when the provider later calls it reversed', async () => {
    const stay = await opened();
    await pay(stay);
    await verify(world, stay.reference);
    world.rewrite((text) => text.replace('"status":"success"', '"status":"reversed"'));
    expect(await verify(world, stay.reference)).toMatchObject({ body: { paymentStatus: 'paid' } });
    expect(await shown(world, stay.guest, stay.id)).toMatchObject(paid);
  });
});

describe('A payment that does not fit', () => {
  test.each([
    ['too little was paid', 'other_amount', /"amount":1500000/, '"amount":1499999'],
    [
      'another amount was asked for',
      'other_amount',
      /"requested_amount":1500000/,
      '"requested_amount":150000',
    ],
    ['the amount can’t be read', 'other_amount', /"amount":1500000/, '"amount":"a lot"'],
    ['another currency was paid', 'other_currency', /"currency":"NGN"/, '"currency":"GHS"'],
    [
      'it carries another reference',
      'other_reference',
      /"reference":"[0-9a-f]+"/,
      '"reference":"x"',
    ],
    ['it is of the other mode', 'other_mode', /"domain":"test"/, '"domain":"live"'],
    ['it went back already', 'refunded_elsewhere', /"status":"success"/, '"status":"reversed"'],
  ])('goes to staff, and never pays: %s', async (_what, kind, pattern, instead) => {
    const stay = await opened();
    await pay(stay);
    world.rewrite((text) => text.replace(pattern, instead));
    expect(await verify(world, stay.reference)).toMatchObject({
      status: 200,
      body: { paymentStatus: 'review', error: containing('do not pay again') },
    });
    expect(await shown(world, stay.guest, stay.id)).toMatchObject({
      reservation: { paymentStatus: 'pending' },
    });
    const cases = await world.parts.database.select().from(review);
    expect(cases).toMatchObject([{ kind, detail: { reference: stay.reference }, closedAt: null }]);
    expect(await subjects(world, email)).toContain(
      `We are looking into your payment for reservation ${stay.id.slice(0, 8)}`,
    );
  });

  test('keeps the guest from paying again while staff looks into it', async () => {
    const stay = await opened();
    await pay(stay);
    world.rewrite((text) => text.replace('"currency":"NGN"', '"currency":"GHS"'));
    await verify(world, stay.reference);
    expect(await initiate(world, stay.guest, stay.id)).toMatchObject({
      status: 409,
      body: { code: 'transition_refused', message: containing('do not pay again') },
    });
  });

  test('goes to staff once, and is not asked about any more', async () => {
    const stay = await opened('flutterwave');
    await pay(stay);
    world.rewrite((text) => text.replace('"currency":"NGN"', '"currency":"USD"'));
    await verify(world, stay.reference);
    world.asked.length = 0;
    await verify(world, stay.reference);
    await world.pass(2 * HOUR);
    expect(world.asked).toEqual([]);
    expect(await world.parts.database.select().from(review)).toHaveLength(1);
  });

  test('but is more than the price pays, and the rest goes back', async () => {
    const stay = await opened();
    await pay(stay);
    world.rewrite((text, url) =>
      url.includes('/verify/')
        ? text.replace('"amount":1500000', '"amount":1700000').replace(/"fees":\d+/, '"fees":0')
        : text,
    );
    await verify(world, stay.reference);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject(paid);
    expect(await refunds()).toMatchObject([{ amountKobo: 200_000, cause: 'excess' }]);
    await world.pass(MINUTE);
    expect(await held()).toBe(total);
    const letters = await subjects(world, email);
    expect(letters).toContain(`We are returning ₦2,000.00 for reservation ${stay.id.slice(0, 8)}`);
  });

  test('because Flutterwave took it a second time under one reference goes to staff', async () => {
    const stay = await opened('flutterwave');
    await pay(stay);
    await verify(world, stay.reference);
    const second = await openPage(
      world,
      stay.guest,
      await reserved(world, stay.guest),
      'flutterwave',
    );
    world.rewrite((text) => text.replaceAll(second.reference, stay.reference));
    await pay(second);
    const [delivery] = world.sandbox.deliveries().slice(-1);
    await world.request('POST', '/api/v1/webhooks/flutterwave', {
      body: (delivery?.rawBody ?? '').replaceAll(second.reference, stay.reference),
      headers: { 'verif-hash': world.parts.configuration.flutterwave.secretHash },
    });
    await world.jobs.runDue();
    expect(await world.parts.database.select().from(review)).toMatchObject([
      { kind: 'second_charge', detail: { reference: stay.reference } },
    ]);
    expect(await held()).toBe(total);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject(paid);
  });
});

describe('Money that comes after the time to pay', () => {
  test('pays while nobody has swept the hold', async () => {
    const stay = await opened();
    await pay(stay);
    world.clock.advance(31 * MINUTE);
    await verify(world, stay.reference);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject(paid);
    expect(await refunds()).toEqual([]);
  });

  test('takes the rooms again where they are free, and says so', async () => {
    const stay = await opened();
    world.clock.advance(31 * MINUTE);
    await world.jobs.run({ kind: 'sweep' });
    expect(await shown(world, stay.guest, stay.id)).toMatchObject({
      reservation: { paymentStatus: 'cancelled', cancelReason: 'expired' },
    });
    await pay(stay);
    await verify(world, stay.reference);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject({
      reservation: {
        paymentStatus: 'paid',
        cancelReason: null,
        roomNumber: containing(', '),
      },
    });
    expect(await roomsLeft(world)).toMatchObject({ 'Double Room': 8, 'Deluxe Room': 7 });
    await world.jobs.runDue();
    const letter = world.post.to(email).find(({ subject }) => subject.includes('confirmed'));
    expect(letter?.text).toContain('after your reservation had expired');
  });

  test('goes back in full where the rooms are somebody else’s by now', async () => {
    const stay = await opened('paystack', { premium: 2 });
    world.clock.advance(31 * MINUTE);
    const other = await world.guest('chidi@example.com');
    await reserved(world, other, { premium: 1 });
    await pay(stay);
    expect(await verify(world, stay.reference)).toMatchObject({
      body: { paymentStatus: 'cancelled' },
    });
    expect(await refunds()).toMatchObject([{ amountKobo: 3_000_000, cause: 'late' }]);
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': 1 });
    await world.pass(MINUTE);
    expect(await held()).toBe(0);
    const letters = await subjects(world, email);
    const id = stay.id.slice(0, 8);
    expect(letters).toContain(`We are returning your payment for reservation ${id}`);
    expect(letters).toContain(`Your refund for reservation ${id} has been made`);
  });

  test.each([
    ['swept', true],
    ['not swept yet', false],
  ])('goes back in full when the first night is past, the hold being %s', async (_what, swept) => {
    const stay = await opened();
    world.clock.setTo(new Date('2026-03-13T09:00:00.000Z'));
    if (swept) await world.jobs.run({ kind: 'sweep' });
    await pay(stay);
    expect(await verify(world, stay.reference)).toMatchObject({
      body: { paymentStatus: 'cancelled' },
    });
    expect(await refunds()).toMatchObject([{ amountKobo: total, cause: 'late' }]);
  });

  test('is found without any webhook or question, for three days', async () => {
    const stay = await opened();
    await world.press(stay.checkoutUrl, 'close');
    world.clock.advance(70 * HOUR);
    await pay(stay);
    await world.pass(2 * HOUR);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject(paid);
  });
});

describe('Money that is not wanted any more', () => {
  test('goes back in full after the guest cancelled', async () => {
    const stay = await opened();
    await change(stay, 'cancel');
    await pay(stay);
    expect(await verify(world, stay.reference)).toMatchObject({
      body: { paymentStatus: 'cancelled' },
    });
    expect(await refunds()).toMatchObject([{ amountKobo: total, cause: 'cancelled' }]);
    await world.pass(MINUTE);
    expect(await held()).toBe(0);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject({
      reservation: { paymentStatus: 'cancelled', cancelReason: 'byGuest' },
    });
  });

  test('goes back in full after the guest changed the stay, and the new price is still to be paid', async () => {
    const stay = await opened();
    await change(stay, 'modify', modification({ checkOutDate: '2026-03-16' }));
    await pay(stay);
    expect(await verify(world, stay.reference)).toMatchObject({
      body: { paymentStatus: 'failed', error: containing('was changed') },
    });
    expect(await refunds()).toMatchObject([{ amountKobo: total, cause: 'superseded' }]);
    const next = await openPage(world, stay.guest, stay.id);
    expect(next.reference).not.toBe(stay.reference);
    await pay(next);
    await verify(world, next.reference);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject({
      reservation: { paymentStatus: 'paid', totalPrice: 20_000, paymentRefrence: next.reference },
    });
    await world.pass(MINUTE);
    expect(await held()).toBe(2_000_000);
  });

  test('goes back when the stay is changed while the provider is being asked', async () => {
    const stay = await opened();
    await pay(stay);
    world.rewrite(async (text) => {
      await change(stay, 'modify', modification({ checkOutDate: '2026-03-16' }));
      return text;
    });
    await verify(world, stay.reference);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject({
      reservation: { paymentStatus: 'pending', totalPrice: 20_000 },
    });
    expect(await refunds()).toMatchObject([{ amountKobo: total, cause: 'superseded' }]);
  });

  test.each([
    ['paystack', 'flutterwave'],
    ['flutterwave', 'paystack'],
  ] as const)('goes back when both %s and %s took it', async (first, second) => {
    const stay = await opened(first);
    const other = await openPage(world, stay.guest, stay.id, second);
    await pay(stay);
    await pay(other);
    await Promise.all([verify(world, stay.reference), verify(world, other.reference)]);
    expect(await refunds()).toMatchObject([{ amountKobo: total, cause: 'duplicate' }]);
    const statuses = (await attempts()).map(({ status }) => status).sort();
    expect(statuses).toEqual(['returned', 'settled']);
    for (const { reference } of [stay, other]) {
      expect(await verify(world, reference)).toMatchObject({ body: { paymentStatus: 'paid' } });
    }
    await world.pass(MINUTE);
    expect(await held()).toBe(total);
    expect(await shown(world, stay.guest, stay.id)).toMatchObject(paid);
  });
});

describe('A page of Flutterwave on which nobody should pay any more', () => {
  async function takesMoney({ checkoutUrl }: OpenPage): Promise<boolean> {
    const { pathname } = new URL(checkoutUrl);
    const { body } = await world.sandbox.flutterwave.app.inject(pathname);
    return body.includes('Pay ₦');
  }

  test('is closed when the other provider has taken the money', async () => {
    const stay = await opened('flutterwave');
    const other = await openPage(world, stay.guest, stay.id, 'paystack');
    expect(await takesMoney(stay)).toBe(true);
    await pay(other);
    await verify(world, other.reference);
    await world.jobs.runDue();
    expect(await takesMoney(stay)).toBe(false);
  });

  test('is closed when the stay is changed, and the new one gets its own', async () => {
    const stay = await opened('flutterwave');
    await change(stay, 'modify', modification({ checkOutDate: '2026-03-16' }));
    const next = await openPage(world, stay.guest, stay.id, 'flutterwave');
    await world.pass(MINUTE);
    expect(await takesMoney(stay)).toBe(false);
    expect(await takesMoney(next)).toBe(true);
  });

  test('is closed a little later when Flutterwave does not answer', async () => {
    const stay = await opened('flutterwave');
    world.sandbox.faults.add({
      provider: 'flutterwave',
      endpoint: 'disableLink',
      kind: 'serverError',
    });
    await change(stay, 'cancel');
    await world.pass(5 * MINUTE);
    expect(await takesMoney(stay)).toBe(false);
  });
});
