import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Reservation } from '../../../../machines/contract/wire';
import * as policyMessages from '../../../../messages/reservation/policy';
import { chooseDates } from '../../support/booking';
import {
  exampleReservation,
  paidReservation,
} from '../../../../models/fixtures/exampleReservation';
import { fillIn, press } from '../../support/fields';
import { answer, answerOddly, keepWaiting } from '../../support/hotelServer';
import { load, open, pending, pressing, stands } from './openedReservation';
import { holding } from './hold';
import { otherDates } from './otherDates';
import { fetching } from './papers';
import { timeline } from './timeline';
import {
  alert,
  alertDialog,
  button,
  dialogTitle,
  fieldError,
  heading,
  label,
  link,
  notice,
  row,
  text,
} from '../reading';
import type { Situation, WordTable } from '../situation';

const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'byGuest' });
const requested = { ...paidReservation, refundStatus: 'requested', refundableUntil: null } as const;
const cancel = '/api/v1/hotel/reservations/{id}/cancel';
const modify = '/api/v1/hotel/reservations/{id}/modify';
const refund = '/api/v1/hotel/payment/refund/request/{id}';

/** Opens the refund form of a paid reservation, gives a reason and submits it. */
async function giveReason() {
  const site = await pressing(paidReservation, ['Request Refund'])();
  fillIn({ Reason: 'The conference moved.' });
  await press('Submit Request');
  return site;
}

/** Asks for a refund, up to the last question. */
function askingForRefund(respond: () => unknown) {
  return async () => {
    const site = await giveReason();
    respond();
    await press('Yes, Request Refund');
    return site;
  };
}

const dialogCloses = () =>
  waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());

const buttonsOffered = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

function offers(...words: string[]) {
  return () => expect(buttonsOffered()).toEqual(words);
}

/** What has come to nothing can be booked again; that is no action on the reservation. */
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
    requested,
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

const refused = (message: string) => ({ code: 'transition_refused', message }) as const;

const looking: Situation[] = [
  {
    when: 'the reservation is on its way',
    bring: () => open(() => keepWaiting('get', load)),
    says: [heading('Reservation Details'), notice('Loading the reservation...')],
  },
  {
    when: 'it is not paid',
    bring: pressing(pending, []),
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
    bring: pressing(paidReservation, []),
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
    bring: pressing({ ...paidReservation, refundableUntil: null }, []),
    says: [text('Its dates, guests and rooms can no longer be changed here.')],
  },
  {
    when: 'it has no rooms',
    bring: pressing({ ...pending, roomAllocations: [], totalPrice: 0 }, []),
    says: [notice('This reservation has no rooms, so it can only be cancelled.')],
    after: offers('Cancel Reservation'),
  },
  ...endings.map(([when, reservation, words, ...buttons]) => ({
    when,
    bring: pressing(reservation, []),
    says: [notice(words)],
    after: offers(...buttons),
  })),
  {
    when: 'there is no such reservation',
    bring: () =>
      open(() => answer('get', load, 404, { code: 'reservation_not_found', message: 'No' })),
    says: [alert('Reservation not found.')],
  },
  {
    when: 'it cannot be had',
    bring: () => open(() => answerOddly('get', load, 500, {})),
    says: [alert('Failed to fetch reservation')],
  },
];

const cancelling: Situation[] = [
  {
    when: 'the guest wants to cancel',
    bring: pressing(pending, ['Cancel Reservation']),
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
    bring: pressing(pending, ['Cancel Reservation', 'Yes, Cancel'], () => {
      answer('get', load, 200, { reservation: pending }, { once: true });
      answer('patch', cancel, 200, { message: 'ok', reservation: cancelled });
      stands(cancelled);
    }),
    says: [notice('Your reservation has been cancelled.'), text('Cancelled')],
  },
  {
    when: 'cancelling fails and the server gives no words',
    bring: pressing(pending, ['Cancel Reservation', 'Yes, Cancel'], () =>
      answerOddly('patch', cancel, 500, {}),
    ),
    says: [alertDialog('Failed to cancel reservation')],
  },
  {
    when: 'it was paid before it could be cancelled',
    bring: pressing(pending, ['Cancel Reservation', 'Yes, Cancel'], () =>
      answer('patch', cancel, 409, refused(policyMessages.paidCannotBeCancelled)),
    ),
    says: [alertDialog('A paid reservation cannot be cancelled. You can request a refund.')],
  },
];

const modifying: Situation[] = [
  {
    when: 'the guest wants to modify it',
    bring: pressing(pending, ['Modify Reservation']),
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
    async bring() {
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
    bring: pressing(pending, ['Modify Reservation', 'Save Changes'], () =>
      answer('patch', modify, 200, { message: 'ok', reservation: pending }),
    ),
    says: [notice('Your reservation has been modified.')],
  },
  {
    when: 'modifying fails and the server gives no words',
    async bring() {
      const site = await pressing(pending, ['Modify Reservation'])();
      answerOddly('patch', modify, 500, {});
      keepWaiting('get', '/api/v1/hotel/reservations/{id}/availability');
      fillIn({ 'Check-out': '2026-03-16' });
      await press('Save Changes');
      return site;
    },
    says: [alertDialog('Failed to modify reservation')],
  },
  {
    when: 'it was paid before it could be modified',
    bring: pressing(pending, ['Modify Reservation', 'Save Changes'], () =>
      answer('patch', modify, 409, refused(policyMessages.paidCannotBeModified)),
    ),
    says: [alertDialog('A paid reservation can no longer be modified.')],
  },
];

const refunding: Situation[] = [
  {
    when: 'the guest wants the money back',
    bring: pressing(paidReservation, ['Request Refund']),
    says: [dialogTitle('Request Refund'), label('Reason'), button('Submit Request')],
  },
  {
    when: 'no reason is given',
    bring: pressing(paidReservation, ['Request Refund', 'Submit Request']),
    says: [alertDialog('Please provide a reason for the refund.')],
    async after() {
      await press('OK');
      await dialogCloses();
      expect(screen.getByLabelText('Reason')).toBeDefined();
    },
  },
  {
    when: 'the reason is longer than the hotel takes',
    async bring() {
      const site = await pressing(paidReservation, ['Request Refund'])();
      fillIn({ Reason: 'x'.repeat(1001) });
      await press('Submit Request');
      return site;
    },
    says: [alertDialog('Please use at most 1000 characters')],
    async after() {
      await press('OK');
      await dialogCloses();
      expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'x'.repeat(1001));
    },
  },
  {
    when: 'a reason is given',
    bring: giveReason,
    says: [
      alertDialog('Are you sure you want to request a refund?'),
      row('Possible until', 'Thu, 12 Mar 2026, 0:00'),
      row('Goes back to you', '₦6,000.00'),
      text(
        'Your rooms are given to others at once. The money goes back the way you paid, through the payment provider.',
      ),
      text('Depending on your bank it can take up to 15 working days until you see the money.'),
      button('Yes, Request Refund'),
    ],
  },
  {
    when: 'the refund is requested',
    bring: askingForRefund(() => {
      answer('post', refund, 200, { message: 'ok', reservation: requested });
      stands(requested);
    }),
    says: [
      notice('Your refund has been requested.'),
      text(
        'For other dates, guests or rooms, choose “Book the same again”. You do not have to wait for the money.',
      ),
    ],
  },
  {
    when: 'the request fails and the server gives no words',
    bring: askingForRefund(() => answerOddly('post', refund, 500, {})),
    says: [alertDialog('Failed to request refund')],
  },
  {
    when: 'the server does not take it for paid',
    bring: askingForRefund(() =>
      answer('post', refund, 409, {
        code: 'refund_refused',
        message: policyMessages.notPaidYet,
      }),
    ),
    says: [alertDialog('Only a paid reservation can be refunded.')],
  },
];

/** The details of a reservation and what can be done with it. */
export const management: WordTable = {
  screen: 'details of a reservation',
  situations: [
    ...looking,
    ...holding,
    ...timeline,
    ...fetching,
    ...cancelling,
    ...modifying,
    ...otherDates,
    ...refunding,
  ],
};
