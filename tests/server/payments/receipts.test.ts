import { describe, expect, test } from 'vitest';
import { receipt } from '../../../server/database/schema';
import { issueReceipt } from '../../../server/receipts/receiptNumbers';
import { reserved } from '../reservations/stays';
import { openStay } from './openStay';
import { askForRefund, paidStay } from './paidStay';
import { freshPaymentWorld } from './paymentWorld';

const world = await freshPaymentWorld();

const receiptOf = (id: string) => `/api/v1/hotel/reservations/${id}/receipt`;
const calendarOf = (id: string) => `/api/v1/hotel/reservations/${id}/calendar`;

describe('The receipt of a reservation', () => {
  test('has the next number from the moment it is paid, and keeps it', async () => {
    const { guest, id } = await paidStay(world);
    expect(await world.context.database.select().from(receipt)).toMatchObject([
      { number: 1, reservationId: id },
    ]);
    for (let time = 0; time < 2; time += 1) {
      const { status, headers, body } = await world.request('GET', receiptOf(id), guest);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toBe('attachment; filename="receipt-000001.pdf"');
      expect(body).toMatch(/^%PDF-1\.7/);
    }
    await askForRefund(world, guest, id);
    expect((await world.request('GET', receiptOf(id), guest)).status).toBe(200);
  });

  test('is none before it is paid, and takes no number', async () => {
    const guest = await world.guest();
    const id = await reserved(world, guest);
    const { status, body } = await world.request('GET', receiptOf(id), guest);
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'transition_refused' } });
    expect(await world.context.database.select().from(receipt)).toEqual([]);
  });

  test('that was undone leaves its number to the next, so that none is missing', async () => {
    const { database } = world.context;
    const undone = await openStay(world);
    const settling = database.transaction(async (tx) => {
      expect(await issueReceipt(tx, world.context, undone.id)).toMatchObject({ number: 1 });
      throw new Error('Undone.');
    });
    await expect(settling).rejects.toThrow('Undone.');
    const settled = database.transaction((tx) => issueReceipt(tx, world.context, undone.id));
    expect(await settled).toMatchObject({ number: 1 });
  });
});

describe('The calendar entry of a reservation', () => {
  test('is a file that follows what happens to it', async () => {
    const { guest, id } = await paidStay(world);
    const paid = await world.request('GET', calendarOf(id), guest);
    expect(paid.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(paid.headers['content-disposition']).toContain(`stay-${id.slice(0, 8)}.ics`);
    expect(paid.body).toMatch(/SEQUENCE:1\r\n[^]*STATUS:CONFIRMED/);
    await askForRefund(world, guest, id);
    const over = await world.request('GET', calendarOf(id), guest);
    expect(over.body).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2\r\n[^]*STATUS:CANCELLED/);
  });
});
