import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Reservation } from '../../../../machines/contract/wire';
import { exampleReservation, paidReservation } from '../../../support/exampleReservation';
import { press } from '../../support/fields';
import { answer, answerOddly, keepWaiting } from '../../support/hotelServer';
import { adaobi, address, renderSite } from '../../support/renderSite';
import { alert, button, heading, link, notice, row, text } from '../reading';
import type { WordTable } from '../situation';

const paid = { ...paidReservation, id: '0b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d20' };
const history = '/api/v1/hotel/reservations/history';

function open(respond: () => unknown) {
  respond();
  return renderSite({ url: '/my-reservations', guest: adaobi });
}

function listing(reservations: Reservation[]) {
  return () => open(() => answer('get', history, 200, { reservations }));
}

/** All the reservations of a guest. */
export const myReservations: WordTable = {
  screen: 'list of reservations',
  situations: [
    {
      when: 'the list is on its way',
      bring: () => open(() => keepWaiting('get', history)),
      says: [heading('My Reservations'), notice('Loading your reservations...')],
    },
    {
      when: 'there are some',
      bring: listing([
        paid,
        exampleReservation({ id: 'aaaa0000-0000-4000-8000-000000000001' }),
        exampleReservation({
          id: 'bbbb0000-0000-4000-8000-000000000002',
          paymentStatus: 'cancelled',
          roomNumber: '',
        }),
        exampleReservation({
          id: 'cccc0000-0000-4000-8000-000000000003',
          paymentStatus: 'refunded',
        }),
      ]),
      says: [
        heading('0b8f2a44'),
        heading('aaaa0000'),
        text('Paid'),
        text('Pending'),
        text('Cancelled'),
        text('Refunded'),
        row('Check-in', 'Thu, 12 Mar 2026'),
        row('Check-out', 'Sun, 15 Mar 2026'),
        row('Room', 'Deluxe Room (204)'),
        row('Total Price', '₦6,000.00'),
        link('View Details'),
      ],
      after() {
        const [first] = screen.getAllByText('View Details');
        expect(first?.getAttribute('href')).toBe(`/my-reservations/${paid.id}`);
      },
    },
    {
      when: 'there are none',
      bring: listing([]),
      says: [heading('You have no reservations yet'), link('Book a Room Now')],
      async after() {
        expect(screen.getByText('Book a Room Now').getAttribute('href')).toBe('/book');
        await press('Book a Room Now');
        await waitFor(() => expect(address()).toBe('/reservation'));
      },
    },
    {
      when: 'the list cannot be had',
      bring: () => open(() => answerOddly('get', history, 500, {})),
      says: [alert('Failed to fetch reservations'), button('Try again')],
      async after() {
        answer('get', history, 200, { reservations: [] });
        await press('Try again');
        await screen.findByText('You have no reservations yet');
      },
    },
  ],
};
