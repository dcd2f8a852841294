import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { paths } from '../../machines/contract/schema';
import {
  exampleReceipt,
  exampleReservation,
  paidReservation,
} from '../../models/fixtures/exampleReservation';
import type { Method } from '../../models/fixtures/operations';
import { logInWith, openLogin } from './support/account';
import { availability } from './support/availability';
import { bookOne, bookingStorage } from './support/booking';
import { press } from './support/fields';
import { respondInvalid, openHotelServer } from './support/hotelServer';
import { adaobi, renderSite } from './support/renderSite';
import { carelessServers, fuzzed, type CarelessServer } from './support/fuzzedResponses';

openHotelServer();

/** Every screen with a server's response, against servers that return as little as allowed. */
const pending = exampleReservation();
const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' });
const refunding = { ...paidReservation, refundStatus: 'requested' };
const own = '/api/v1/reservations/{id}';
const details = '/api/v1/hotel/reservations/{id}';

const problem = { message: 'No', code: 'no', error: 'No' };

type Fates = CarelessServer['fateOf'];

/** How a server responds that leaves fields out. */
function answering(fateOf: Fates) {
  return (method: Method, path: keyof paths, body: object, status = 200) =>
    respondInvalid(method, path, status, fuzzed(body, fateOf));
}

type Answering = ReturnType<typeof answering>;

interface Visit {
  screen: string;
  go: (answers: Answering, fateOf: Fates) => unknown;
  /** A text that shows as soon as the response was read. */
  until: () => Promise<unknown>;
}

const text = (words: string | RegExp) => () => screen.findAllByText(words);
const open = (url: string) => renderSite({ url, guest: adaobi });

const visits: Visit[] = [
  {
    screen: 'the list of reservations',
    go(answers) {
      const reservations = [pending, paidReservation, cancelled, refunding].map(
        (reservation, place) => ({ ...reservation, id: `r-${place}` }),
      );
      answers('get', '/api/v1/hotel/reservations/history', { reservations });
      open('/my-reservations');
    },
    until: text('View Details'),
  },
  ...[pending, paidReservation, cancelled, refunding].map((reservation) => ({
    screen: `the details of a reservation (${reservation.paymentStatus})`,
    go(answers: Answering) {
      answers('get', details, { reservation });
      open('/my-reservations/r-1');
    },
    until: text('Total Price'),
  })),
  {
    screen: 'the modify form',
    async go(answers, fateOf) {
      answers('get', details, fuzzedButPending(fateOf));
      open('/my-reservations/r-1');
      await press('Modify Reservation');
    },
    until: text('Save Changes'),
  },
  ...[pending, paidReservation, cancelled, refunding].map((reservation) => ({
    screen: `the confirmation (${reservation.paymentStatus})`,
    go(answers: Answering) {
      answers('get', own, { reservation });
      open('/reservation/r-1/confirm');
    },
    until: text(/^Total/),
  })),
  ...[paidReservation, exampleReceipt()].map((reservation, place) => ({
    screen: place === 0 ? 'the way back to the confirmation' : 'the way back with a receipt',
    go(answers: Answering) {
      answers('get', '/api/v1/payment/verify/', { paymentStatus: 'paid', reservation });
      open('/confirmPayment?reference=ref');
    },
    until: text(/^Total|Check again|still waiting/),
  })),
  ...['paystack', 'flutterwave'].map((provider) => ({
    screen: `the payment result of ${provider}`,
    go(answers: Answering) {
      const path =
        provider === 'paystack'
          ? '/api/v1/hotel/payment/paystack/verify'
          : '/api/v1/hotel/payment/flutterwave/verify';
      answers('get', path, { paymentStatus: 'paid', reservation: paidReservation });
      const query = provider === 'paystack' ? 'reference=ref' : 'transaction_id=7';
      open(`/payment-callback?${query}`);
    },
    until: text('View My Reservation'),
  })),
  {
    screen: 'the payment page',
    go(answers, fateOf) {
      answers('get', own, fuzzedButPending(fateOf));
      const saved = fuzzed({ reservationData: pending, totalAmount: 6000 }, fateOf);
      renderSite({
        url: '/payment',
        guest: adaobi,
        device: { lastReservationResponse: { ...saved, userId: adaobi.id } },
      });
    },
    until: text('Proceed to Payment'),
  },
  {
    screen: 'the room selection and the confirmation after it',
    async go(answers) {
      answers('get', '/api/v1/availability', availability);
      answers('post', '/api/v1/reservation', { reservationData: pending, totalAmount: 6000 }, 201);
      answers('get', own, { reservation: pending });
      renderSite({ url: '/roombooking', guest: adaobi, tab: bookingStorage() });
      await bookOne('Deluxe Room');
    },
    until: text('Pay with Paystack'),
  },
  {
    screen: 'the page after a login',
    async go(answers) {
      const token = { accessToken: 'a', refreshToken: 'r' };
      answers('post', '/api/v1/auth/users/login', { user: adaobi, token });
      await openLogin();
      await logInWith();
      await waitFor(() => expect(window.location.pathname).toBe('/'));
    },
    until: text(/^Welcome/),
  },
  {
    screen: 'the home page of a guest who was kept',
    go(_, fateOf) {
      renderSite({
        url: '/',
        guest: adaobi,
        device: { user: { ...fuzzed(adaobi, fateOf), id: adaobi.id } },
      });
    },
    until: text(/^Welcome/),
  },
  ...[400, 403, 500].map((status) => ({
    screen: `the login after a ${status}`,
    async go(answers: Answering) {
      answers('post', '/api/v1/auth/users/login', problem, status);
      await openLogin();
      await logInWith();
    },
    until: () => screen.findByRole('alert'),
  })),
  {
    screen: 'a refused payment',
    async go(answers) {
      answers('get', own, { reservation: pending });
      answers('post', '/api/v1/payment/paystack/initialize', problem, 409);
      open('/reservation/r-1/confirm');
      await press('Pay with Paystack');
    },
    until: text(/^No$|initialization failed/),
  },
  {
    screen: 'a refused cancellation',
    async go(answers, fateOf) {
      answers('get', details, fuzzedButPending(fateOf));
      answers('patch', '/api/v1/hotel/reservations/{id}/cancel', problem, 400);
      open('/my-reservations/r-1');
      await press('Cancel Reservation');
      await press('Yes, Cancel');
    },
    until: text(/^No$|Failed to cancel/),
  },
];

/** A pending reservation with other fields missing, but still pending. */
function fuzzedButPending(fateOf: Fates) {
  return {
    reservation: fuzzed(pending, (field) => (field === 'roomAllocations' ? 'kept' : fateOf(field))),
  };
}

/** The page's title, everything in it, and the values of its fields. */
function shown(): string {
  const values = [...document.querySelectorAll('input, textarea, select')].map((field) =>
    'value' in field ? String(field.value) : '',
  );
  return [document.title, document.body.innerHTML, ...values].join('\n');
}

describe.each(carelessServers)('A server that $name', ({ fateOf }) => {
  it.each(visits)('breaks nothing of $screen', async ({ go, until }) => {
    await go(answering(fateOf), fateOf);
    await until();
    expect(shown()).not.toMatch(/undefined|NaN|Invalid Date|\bnull\b|\[object/);
    expect(screen.queryByText(/Something went wrong|could not be opened/)).toBeNull();
  });
});
