import { describe, expect, test } from 'vitest';
import { receipt } from '../../../../server/database/schema';
import { hotel, whoAndWhy } from '../../desk/atTheDesk';
import {
  booksAreClean,
  casesOf,
  held,
  refundsOf,
  stayTotal,
  type OpenStay,
  reservationOf,
} from '../openStay';
import { freshPaymentWorld } from '../paymentWorld';
import { returnByHand } from '../refunds/atProvider';
import { staffDecisionsIn } from './staffDecisions';

const world = await freshPaymentWorld();

const HOUR = 60 * 60_000;
const { decide, lost, openCaseId, returnedUnbooked } = staffDecisionsIn(world);
const isPaid = { paymentStatus: 'paid' };

describe('case adopt', () => {
  const adopt = async (id: string, reservation: string) =>
    hotel(world, 'case', 'adopt', id, '--for', reservation, ...whoAndWhy);

  test('takes the payment in with its own amount, and it pays the reservation', async () => {
    const stay = await lost();
    const id = await openCaseId();
    const adopted = await adopt(id, stay.id);
    expect(adopted).toMatchObject({ code: 0 });
    expect(adopted.text).toContain('₦15,000.00 came into the books. It pays the reservation.');
    expect(await reservationOf(world, stay)).toMatchObject(isPaid);
    expect(await adopt(id, stay.id)).toMatchObject({ code: 1 });
    expect(await held(world)).toBe(stayTotal);
    await booksAreClean(world);
  });

  describe.each(['paystack', 'flutterwave'] as const)(
    'what has gone back at %s since',
    (provider) => {
      const byHand = (stay: OpenStay, amountKobo: number) =>
        returnByHand(world, provider, stay.reference, amountKobo);

      test('in part comes in with it, and the reservation is paid with what is left', async () => {
        const stay = await lost(provider);
        await byHand(stay, 200_000);
        await world.pass(24 * HOUR);
        const adopted = await adopt(await openCaseId(), stay.id);
        expect(adopted.text).toContain(
          '₦15,000.00 came into the books, and ₦2,000.00 of it that went back.',
        );
        expect(await reservationOf(world, stay)).toMatchObject(isPaid);
        expect(await held(world)).toBe(stayTotal - 200_000);
        await booksAreClean(world);
      });

      test('in full pays nothing and takes no rooms', async () => {
        const stay = await lost(provider);
        await byHand(stay, stayTotal);
        await world.pass(24 * HOUR);
        const adopted = await adopt(await openCaseId(), stay.id);
        expect(adopted).toMatchObject({ code: 0 });
        expect(adopted.text).toContain('all of it went back');
        expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'cancelled' });
        expect(await world.context.database.select().from(receipt)).toEqual([]);
        expect(await held(world)).toBe(0);
        await booksAreClean(world);
      });
    },
  );

  test('takes in what the provider gave back before it was booked', async () => {
    await returnedUnbooked();
    expect(await casesOf(world)).toMatchObject([{ kind: 'refunded_elsewhere' }]);
    expect(await decide('return')).toMatchObject({ code: 'nothingLeft' });
    const id = await openCaseId();
    expect(await hotel(world, 'case', 'adopt', id, ...whoAndWhy)).toMatchObject({ code: 0 });
    expect(await hotel(world, 'case', 'adopt', id, ...whoAndWhy)).toMatchObject({ code: 1 });
    expect(await refundsOf(world)).toMatchObject([{ status: 'settled', amountKobo: stayTotal }]);
    expect(await held(world)).toBe(0);
    expect(await openCaseId()).toBe('none');
    await booksAreClean(world);
  });
});
