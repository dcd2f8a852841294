import { describe, expect, test } from 'vitest';
import { deskPayment } from '../../../server/database/schema';
import { paidStay } from '../payments/paidStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { atReception, bookStay } from '../desk/atTheDesk';

const world = await freshPaymentWorld({ configuration: { guestYears: 6 } });

const DAY = 24 * 60 * 60_000;
const personal = ['Adaobi', 'Okeke', 'adaobi@example.com', '08030000000', 'A quiet room'];
const { query } = world.context.database;

const sweep = () => world.jobs.run({ kind: 'sweep' });
const stored = async () => {
  const reservations = JSON.stringify([
    await query.reservation.findMany(),
    await query.reservationEvent.findMany(),
    await query.refund.findMany(),
    await query.outboundEmail.findMany(),
  ]);
  return personal.filter((word) => reservations.includes(word));
};

describe('Six years after a stay', () => {
  test('its reservation names nobody any more, and all its money is still in the books', async () => {
    await paidStay(world, { rooms: { deluxe: 1 } });
    const [before] = await query.reservation.findMany();
    const ledger = await query.ledgerEntry.findMany();
    world.clock.advance(6 * 365 * DAY);
    await sweep();
    await sweep();
    expect((await query.reservation.findMany())[0]?.name).toBe('Adaobi Okeke');
    world.clock.advance(30 * DAY);
    await sweep();
    const [after] = await query.reservation.findMany();
    expect(await stored()).toEqual([]);
    expect(after).toEqual({
      ...before,
      name: '–',
      emailAddress: '',
      phoneNumber: '',
      searchText: '–',
      specialRequest: '',
      accountEmail: '',
      networkHash: null,
    });
    expect(await query.ledgerEntry.findMany()).toEqual(ledger);
    expect(await query.receipt.findMany()).toHaveLength(1);
    expect(await query.account.findMany()).toHaveLength(1);
  });

  test.each(['chidi@example.com', null])(
    'of the desk, with the address %s, too',
    async (emailAddress) => {
      await bookStay(world, { request: { ...atReception, name: 'Adaobi Okeke', emailAddress } });
      await sweep();
      await world.jobs.runDue();
      expect(await stored()).not.toEqual([]);
      world.clock.advance((6 * 366 + 20) * DAY);
      await sweep();
      expect(await stored()).toEqual([]);
      expect(await world.context.database.select().from(deskPayment)).toHaveLength(1);
    },
  );
});
