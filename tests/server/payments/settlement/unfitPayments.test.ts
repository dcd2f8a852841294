import { describe, expect, test } from 'vitest';
import { hotel } from '../../desk/atTheDesk';
import { shown } from '../../reservations/stays';
import { valueAt } from '../../support/reading';
import {
  casesOf,
  held,
  openStay,
  pay,
  refundsOf,
  stayTotal,
  reservationOf,
  unheardStay,
  verifiedStay,
} from '../openStay';
import { containing, initiate, subjects, verify, freshPaymentWorld } from '../paymentWorld';
import { MINUTE, HOUR } from '../../support/durations';

const staffEmail = 'staff@hotel.example';
const world = await freshPaymentWorld({ configuration: { staffEmail } });

const email = 'adaobi@example.com';

describe('A payment that does not fit', () => {
  test.each([
    [
      'another amount was asked for',
      'other_amount',
      /"requested_amount":1500000/,
      '"requested_amount":1600000',
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
    const stay = await unheardStay(world);
    world.rewrite((text) => text.replace(pattern, instead));
    expect(await verify(world, stay.reference)).toMatchObject({
      status: 200,
      body: { paymentStatus: 'review', error: containing('do not pay again') },
    });
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'pending' });
    const cases = await casesOf(world);
    expect(cases).toMatchObject([{ kind, detail: { reference: stay.reference }, closedAt: null }]);
    expect(await subjects(world, email)).toContain(
      `We are looking into your payment for reservation ${stay.id.slice(0, 8)}`,
    );
  });

  test.each([
    ['paystack', /"amount":1500000/, '"amount":1499999', 1_499_999],
    ['flutterwave', /"amount":15000,/, '"amount":100,', 10_000],
  ] as const)(
    'because it is less than the price goes back by itself: by card at %s',
    async (provider, pattern, instead, paidKobo) => {
      const stay = await openStay(world, provider);
      const until = valueAt(await shown(world, stay.guest, stay.id), 'reservation.holdExpiresAt');
      await pay(world, stay);
      world.rewrite((text) => text.replace(pattern, instead));
      await verify(world, stay.reference);
      expect(await refundsOf(world)).toMatchObject([{ cause: 'short', amountKobo: paidKobo }]);
      expect(await casesOf(world)).toEqual([]);
      expect(await reservationOf(world, stay)).toMatchObject({
        paymentStatus: 'pending',
        holdExpiresAt: until,
      });
      expect(await initiate(world, stay.guest, stay.id)).toMatchObject({ status: 200 });
    },
  );

  test('and so small that Flutterwave refuses to return it is listed for staff, once for all', async () => {
    const refusal = '{"status":"error","message":"Amount should be above NGN100"}';
    const noRefunds = '{"status":"success","data":[]}';
    world.rewrite((text, url) => {
      if (url.endsWith('/refund')) return refusal;
      if (url.includes('/v3/refunds')) return noRefunds;
      return text.replaceAll('"amount":15000,', '"amount":100,');
    });
    for (const guest of ['a@example.com', 'b@example.com'])
      await verifiedStay(world, 'flutterwave', undefined, guest);
    await world.pass(30 * 24 * HOUR);
    expect(world.asked.filter((asked) => asked.endsWith('/refund'))).toHaveLength(2);
    const small = { kind: 'refund_too_small', detail: { amountKobo: 10_000 }, closedAt: null };
    expect(await casesOf(world)).toMatchObject([small, small]);
    expect(await subjects(world, staffEmail)).toEqual(['A payment needs your review']);
    expect((await hotel(world, 'cases')).text).toContain('refuses refunds as small as ours');
    expect(await hotel(world, 'reconcile', '--all')).toMatchObject({ code: 0 });
  });

  test('but is more than the price pays, and the rest goes back', async () => {
    const stay = await unheardStay(world);
    world.rewrite((text, url) =>
      url.includes('/verify/')
        ? text.replace('"amount":1500000', '"amount":3000000').replace(/"fees":\d+/, '"fees":0')
        : text,
    );
    await verify(world, stay.reference);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
    expect(await refundsOf(world)).toMatchObject([{ amountKobo: stayTotal, cause: 'excess' }]);
    await world.pass(MINUTE);
    expect(await held(world)).toBe(stayTotal);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
    const emails = await subjects(world, email);
    expect(emails).toContain(`We are refunding ₦15,000.00 for reservation ${stay.id.slice(0, 8)}`);
  });
});
