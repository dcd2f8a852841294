import { describe, expect, test } from 'vitest';
import { reservation } from '../../../server/database/schema';
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

describe('A long history', () => {
  test('is answered page by page, none left out and none twice, the newest first', async () => {
    const guest = await hotel.guest('often@example.com');
    const id = await reserved(hotel, guest);
    const [row] = await hotel.context.database.query.reservation.findMany({
      where: (table, { eq }) => eq(table.id, id),
    });
    if (!row) throw new Error('There is no reservation.');
    const older = Array.from({ length: 120 }, (_, index) => ({
      ...row,
      id: hotel.context.random.uuid(),
      // Several at the same instant, told apart only by their ids.
      createdAt: new Date(row.createdAt.getTime() - Math.ceil((index + 1) / 3) * 60_000),
    }));
    await hotel.context.database.insert(reservation).values(older);
    const seen: string[] = [];
    let cursor: unknown;
    for (let pages = 0; pages < 3; pages += 1) {
      const query = typeof cursor === 'string' ? `?cursor=${cursor}` : '';
      const { body } = await hotel.request('GET', `/api/v1/hotel/reservations/history${query}`, {
        token: guest.token,
      });
      for (let at = 0; valueAt(body, `reservations.${at}.id`) !== undefined; at += 1) {
        seen.push(textAt(body, `reservations.${at}.id`));
      }
      cursor = valueAt(body, 'nextCursor');
    }
    expect(cursor).toBeUndefined();
    expect(seen[0]).toBe(id);
    expect(seen).toHaveLength(121);
    expect(new Set(seen).size).toBe(121);
  });
});
