import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Reservation } from '../../../../machines/contract/wire';
import {
  exampleReservation,
  paidReservation,
} from '../../../../models/fixtures/exampleReservation';
import { respond, respondInvalid, neverRespond } from '../../support/hotelServer';
import { cancelled, load, open, pending, pressing, refundRequested } from './openedReservation';
import { alert, button, heading, link, notice, row, text } from '../reading';
import type { Situation } from '../situation';

const buttonsOffered = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

function offers(...words: string[]) {
  return () => expect(buttonsOffered()).toEqual(words);
}

/** An ended reservation can be booked again; that is no action on the reservation. */
const again = 'Book the same again';

const endings: [string, Reservation, string, ...string[]][] = [
  [
    'the guest has cancelled it',
    cancelled,
    'This reservation has been cancelled. No further actions are available.',
    again,
  ],
  [
    'it was not paid in time',
    { ...cancelled, cancelReason: 'expired' },
    'This reservation was not paid in time and has been cancelled. No further actions are available.',
    again,
  ],
  [
    'it was refunded',
    exampleReservation({ paymentStatus: 'refunded' }),
    'This reservation has been refunded. No further actions are available.',
    again,
  ],
  [
    'a refund was requested',
    refundRequested,
    'A refund has been requested. We will tell you by email when it is made.',
    again,
  ],
  [
    'a refund has failed',
    { ...paidReservation, refundStatus: 'failed', refundableUntil: null },
    'The refund could not be made yet. Our staff is looking into it.',
    again,
  ],
  [
    'staff looks into a payment for it',
    exampleReservation({ underReviewUntil: '2026-03-03T09:00:00.000Z' }),
    'We are looking into a payment for this reservation. Please do not pay again; we will write to you by email. Until then it can be cancelled, but not changed.',
    'Cancel Reservation',
  ],
  [
    'the time for a refund is over',
    { ...paidReservation, refundableUntil: '2026-02-28T23:00:00.000Z' },
    'A refund can be requested until the check-in day begins.',
  ],
];

/** What the details say and offer, for every status. */
export const details: Situation[] = [
  {
    when: 'the reservation is on its way',
    arrange: () => open(() => neverRespond('get', load)),
    says: [heading('Reservation Details'), notice('Loading the reservation...')],
  },
  {
    when: 'it is not paid',
    arrange: pressing(pending, []),
    says: [
      heading('Reservation Details'),
      text('Pending'),
      row('Reservation ID', pending.id),
      row('Guest', 'Adaobi Okeke'),
      row('Children', '5+'),
      row('Special Request', 'None'),
      row('Room', 'Deluxe Room (204)'),
      row('Amenities', 'Breakfast, WiFi'),
      row('Total Price', '₦6,000.00'),
      link('Pay Now'),
      button('Modify Reservation'),
      button('Cancel Reservation'),
    ],
    after() {
      offers('Modify Reservation', 'Cancel Reservation')();
      const pay = screen.getByText('Pay Now').getAttribute('href');
      expect(pay).toBe(`/reservation/${pending.id}/confirm`);
    },
  },
  {
    when: 'it is paid',
    arrange: pressing(paidReservation, []),
    says: [
      text('Paid'),
      row('Payment reference', '9f2c4e7ab1d04c6f'),
      row('Possible until', 'Thu, 12 Mar 2026, 0:00'),
      row('Goes back to you', '₦6,000.00'),
      text(
        'To change a paid reservation, request a refund and then choose “Book the same again”: there you can enter other dates, guests or rooms.',
      ),
      text(
        'The refund costs nothing. You pay for the new stay what it costs, also while the money is still on its way back.',
      ),
      text(
        'Your rooms are given to others at once. Please see first whether the rooms that you want are free.',
      ),
      button('Request Refund'),
    ],
    after: offers('Request Refund'),
  },
  {
    when: 'the time to change it by a refund is over',
    arrange: pressing({ ...paidReservation, refundableUntil: null }, []),
    says: [text('Its dates, guests and rooms can no longer be changed here.')],
  },
  {
    when: 'it has no rooms',
    arrange: pressing({ ...pending, roomAllocations: [], totalPrice: 0 }, []),
    says: [notice('This reservation has no rooms, so it can only be cancelled.')],
    after: offers('Cancel Reservation'),
  },
  ...endings.map(([when, reservation, words, ...buttons]) => ({
    when,
    arrange: pressing(reservation, []),
    says: [notice(words)],
    after: offers(...buttons),
  })),
  {
    when: 'there is no such reservation',
    arrange: () =>
      open(() => respond('get', load, 404, { code: 'reservation_not_found', message: 'No' })),
    says: [alert('Reservation not found.')],
  },
  {
    when: 'it cannot be had',
    arrange: () => open(() => respondInvalid('get', load, 500, {})),
    says: [alert('Failed to fetch reservation')],
  },
];
