import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { noRooms } from '../../../../machines/shared/roomsLeft';
import type { Reservation } from '../../../../machines/contract/wire';
import { exampleReservation } from '../../../../models/fixtures/exampleReservation';
import { availability } from '../../support/availability';
import { counter, bookingStorage } from '../../support/booking';
import { press } from '../../support/fields';
import { respond } from '../../support/hotelServer';
import { adaobi, address, renderSite } from '../../support/renderSite';
import { alertDialog, button } from '../reading';
import type { Situation } from '../situation';

/** Repeats an unused reservation, with another saved booking in the tab or none. */
const again =
  (changes: Partial<Reservation> = {}, tab: Record<string, string> = {}) =>
  async () => {
    const expired = { paymentStatus: 'cancelled', cancelReason: 'expired' } as const;
    const reservation = exampleReservation({ ...expired, ...changes });
    respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation });
    respond('get', '/api/v1/availability', 200, availability);
    const site = renderSite({ url: '/my-reservations/r-1', guest: adaobi, tab });
    await press('Book the same again');
    return site;
  };

const anotherIsBegun =
  'You have begun another booking. You can go on with it, or give it up and book the earlier stay again.';

const begun = bookingStorage(
  { notes: 'We come late', checkIn: '2026-03-20', checkOut: '2026-03-21' },
  { counts: { ...noRooms, family: 1 } },
);

const noteSays = (words: string) =>
  waitFor(() => expect(screen.getByLabelText('Notes (optional)')).toHaveProperty('value', words));

/** Messages about booking a stay again. */
export const repeating: Situation[] = [
  {
    when: 'a stay is booked again whose dates have passed',
    arrange: again({ checkInDate: '2026-02-12', checkOutDate: '2026-02-15', noOfAdult: 3 }),
    says: [
      alertDialog(
        'The dates of your earlier stay have passed. The rest is filled in: please choose new dates.',
      ),
    ],
    async after() {
      await press('OK');
      await screen.findByText('Check Availability');
      expect(address()).toBe('/reservation');
      expect(screen.getByLabelText('Check-in')).toHaveProperty('value', '');
      expect(screen.getByLabelText('Adults')).toHaveProperty('value', '3');
    },
  },
  {
    when: 'a stay is booked again beside a booking that is begun, which the guest keeps',
    arrange: again({}, begun),
    says: [alertDialog(anotherIsBegun), button('Go on with it')],
    async after() {
      await press('Go on with it');
      await noteSays('We come late');
    },
  },
  {
    when: 'a stay is booked again in the place of a booking that is begun',
    arrange: again({ specialRequest: 'A quiet room' }, begun),
    says: [alertDialog(anotherIsBegun), button('Book the same again')],
    async after() {
      await press('Book the same again');
      await screen.findByText('Only 2 left');
      expect(address()).toBe('/roombooking');
      expect(counter('Deluxe Room').rooms()).toBe('1');
      expect(counter('Family Suite').rooms()).toBe('0');
      expect(screen.getByText('A quiet room')).toBeDefined();
    },
  },
];
