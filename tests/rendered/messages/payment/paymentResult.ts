import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import {
  exampleReservation,
  paidReservation,
} from '../../../../models/fixtures/exampleReservation';
import { respond, respondInvalid, dropConnection, neverRespond } from '../../support/hotelServer';
import { adaobi, renderSite } from '../../support/renderSite';
import { alert, button, heading, link, notice, row, text } from '../reading';
import type { WordTable } from '../situation';

const verify = '/api/v1/hotel/payment/paystack/verify';
const reservation = exampleReservation();

/** The guest is back from the provider, which says what became of the payment. */
function returning(serve: () => unknown) {
  return () => {
    serve();
    return renderSite({ url: '/payment-callback?reference=r', guest: adaobi });
  };
}

/** The provider says that money may be on its way, for which the rooms are held until 11:40 in Lagos. */
const underWay = (by: 'bank_transfer' | 'ussd') =>
  respond('get', verify, 200, {
    paymentStatus: 'pending',
    reservation,
    underWay: { by, until: '2026-03-10T10:40:00.000Z' },
  });

function leadsTo(path: string) {
  return () => expect(screen.getByText('View My Reservation').getAttribute('href')).toBe(path);
}

const failed = heading('Payment Failed');
const unknown = heading('Payment Status Unknown');
const unverified = alert('Payment verification failed. Please try again or contact support.');
const onward = link('View My Reservation');

/** The page to which a guest comes back after a payment. */
export const paymentCallback: WordTable = {
  screen: 'payment result',
  situations: [
    {
      when: 'the payment is being verified',
      arrange: returning(() => neverRespond('get', verify)),
      says: [notice('Verifying your payment...')],
    },
    {
      when: 'the payment is made',
      arrange: returning(() =>
        respond('get', verify, 200, { paymentStatus: 'paid', reservation: paidReservation }),
      ),
      says: [
        heading('Payment Successful!'),
        heading('Reservation Confirmed'),
        row('Reservation ID', paidReservation.id),
        row('Room', 'Deluxe Room (204)'),
        row('Total paid', '₦6,000.00'),
        onward,
      ],
      after: leadsTo(`/my-reservations/${paidReservation.id}`),
    },
    {
      when: 'the payment is declined with a reason',
      arrange: returning(() =>
        respond('get', verify, 200, { paymentStatus: 'failed', reservation, error: 'Declined' }),
      ),
      says: [failed, alert('Declined'), onward],
      after: leadsTo(`/my-reservations/${reservation.id}`),
    },
    {
      when: 'the server fails to verify and gives no words',
      arrange: returning(() => respondInvalid('get', verify, 500, {})),
      says: [unknown, unverified, button('Check again'), onward],
      after: leadsTo('/my-reservations'),
    },
    {
      when: 'the server fails to verify and gives no message but an error',
      arrange: returning(() => respondInvalid('get', verify, 500, { error: 'Provider is down' })),
      says: [unknown, alert('Provider is down')],
    },
    {
      when: 'the server knows no such payment',
      arrange: returning(() =>
        respond('get', verify, 404, { code: 'payment_not_found', message: 'No such payment' }),
      ),
      says: [failed, alert('No such payment'), button('Check again'), onward],
    },
    {
      when: 'nobody answers who could verify',
      arrange: returning(() => dropConnection('get', verify)),
      says: [unknown, unverified],
    },
    {
      when: 'no payment is named',
      arrange: () => renderSite({ url: '/payment-callback' }),
      says: [
        heading('Payment Status Unknown'),
        alert('No payment reference or transaction ID found. Payment status unknown.'),
        onward,
      ],
      after: leadsTo('/my-reservations'),
    },
    {
      when: 'the provider has not said its last word',
      arrange: returning(() => respond('get', verify, 200, { paymentStatus: 'pending' })),
      says: [
        heading('Payment Pending'),
        alert(
          'We are still waiting for the payment provider to confirm your payment. Please do not pay again.',
        ),
      ],
    },
    {
      when: 'a transfer is under way',
      arrange: returning(() => underWay('bank_transfer')),
      says: [
        heading('Payment Under Way'),
        notice(
          'Your bank transfer is under way. If you have sent the money, there is nothing more to do: we write to you as soon as it is here.',
        ),
        text(
          'You have not sent anything? You can pay another way. Once you have, money that still comes by this one goes back to you.',
        ),
        link('Pay another way'),
        onward,
      ],
      after: () =>
        expect(screen.getByText(/^Your rooms are held until/).closest('p')?.textContent).toContain(
          '11:40',
        ),
    },
    {
      when: 'a code is to be dialled',
      arrange: returning(() => underWay('ussd')),
      says: [
        heading('Payment Under Way'),
        notice(
          'Dial the code that you were given. Once you have confirmed it on your phone, there is nothing more to do: we write to you as soon as the money is here.',
        ),
        link('Pay another way'),
      ],
    },
    {
      when: 'the guest left the provider without paying',
      arrange: returning(() =>
        respond('get', verify, 200, { paymentStatus: 'abandoned', reservation }),
      ),
      says: [
        heading('Payment Not Completed'),
        notice(
          'Your payment was not completed. If you have just sent a transfer, wait for it first: it is found and counted by itself. Otherwise you can pay now.',
        ),
        link('Pay Now'),
      ],
    },
    {
      when: 'the guest has given the rooms back',
      arrange: returning(() =>
        respond('get', verify, 200, {
          paymentStatus: 'paid',
          reservation: { ...paidReservation, refundStatus: 'requested' },
        }),
      ),
      says: [
        heading('Refund Requested'),
        alert('A refund has been requested. We will tell you by email when it is made.'),
      ],
    },
    {
      when: 'the refund needs a bank account',
      arrange: returning(() =>
        respond('get', verify, 200, {
          paymentStatus: 'paid',
          reservation: { ...paidReservation, refundStatus: 'failed', refundAccount: 'needed' },
        }),
      ),
      says: [
        alert(
          'Paystack could not return your money to the account it came from. Please give us another bank account of yours.',
        ),
      ],
    },
    {
      when: 'the reservation was over when the money came',
      arrange: returning(() => respond('get', verify, 200, { paymentStatus: 'cancelled' })),
      says: [
        heading('Payment Returned'),
        alert(
          'This reservation is cancelled or refunded. Money that arrived for it goes back to you in full.',
        ),
      ],
    },
    {
      when: 'money came that does not fit',
      arrange: returning(() => respond('get', verify, 200, { paymentStatus: 'review' })),
      says: [
        heading('Payment Under Review'),
        alert('Your payment is being looked into by our staff. Please do not pay again.'),
      ],
    },
  ],
};
