import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { outboundEmail } from '../../../server/database/schema';
import { sweepHolds } from '../../../server/reservations/holds/sweepHolds';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { paidStay } from '../payments/paidStay';
import { listAt, textAt, valueAt } from '../support/reading';
import { act, arrival, send, twoAtDesk } from './deskSessions';

const world = await freshPaymentWorld();
const { database } = world.context;
const { amara, goTo } = twoAtDesk(world, arrival);

const oneNight = { checkIn: '2026-03-12', checkOut: '2026-03-13' };
let room: string;
beforeEach(async () => {
  const query = new URLSearchParams(oneNight).toString();
  const { body } = await amara.browser.request('GET', `/free?${query}`);
  const deluxe = listAt(body, 'types').find((one) => valueAt(one, 'roomType') === 'Deluxe Room');
  room = textAt(deluxe, 'rooms.0.room');
  await database.delete(outboundEmail);
});

const book = async (more: object) => {
  const { body } = await send(amara, '/reservations', {
    ...{ checkInDate: oneNight.checkIn, checkOutDate: oneNight.checkOut, rooms: [room] },
    ...{ noOfAdult: 1, noOfChildren: 0, specialRequest: 'nothing', totalPrice: 2000 },
    ...{ name: 'Adaobi Okeke', phoneNumber: '08030000000', ...more },
  });
  return { id: textAt(body, 'id') };
};
const heldTo = (emailAddress: string) => book({ emailAddress, holdUntil: '2026-03-12T17:00:00Z' });
const paidBy = (emailAddress: string) => book({ emailAddress, payment: { method: 'cash' } });
const emails = async () => {
  const rows = await database.select().from(outboundEmail).orderBy(asc(outboundEmail.writtenAt));
  return rows.map(({ recipient, kind }) => `${String(kind)} to ${recipient}`).sort();
};
const correct = async (stay: { id: string }, email: string) => {
  const { body } = await amara.browser.request('GET', `/reservations/${stay.id}`);
  world.clock.advance(60_000);
  return act(amara, stay, { act: 'changeGuest', email, revision: valueAt(body, 'revision') });
};
const allAreSent = () =>
  database
    .update(outboundEmail)
    .set({ sentAt: world.clock.now(), nextTryAt: null, factsTryAt: null });

describe('A mistyped address that the desk corrects', () => {
  test('gets the receipt, and whatever is sent again', async () => {
    const stay = await paidBy('typo@example.com');
    const { body } = await correct(stay, 'ada@example.com');
    expect(await emails()).toEqual([
      'contactChanged to typo@example.com',
      'deskReceipt to ada@example.com',
      'deskReceipt to typo@example.com',
    ]);
    await allAreSent();
    const first = listAt(body, 'emails').find(
      (one) => valueAt(one, 'recipient') === 'typo@example.com',
    );
    const again = { act: 'resendEmail', email: textAt(first, 'id') };
    expect((await act(amara, stay, again)).status).toBe(200);
    expect((await emails()).filter((one) => one.startsWith('deskReceipt to ada'))).toHaveLength(2);
  });

  test('is told what is held, where nothing is paid yet', async () => {
    const stay = await heldTo('typo@example.com');
    await correct(stay, 'ada@example.com');
    expect(await emails()).toContain('heldAtDesk to ada@example.com');
  });

  test('gets the receipt alone of a booking on the site, whose account keeps its own', async () => {
    const { guest, id } = await paidStay(world);
    await goTo(world.clock.now());
    await database.delete(outboundEmail);
    await correct({ id }, 'other@example.com');
    const now = (await emails()).filter((one) => !one.startsWith('contactChanged'));
    expect(now).toEqual(['paid to other@example.com']);
    expect(guest.email).not.toBe('other@example.com');
  });
});

test('A caller with an address is told what is held and until when, and when it ends', async () => {
  await heldTo('ada@example.com');
  expect(await emails()).toEqual(['heldAtDesk to ada@example.com']);
  await goTo('2026-03-12T17:01:00Z');
  await sweepHolds(world.context);
  expect(await emails()).toEqual([
    'heldAtDesk to ada@example.com',
    'holdExpired to ada@example.com',
  ]);
});

test('A caller without an address gets no email', async () => {
  await book({ holdUntil: '2026-03-12T17:00:00Z' });
  expect(await emails()).toEqual([]);
});
