import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Reservation } from '../../../../machines/contract/wire';
import * as policyMessages from '../../../../messages/reservation/policy';
import { paidBy, paidReservation } from '../../../../models/fixtures/exampleReservation';
import { fillIn, press } from '../../support/fields';
import { respond, respondInvalid } from '../../support/hotelServer';
import { dialogCloses, pressing, refundRequested, stands } from './openedReservation';
import { alertDialog, button, dialogTitle, label, notice, row, text } from '../reading';
import type { Situation } from '../situation';

const refund = '/api/v1/hotel/payment/refund/request/{id}';

/** Opens the refund form of a paid reservation, gives a reason and submits it. */
async function giveReason(reservation: Reservation = paidReservation) {
  const site = await pressing(reservation, ['Request Refund'])();
  fillIn({ Reason: 'The conference moved.' });
  await press('Submit Request');
  return site;
}

/** Requests a refund, up to the final confirmation. */
function askingForRefund(serve: () => unknown) {
  return async () => {
    const site = await giveReason();
    serve();
    await press('Yes, Request Refund');
    return site;
  };
}

/** Requesting a refund of a paid reservation. */
export const refunding: Situation[] = [
  {
    when: 'the guest wants the money back',
    arrange: pressing(paidReservation, ['Request Refund']),
    says: [dialogTitle('Request Refund'), label('Reason'), button('Submit Request')],
  },
  {
    when: 'no reason is given',
    arrange: pressing(paidReservation, ['Request Refund', 'Submit Request']),
    says: [alertDialog('Please provide a reason for the refund.')],
    async after() {
      await press('OK');
      await dialogCloses();
      expect(screen.getByLabelText('Reason')).toBeDefined();
    },
  },
  {
    when: 'the reason is longer than the hotel takes',
    async arrange() {
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
    arrange: () => giveReason(),
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
  ...[
    ['card', 'up to 15 working days until you see the money on your card.'] as const,
    ['bank_transfer', 'up to 10 working days until you see the money on your account.'] as const,
    ['ussd', 'up to 15 working days until you see the money.'] as const,
  ].map(([channel, words]): Situation => ({
    when: `a reason is given for a stay that was paid by ${channel}`,
    arrange: () => giveReason(paidBy(channel)),
    says: [text(`Depending on your bank it can take ${words}`)],
  })),
  {
    when: 'the refund is requested',
    arrange: askingForRefund(() => {
      respond('post', refund, 200, { message: 'ok', reservation: refundRequested });
      stands(refundRequested);
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
    arrange: askingForRefund(() => respondInvalid('post', refund, 500, {})),
    says: [alertDialog('Failed to request refund')],
  },
  {
    when: 'the server does not take it for paid',
    arrange: askingForRefund(() =>
      respond('post', refund, 409, {
        code: 'refund_refused',
        message: policyMessages.notPaidYet,
      }),
    ),
    says: [alertDialog('Only a paid reservation can be refunded.')],
  },
];
