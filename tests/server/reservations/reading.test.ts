import { beforeEach, describe, expect, test } from 'vitest';
import { openHouse } from '../support/house';
import { textAt, valueAt } from '../support/reading';
import { happen, longSessions, reserve, reserved, shown } from './stays';

const house = await openHouse(longSessions);
beforeEach(() => house.reset());

const MINUTE = 60_000;
const paths = ['/api/v1/reservations', '/api/v1/hotel/reservations'];
const list = '/api/v1/hotel/reservations/history';

describe.each(paths)('GET %s/{id}', (path) => {
  test('shows a guest the guest’s own reservation as it was answered at first', async () => {
    const guest = await house.guest();
    const { body } = await reserve(house, guest);
    const id = textAt(body, 'reservationData.id');
    const { token } = guest;
    const answer = await house.request('GET', `${path}/${id}`, { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ reservation: valueAt(body, 'reservationData') });
  });

  test('tells of somebody else’s, an unknown and a malformed id in the same words', async () => {
    const id = await reserved(house, await house.guest());
    const { token } = await house.guest('stranger@example.com');
    const notFound = { message: 'Reservation not found.', code: 'reservation_not_found' };
    for (const asked of [id, '0b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d20', 'no-id', '%00', "'"]) {
      const answer = await house.request('GET', `${path}/${asked}`, { token });
      expect([asked, answer.status, answer.body]).toEqual([asked, 404, notFound]);
    }
  });

  test('wants a token', async () => {
    const id = await reserved(house, await house.guest());
    expect(await house.request('GET', `${path}/${id}`)).toMatchObject({ status: 401 });
  });
});

describe('The list of a guest’s reservations', () => {
  test('is empty at first', async () => {
    const answer = await house.request('GET', list, await house.guest());
    expect(answer).toMatchObject({ status: 200, body: { reservations: [] } });
  });

  test('has the one created last first, each with its own rooms, and nobody else’s', async () => {
    const guest = await house.guest();
    const other = await house.guest('other@example.com');
    const first = await reserved(house, guest, { junior: 2 });
    house.clock.advance(1);
    await reserved(house, other, { family: 1 });
    house.clock.advance(1);
    const second = await reserved(house, guest, { double: 1, premium: 1 });

    const answer = await house.request('GET', list, guest);
    expect(answer.body).toMatchObject({
      reservations: [
        { id: second, roomNumber: '201, 601', roomDetails: 'Double Room, Premium Penthouse' },
        { id: first, roomNumber: '101, 102', roomDetails: 'Double Deluxe' },
      ],
    });
    expect(valueAt(answer.body, 'reservations')).toHaveLength(2);
  });

  test('shows an expired hold as cancelled before any sweep', async () => {
    const guest = await house.guest();
    await reserved(house, guest);
    house.clock.advance(30 * MINUTE);
    const answer = await house.request('GET', list, guest);
    expect(answer.body).toMatchObject({
      reservations: [
        {
          paymentStatus: 'cancelled',
          cancelReason: 'expired',
          holdExpiresAt: null,
          roomNumber: '',
          roomDetails: 'Double Room, Deluxe Room',
        },
      ],
    });
  });

  test('wants a token', async () => {
    expect(await house.request('GET', list)).toMatchObject({ status: 401 });
  });
});

describe('What a reservation says of a refund', () => {
  test('A paid one can be refunded until its check-in day begins in Lagos', async () => {
    const guest = await house.guest();
    const id = await reserved(house, guest);
    await happen(house, id, { type: 'payment.settled' });
    expect(await shown(house, guest, id)).toMatchObject({
      reservation: {
        paymentStatus: 'paid',
        refundableUntil: '2026-03-11T23:00:00.000Z',
        holdExpiresAt: null,
        refundStatus: null,
      },
    });
  });

  test('One whose refund is requested is still paid, with no deadline any more', async () => {
    const guest = await house.guest();
    const id = await reserved(house, guest);
    await happen(house, id, { type: 'payment.settled' });
    await happen(house, id, { type: 'refund.requested' });
    expect(await shown(house, guest, id)).toMatchObject({
      reservation: { paymentStatus: 'paid', refundStatus: 'requested', refundableUntil: null },
    });
  });
});
