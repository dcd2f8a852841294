import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Reservation } from '../../../../machines/contract/wire';
import {
  exampleReservation,
  paidReservation,
} from '../../../../models/fixtures/exampleReservation';
import { press } from '../../support/fields';
import { respond, respondInvalid, neverRespond } from '../../support/hotelServer';
import { adaobi, address, renderSite } from '../../support/renderSite';
import { alert, button, heading, link, notice, row, text } from '../reading';
import type { WordTable } from '../situation';

const paid = { ...paidReservation, id: '0b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d20' };
const history = '/api/v1/hotel/reservations/history';

function open(serve: () => unknown) {
  serve();
  return renderSite({ url: '/my-reservations', guest: adaobi });
}

function listing(reservations: Reservation[]) {
  return () => open(() => respond('get', history, 200, { reservations }));
}

/** All the reservations of a guest. */
export const myReservations: WordTable = {
  screen: 'list of reservations',
  situations: [
    {
      when: 'the list is on its way',
      arrange: () => open(() => neverRespond('get', history)),
      says: [heading('My Reservations'), notice('Loading your reservations...')],
    },
    {
      when: 'there are some',
      arrange: listing([
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
        const addresses = screen
          .getAllByText('View Details')
          .map((one) => one.getAttribute('href'));
        expect(addresses).toContain(`/my-reservations/${paid.id}`);
      },
    },
    {
      when: 'there are some of every kind',
      arrange: listing([
        exampleReservation({ id: 'aaaa0000-0000-4000-8000-000000000001' }),
        exampleReservation({
          id: 'aaaa0000-0000-4000-8000-000000000002',
          group: 'unpaid',
          unfinishedPayment: 'flutterwave',
        }),
        { ...paid, group: 'upcoming' },
        { ...paid, id: 'bbbb0000-0000-4000-8000-000000000001', group: 'past' },
        exampleReservation({
          id: 'cccc0000-0000-4000-8000-000000000001',
          group: 'cancelled',
          paymentStatus: 'cancelled',
          cancelReason: 'expired',
        }),
        { ...paid, id: 'cccc0000-0000-4000-8000-000000000002', refundStatus: 'requested' },
        { ...paid, id: 'cccc0000-0000-4000-8000-000000000003', refundStatus: 'failed' },
      ]),
      says: [
        heading('Not paid yet'),
        heading('Upcoming'),
        heading('Past'),
        heading('Cancelled and refunded'),
        link('Pay Now'),
        text('You began to pay with Flutterwave and have not finished.'),
        link('Continue Payment'),
        text('It was not paid in time.'),
        text('A refund has been requested. We will tell you by email when it is made.'),
        text('The refund could not be made yet. Our staff is looking into it.'),
      ],
      after() {
        const headings = document.querySelectorAll('main h2');
        expect([...headings].map(({ textContent }) => textContent)).toEqual([
          'Not paid yet',
          'Upcoming',
          'Past',
          'Cancelled and refunded',
        ]);
      },
    },
    {
      when: 'a payment is under way',
      arrange: listing([
        exampleReservation({
          id: 'aaaa0000-0000-4000-8000-000000000003',
          group: 'unpaid',
          unfinishedPayment: 'paystack',
          underWay: { by: 'bank_transfer', until: '2026-03-10T10:40:00.000Z' },
          holdExpiresAt: '2026-03-10T10:40:00.000Z',
        }),
      ]),
      says: [
        text(
          'Your bank transfer is under way. If you have sent the money, there is nothing more to do: we write to you as soon as it is here.',
        ),
        link('Pay another way'),
      ],
      after: () => expect(screen.queryByText('Continue Payment')).toBeNull(),
    },
    {
      when: 'money that goes back needs a bank account',
      arrange: listing([
        {
          ...exampleReservation({ id: 'cccc0000-0000-4000-8000-000000000004' }),
          paymentStatus: 'cancelled',
          cancelReason: 'expired',
          refundAccount: 'needed',
        },
        { ...paid, refundStatus: 'failed', refundAccount: 'underReview' },
      ]),
      says: [
        text(
          'Paystack could not return your money to the account it came from. Please give us another bank account of yours.',
        ),
        text(
          'The bank account that you gave for your money is in another name than the one that sent it. Our staff is looking into it and will write to you.',
        ),
      ],
    },
    {
      when: 'there are more than are told at once',
      arrange: () =>
        open(() => respond('get', history, 200, { reservations: [paid], nextCursor: 'behind' })),
      says: [button('Show more reservations')],
      async after() {
        const behind = exampleReservation({ id: 'r-2', group: 'cancelled' });
        respond('get', history, 200, { reservations: [behind] });
        await press('Show more reservations');
        await waitFor(() => expect(document.activeElement?.textContent).toBe('r-2'));
        expect(screen.queryByText('Show more reservations')).toBeNull();
      },
    },
    {
      when: 'there are none',
      arrange: listing([]),
      says: [heading('You have no reservations yet'), link('Book a Room Now')],
      async after() {
        expect(screen.getByText('Book a Room Now').getAttribute('href')).toBe('/book');
        await press('Book a Room Now');
        await waitFor(() => expect(address()).toBe('/reservation'));
      },
    },
    {
      when: 'the list cannot be had',
      arrange: () => open(() => respondInvalid('get', history, 500, {})),
      says: [alert('Failed to fetch reservations'), button('Try again')],
      async after() {
        respond('get', history, 200, { reservations: [] });
        await press('Try again');
        await screen.findByText('You have no reservations yet');
      },
    },
  ],
};
