import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as policyMessages from '../../../../messages/reservation/policy';
import { press } from '../../support/fields';
import { respond, respondInvalid } from '../../support/hotelServer';
import {
  cancelled,
  dialogCloses,
  load,
  pending,
  pressing,
  refused,
  stands,
} from './openedReservation';
import { alertDialog, button, dialogTitle, notice, row, text } from '../reading';
import type { Situation } from '../situation';

const cancel = '/api/v1/hotel/reservations/{id}/cancel';

/** Cancelling an unpaid reservation. */
export const cancelling: Situation[] = [
  {
    when: 'the guest wants to cancel',
    arrange: pressing(pending, ['Cancel Reservation']),
    says: [
      dialogTitle('Are you sure you want to cancel this reservation?'),
      alertDialog('This action cannot be undone.'),
      row('Possible until', 'Tue, 10 Mar 2026, 11:00'),
      text(
        'You have not paid, so no money goes back now. A payment that still reaches us goes back to you in full.',
      ),
      button('Keep Reservation'),
      button('Yes, Cancel'),
    ],
    async after() {
      await press('Keep Reservation');
      await dialogCloses();
      expect(screen.getByText('Pending')).toBeDefined();
    },
  },
  {
    when: 'the guest has cancelled',
    arrange: pressing(pending, ['Cancel Reservation', 'Yes, Cancel'], () => {
      respond('get', load, 200, { reservation: pending }, { once: true });
      respond('patch', cancel, 200, { message: 'ok', reservation: cancelled });
      stands(cancelled);
    }),
    says: [notice('Your reservation has been cancelled.'), text('Cancelled')],
  },
  {
    when: 'cancelling fails and the server gives no words',
    arrange: pressing(pending, ['Cancel Reservation', 'Yes, Cancel'], () =>
      respondInvalid('patch', cancel, 500, {}),
    ),
    says: [alertDialog('Failed to cancel reservation')],
  },
  {
    when: 'it was paid before it could be cancelled',
    arrange: pressing(pending, ['Cancel Reservation', 'Yes, Cancel'], () =>
      respond('patch', cancel, 409, refused(policyMessages.paidCannotBeCancelled)),
    ),
    says: [alertDialog('A paid reservation cannot be cancelled. You can request a refund.')],
  },
];
