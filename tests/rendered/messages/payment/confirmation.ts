import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Reservation, VerifiedStatus } from '../../../../machines/contract/wire';
import type { paths } from '../../../../machines/contract/schema';
import {
  exampleReservation,
  paidReservation,
} from '../../../../models/fixtures/exampleReservation';
import { press } from '../../support/fields';
import { respond, respondInvalid, dropConnection, neverRespond } from '../../support/hotelServer';
import { adaobi, address, NOW, renderSite } from '../../support/renderSite';
import { endSession } from '../../support/session';
import { alert, alertDialog, button, heading, link, notice, row, text } from '../reading';
import type { Saying, Situation, WordTable } from '../situation';

const reservation = exampleReservation();
const url = `/reservation/${reservation.id}/confirm`;
const load = '/api/v1/reservations/{id}';
const verify = '/api/v1/payment/verify/';
const initialize = {
  Paystack: '/api/v1/payment/paystack/initialize',
  Flutterwave: '/api/v1/payment/flutterwave/initialize',
} as const satisfies Record<string, keyof paths>;

function opening(shown: Reservation, at = url) {
  return () => {
    respond('get', load, 200, { reservation: shown });
    return renderSite({ url: at, guest: adaobi });
  };
}

function refusedLoading(serve: () => unknown) {
  return () => {
    serve();
    return renderSite({ url, guest: adaobi });
  };
}

/** The guest is back from the provider, which says what became of the payment. */
function returning(serve: () => unknown) {
  return () => {
    serve();
    return renderSite({ url: `${url}?reference=r`, guest: adaobi });
  };
}

const verifiedAs = (paymentStatus: VerifiedStatus) =>
  returning(() => respond('get', verify, 200, { paymentStatus, reservation }));

function paying(provider: keyof typeof initialize, serve: () => unknown) {
  return async () => {
    const site = opening(reservation)();
    serve();
    await press(`Pay with ${provider}`);
    return site;
  };
}

const noWayToPay = () => expect(screen.queryByText('Pay with Paystack')).toBeNull();

const paySituations = (['Paystack', 'Flutterwave'] as const).flatMap((provider): Situation[] => {
  const path = initialize[provider];
  const missing = {
    Paystack: 'Could not get Paystack authorization URL from backend.',
    Flutterwave: 'Could not get Flutterwave payment link from backend.',
  };
  return [
    {
      when: `${provider} has no address`,
      arrange: paying(provider, () => respondInvalid('post', path, 200, {})),
      says: [alert(missing[provider])],
    },
    {
      when: `${provider} cannot be started and the server gives no words`,
      arrange: paying(provider, () => respondInvalid('post', path, 502, {})),
      says: [alert(`${provider} initialization failed`)],
    },
    {
      when: `${provider} is not needed any more`,
      arrange: paying(provider, () =>
        respond('post', path, 409, { code: 'already_paid', message: 'Already paid.' }),
      ),
      says: [alert('Reservation is already paid or details are missing.')],
    },
  ];
});

const endings: [string, Partial<Reservation>, Saying][] = [
  [
    'cancelled',
    { paymentStatus: 'cancelled', cancelReason: 'expired' },
    alert('This reservation has been cancelled, so it cannot be paid.'),
  ],
  [
    'given back',
    { paymentStatus: 'paid', refundStatus: 'requested' },
    notice('A refund has been requested. We will tell you by email when it is made.'),
  ],
  [
    'given back, and the money could not be returned',
    { paymentStatus: 'paid', refundStatus: 'failed' },
    notice('The refund could not be made yet. Our staff is looking into it.'),
  ],
  ['refunded', { paymentStatus: 'refunded' }, notice('This payment has been refunded.')],
  [
    'without rooms',
    { roomAllocations: [], roomDetails: '', roomNumber: '', totalPrice: 0 },
    notice('This reservation has no rooms, so it cannot be paid.'),
  ],
];

/** The confirmation of a reservation and its payment, at any of its addresses. */
export const confirmation: WordTable = {
  screen: 'confirmation',
  situations: [
    {
      when: 'the hold ends while the page is open',
      arrange: opening(
        exampleReservation({ holdExpiresAt: new Date(NOW.getTime() + 200).toISOString() }),
      ),
      says: [
        alert(
          'The time to pay is over, and your rooms are no longer held for you. Check again to see how your reservation stands.',
        ),
      ],
      after: noWayToPay,
    },
    {
      when: 'the reservation is on its way',
      arrange: refusedLoading(() => neverRespond('get', load)),
      says: [notice('Loading your reservation...')],
    },
    ...[url, `/confirmPayment/${reservation.id}`].map((at) => ({
      when: `${at.split('/')[1] ?? ''} shows what is not paid`,
      arrange: opening(reservation, at),
      says: [
        heading('Booking Summary'),
        text('Pending'),
        row('Guest', 'Adaobi Okeke'),
        row('Stay duration', '3 Nights'),
        row('Children', '5+'),
        row('Special Request', 'None'),
        row('Deluxe Room × 1', '₦6,000.00'),
        row('Total Amount', '₦6,000.00'),
        button('Pay with Paystack'),
        button('Pay with Flutterwave'),
      ],
    })),
    ...endings.map(([ending, changes, saying]) => ({
      when: `the reservation is ${ending}`,
      arrange: opening(exampleReservation(changes)),
      says: [saying, link('Go to Home')],
      after: noWayToPay,
    })),
    ...paySituations,
    {
      when: 'the session runs out before the payment',
      arrange: paying('Paystack', () => endSession('post', initialize.Paystack)),
      says: [alertDialog('Your session has expired or is invalid. Please log in again.')],
      async after() {
        expect(sessionStorage.getItem('accessToken')).toBeNull();
        expect(localStorage.getItem('refreshToken')).toBeNull();
        await press('OK');
        await screen.findByText('Welcome Back');
        expect(sessionStorage.getItem('redirectAfterLogin')).toBe(url);
      },
    },
    {
      when: 'there is no such reservation',
      arrange: refusedLoading(() =>
        respond('get', load, 404, { code: 'reservation_not_found', message: 'Not found' }),
      ),
      says: [alert('Reservation not found.')],
    },
    {
      when: 'the reservation cannot be loaded',
      arrange: refusedLoading(() => dropConnection('get', load)),
      says: [alert('Failed to load reservation details.'), button('Try again')],
      async after() {
        respond('get', load, 200, { reservation });
        await press('Try again');
        await screen.findByText('Booking Summary');
      },
    },
    {
      when: 'the address names nothing',
      arrange: () => renderSite({ url: '/confirmPayment', guest: adaobi }),
      says: [alert('No reservation ID or payment reference provided.')],
    },
    {
      when: 'the payment is being verified',
      arrange: returning(() => neverRespond('get', verify)),
      says: [notice('Verifying your payment...')],
    },
    {
      when: 'the reservation is paid',
      arrange: opening(paidReservation),
      says: [
        notice('Payment Successful!'),
        heading('Payment Receipt'),
        row('Reservation ID', paidReservation.id),
        row('Room', 'Deluxe Room (204)'),
        row('Payment reference', '9f2c4e7ab1d04c6f'),
        row('Total paid', '₦6,000.00'),
        link('Go to Home'),
      ],
      async after() {
        noWayToPay();
        await press('Go to Home');
        await waitFor(() => expect(address()).toBe('/'));
      },
    },
    {
      when: 'the payment is declined and nothing is known of the reservation',
      arrange() {
        respond('get', '/api/v1/hotel/payment/paystack/verify', 200, { paymentStatus: 'failed' });
        return renderSite({ url: '/confirmPayment?reference=r' });
      },
      says: [
        alert('Payment verification failed. Please try again or contact support.'),
        heading('No reservation details available.'),
        link('Go to Home'),
      ],
    },
    {
      when: 'the payment is declined with a reason',
      arrange: returning(() =>
        respond('get', verify, 200, {
          paymentStatus: 'failed',
          reservation,
          error: 'Declined by bank',
        }),
      ),
      says: [alert('Declined by bank'), button('Pay with Paystack')],
    },
    {
      when: 'the payment is declined without a reason',
      arrange: verifiedAs('failed'),
      says: [alert('Payment verification failed. Please try again or contact support.')],
    },
    {
      when: 'the provider has not said its last word',
      arrange: verifiedAs('pending'),
      says: [
        alert(
          'We are still waiting for the payment provider to confirm your payment. Please do not pay again.',
        ),
      ],
      after: noWayToPay,
    },
    {
      when: 'a transfer is under way',
      arrange: returning(() =>
        respond('get', verify, 200, {
          paymentStatus: 'pending',
          reservation,
          underWay: { by: 'bank_transfer', until: '2026-03-10T10:40:00.000Z' },
        }),
      ),
      says: [
        notice(
          'Your bank transfer is under way. If you have sent the money, there is nothing more to do: we write to you as soon as it is here.',
        ),
        link('Pay another way'),
      ],
      after: noWayToPay,
    },
    {
      when: 'the guest left the provider without paying',
      arrange: verifiedAs('abandoned'),
      says: [
        notice(
          'Your payment was not completed. If you have just sent a transfer, wait for it first: it is found and counted by itself. Otherwise you can pay now.',
        ),
        button('Pay with Paystack'),
        button('Pay with Flutterwave'),
      ],
    },
    {
      when: 'money came that does not fit',
      arrange: verifiedAs('review'),
      says: [
        alert('Your payment is being looked into by our staff. Please do not pay again.'),
        link('Go to Home'),
      ],
      after: noWayToPay,
    },
    {
      when: 'the server fails to verify and gives no words',
      arrange: returning(() => respondInvalid('get', verify, 500, {})),
      says: [alert('Payment verification failed. Please try again or contact support.')],
      after: () => expect(address()).toBe(`${url}?reference=r`),
    },
    {
      when: 'nobody answers who could verify',
      arrange: returning(() => dropConnection('get', verify)),
      says: [alert('An unexpected error occurred during payment verification.')],
    },
  ],
};
