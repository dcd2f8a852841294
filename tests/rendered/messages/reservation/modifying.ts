import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as policyMessages from '../../../../messages/reservation/policy';
import { chooseDates } from '../../support/booking';
import { fillIn, press } from '../../support/fields';
import { respond, respondInvalid, neverRespond } from '../../support/hotelServer';
import { pending, pressing, refused } from './openedReservation';
import { alertDialog, button, dialogTitle, fieldError, label, notice, row, text } from '../reading';
import type { Situation } from '../situation';

const modify = '/api/v1/hotel/reservations/{id}/modify';

/** Changing an unpaid reservation. */
export const modifying: Situation[] = [
  {
    when: 'the guest wants to modify it',
    arrange: pressing(pending, ['Modify Reservation']),
    says: [
      dialogTitle('Modify Reservation'),
      ...['Check-in', 'Check-out', 'Adults', 'Children', 'Special Request'].map(label),
      row('Possible until', 'Tue, 10 Mar 2026, 11:00'),
      text(
        'Other dates change the price; the time to pay stays as it is. A payment that you started before goes back to you in full.',
      ),
      text(
        'Your rooms stay of the same types. For other rooms, cancel this reservation and choose “Book the same again”: your dates and guests are entered there already.',
      ),
      button('Save Changes'),
    ],
    after: () => expect(screen.getByLabelText(/^Special Request/).textContent).toBe(''),
  },
  {
    when: 'the dates are taken away',
    async arrange() {
      const site = await pressing(pending, ['Modify Reservation'])();
      chooseDates('', '');
      await press('Save Changes');
      return site;
    },
    says: [
      fieldError('Check-in', 'Check-in date is required'),
      fieldError('Check-out', 'Check-out date is required'),
    ],
  },
  {
    when: 'it was modified',
    arrange: pressing(pending, ['Modify Reservation', 'Save Changes'], () =>
      respond('patch', modify, 200, { message: 'ok', reservation: pending }),
    ),
    says: [notice('Your reservation has been modified.')],
  },
  {
    when: 'modifying fails and the server gives no words',
    async arrange() {
      const site = await pressing(pending, ['Modify Reservation'])();
      respondInvalid('patch', modify, 500, {});
      neverRespond('get', '/api/v1/hotel/reservations/{id}/availability');
      fillIn({ 'Check-out': '2026-03-16' });
      await press('Save Changes');
      return site;
    },
    says: [alertDialog('Failed to modify reservation')],
  },
  {
    when: 'it was paid before it could be modified',
    arrange: pressing(pending, ['Modify Reservation', 'Save Changes'], () =>
      respond('patch', modify, 409, refused(policyMessages.paidCannotBeModified)),
    ),
    says: [alertDialog('A paid reservation can no longer be modified.')],
  },
];
