import { describe, expect, test } from 'vitest';
import { freshHotel } from '../support/hotel';
import { textAt, valueAt } from '../support/reading';
import { happen, longSessions, reserve, reserved, shown } from './stays';

const hotel = await freshHotel(longSessions);

const MINUTE = 60_000;
/** Where one reservation is read, and how many timeline entries that returns. */
const paths = [
  ['/api/v1/reservations', undefined],
  ['/api/v1/hotel/reservations', 1],
] as const;
const list = '/api/v1/hotel/reservations/history';

describe.each(paths)('GET %s/{id}', (path, moments) => {
  test('shows a guest the guest’s own reservation as it was answered at first', async () => {
    const guest = await hotel.guest();
    const { body } = await reserve(hotel, guest);
    const id = textAt(body, 'reservationData.id');
    const { token } = guest;
    const response = await hotel.request('GET', `${path}/${id}`, { token });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ reservation: valueAt(body, 'reservationData') });
    expect(valueAt(response.body, 'reservation.timeline.length')).toBe(moments);
  });
});

describe('The list of a guest’s reservations', () => {
  test('has the one created last first, each with its own rooms, and nobody else’s', async () => {
    const guest = await hotel.guest();
    const other = await hotel.guest('other@example.com');
    const first = await reserved(hotel, guest, { junior: 2 });
    hotel.clock.advance(1);
    await reserved(hotel, other, { family: 1 });
    hotel.clock.advance(1);
    const second = await reserved(hotel, guest, { double: 1, premium: 1 });

    const response = await hotel.request('GET', list, guest);
    expect(response.body).toMatchObject({
      reservations: [
        { id: second, roomNumber: '201, 601', roomDetails: 'Double Room, Premium Penthouse' },
        { id: first, roomNumber: '101, 102', roomDetails: 'Double Deluxe' },
      ],
    });
    expect(valueAt(response.body, 'reservations')).toHaveLength(2);
  });

  test('shows an expired hold as cancelled before any sweep', async () => {
    const guest = await hotel.guest();
    await reserved(hotel, guest);
    hotel.clock.advance(30 * MINUTE);
    const response = await hotel.request('GET', list, guest);
    expect(response.body).toMatchObject({
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
});

describe('What a reservation says of a refund', () => {
  test('An unpaid one says beforehand that nothing comes back once its check-in day has begun', async () => {
    const guest = await hotel.guest();
    const dates = { checkInDate: '2026-03-02', checkOutDate: '2026-03-04' };
    const { body } = await reserve(hotel, guest, { double: 1 }, dates);
    expect(valueAt(body, 'reservationData.fullRefundUntil')).toBeNull();
  });

  test('A paid one can be refunded until its check-in day begins in Lagos', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest);
    await happen(hotel, id, { type: 'payment.settled' });
    expect(await shown(hotel, guest, id)).toMatchObject({
      reservation: {
        paymentStatus: 'paid',
        refundableUntil: '2026-03-11T23:00:00.000Z',
        holdExpiresAt: null,
        refundStatus: null,
      },
    });
  });
});
