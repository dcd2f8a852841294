import { afterAll, describe, expect, test } from 'vitest';
import { findReservations } from '../../../server/desk/stays/reservations';
import { isClean, reconcile } from '../../../server/books/reconcile';
import { openPage, freshPaymentWorld } from '../payments/paymentWorld';
import { cancel, happen, reserved } from '../reservations/stays';
import { cuttablePostgres } from '../support/cuttablePostgres';
import { textAt, valueAt } from '../support/reading';

/**
 * Answers that are read with several statements while somebody changes what they are about: one statement is held up
 * until the change is made. An answer may be of before or of after, and never of both.
 */
const postgres = await cuttablePostgres();
const world = await freshPaymentWorld({ database: postgres.opened });
afterAll(async () => {
  await world.app.close();
  await postgres.close();
});

/** Asks for something, makes a change once a statement is held up, and returns the response. */
async function askedBeside<T>(
  statement: string,
  ask: () => Promise<T>,
  change: () => Promise<unknown>,
): Promise<T> {
  const held = postgres.stall(statement);
  const asking = ask();
  await held.reached;
  await change();
  held.goOn();
  return asking;
}

const textsIn = (body: unknown, list: string, field: string): string[] => {
  const listed = valueAt(body, list);
  return Array.isArray(listed) ? listed.map((one) => textAt(one, field)) : [];
};

describe('A guest’s reservation that is cancelled meanwhile', () => {
  const verify = '/api/v1/hotel/payment/paystack/verify?reference=';
  test.each([
    ['beside its payment', verify],
    ['beside its own payment', '/api/v1/payment/verify/?reference='],
  ])('is told as it was or as it is, %s', async (_, path) => {
    const guest = await world.guest();
    const id = await reserved(world, guest, { deluxe: 1 });
    const { reference } = await openPage(world, guest, id, 'paystack');
    const { body } = await askedBeside(
      'as "numbers"',
      () => world.request('GET', path + reference, { token: guest.token }),
      () => cancel(world, guest, id),
    );
    const told = [
      textAt(body, 'reservation.paymentStatus'),
      textAt(body, 'reservation.roomNumber'),
    ];
    expect([
      ['pending', '301'],
      ['cancelled', ''],
    ]).toContainEqual(told);
    const isPayable = textAt(body, 'paymentStatus') !== 'cancelled';
    expect(isPayable).toBe(told[0] === 'pending');
  });

  test('has been cancelled in its timeline if it has in its status', async () => {
    const guest = await world.guest();
    const id = await reserved(world, guest, { deluxe: 1 });
    const { body } = await askedBeside(
      '"returning_money"',
      () => world.request('GET', `/api/v1/hotel/reservations/${id}`, { token: guest.token }),
      () => cancel(world, guest, id),
    );
    const happened = textsIn(body, 'reservation.timeline', 'what');
    const status = textAt(body, 'reservation.paymentStatus');
    expect(happened.includes('cancelled')).toBe(status === 'cancelled');
  });
});

test('A list names a stay once that is paid while its groups are read', async () => {
  const guest = await world.guest();
  const id = await reserved(world, guest, { deluxe: 1 });
  const { body } = await askedBeside(
    '"reservation"."check_out") >=',
    () =>
      world.request('GET', '/api/v1/hotel/reservations/history?order=stay', { token: guest.token }),
    () => happen(world, id, { type: 'payment.settled' }),
  );
  expect(textsIn(body, 'reservations', 'id')).toEqual([id]);
});

test('The books are clean though a payment arrives while they are compared', async () => {
  const guest = await world.guest();
  const id = await reserved(world, guest, { deluxe: 1 });
  const { checkoutUrl } = await openPage(world, guest, id, 'paystack');
  const books = await askedBeside(
    'from "ledger_entry" where "ledger_entry"."attempt_id" in',
    () => reconcile(world.context, { asksAll: false }),
    async () => {
      await world.press(checkoutUrl, 'pay');
      await world.pass(1_000);
    },
  );
  expect((await findReservations(world.context, id))[0]?.status).toBe('paid');
  expect(isClean(books)).toBe(true);
});
