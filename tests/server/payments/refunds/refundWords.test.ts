import { expect, test } from 'vitest';
import { hotel, refundStay } from '../../desk/atTheDesk';
import { refundsOf } from '../openStay';
import { askForRefund, paidStay, reason } from '../paidStay';
import { freshPaymentWorld } from '../paymentWorld';

const world = await freshPaymentWorld();

const HOUR = 3_600_000;
const forTheHouse = 'Shouted at the porter, and has a lawyer';

/** The notes sent to a provider with each refund. */
function notes(provider: 'paystack' | 'flutterwave'): string[] {
  const state = world.sandbox.books();
  return provider === 'paystack'
    ? state.paystack.refunds.map(({ merchantNote }) => merchantNote)
    : state.flutterwave.refunds.map(({ comments }) => comments);
}

test.each(['paystack', 'flutterwave'] as const)(
  'What staff and guests say of a refund stays in the house; %s keeps our name for it',
  async (provider) => {
    const { guest, id } = await paidStay(world, { provider });
    await refundStay(world, id, { amountKobo: 200_000, why: forTheHouse });
    await world.pass(HOUR);
    await askForRefund(world, guest, id);
    await world.pass(HOUR);
    const [goodwill, asked] = await refundsOf(world);
    expect(notes(provider)).toEqual([
      `Refund ${goodwill?.id ?? ''}: A goodwill of the hotel`,
      `Refund ${asked?.id ?? ''}: Asked for by the guest`,
    ]);
    expect(goodwill?.reason).toBe(forTheHouse);

    const { body } = await world.request('GET', '/api/v1/auth/users/export', {
      token: guest.token,
    });
    const own = JSON.stringify(body);
    expect(own).not.toContain(forTheHouse);
    expect(own).toContain('A goodwill of the hotel');
    expect(own).toContain(reason);
    expect((await hotel(world, 'reservations', 'show', id)).text).toContain(forTheHouse);
  },
);
