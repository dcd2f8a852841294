import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { exampleReservation } from '../../../../models/fixtures/exampleReservation';
import { press } from '../../support/fields';
import { respond, respondInvalid, dropConnection } from '../../support/hotelServer';
import { adaobi, address, renderSite } from '../../support/renderSite';
import { alert, alertDialog, button, detail, heading, label, link, row } from '../reading';
import type { Situation, WordTable } from '../situation';

const reservation = exampleReservation();
const saved = { reservationData: reservation, totalAmount: 6000, userId: adaobi.id };
const paths = {
  Paystack: '/api/v1/payment/initiate-payment',
  Flutterwave: '/api/v1/payment/initiate-flutterwave',
} as const;

function open(lastReservationResponse: unknown = saved, shown = reservation) {
  respond('get', '/api/v1/reservations/{id}', 200, { reservation: shown });
  return renderSite({ url: '/payment', guest: adaobi, device: { lastReservationResponse } });
}

async function choose(method: string) {
  (await screen.findByLabelText(method)).click();
  await waitFor(() => expect(screen.getByLabelText(method)).toHaveProperty('checked', true));
}

async function payWith(method: string, lastReservationResponse: unknown = saved) {
  const site = open(lastReservationResponse);
  await choose(method);
  await press('Proceed to Payment');
  return site;
}

const cannotProceed = () =>
  expect(screen.getByRole('button', { name: 'Proceed to Payment' })).toHaveProperty(
    'disabled',
    true,
  );

const startSituations = (['Paystack', 'Flutterwave'] as const).flatMap((provider): Situation[] => [
  {
    when: `${provider} cannot be started`,
    arrange() {
      respondInvalid('post', paths[provider], 502, { message: 'Provider down' });
      return payWith(provider);
    },
    says: [alert(`${provider} payment initiation failed. Please try again.`)],
  },
  {
    when: `nobody answers who could start ${provider}`,
    arrange() {
      dropConnection('post', paths[provider]);
      return payWith(provider);
    },
    says: [alert(`${provider} payment initiation failed. Please try again.`)],
  },
  {
    when: `${provider} is not needed any more`,
    arrange() {
      respond('post', paths[provider], 409, { code: 'already_paid', message: 'Already paid.' });
      return payWith(provider);
    },
    says: [alert('Reservation is already paid or details are missing.')],
  },
  {
    when: `a reservation without an id is to be paid with ${provider}`,
    arrange: () => payWith(provider, { userId: adaobi.id, reservationData: {} }),
    says: [alert('Reservation ID not found. Cannot proceed with payment.')],
  },
]);

/** The payment page of the flow that leads there. */
export const payment: WordTable = {
  screen: 'payment page',
  situations: [
    {
      when: 'something was reserved',
      arrange: () => open(),
      says: [
        heading('Booking Summary'),
        row('Guest', 'Adaobi Okeke'),
        row('Check-in', 'Thu, 12 Mar 2026'),
        row('Check-out', 'Sun, 15 Mar 2026'),
        row('Stay duration', '3 Nights'),
        detail('3 Nights'),
        row('Room selection', 'Deluxe Room × 1'),
        row('Total Amount', '₦6,000.00'),
        label('Paystack'),
        label('Flutterwave'),
        label('Direct card payment'),
        button('Proceed to Payment'),
      ],
      after: cannotProceed,
    },
    {
      when: 'a single night was reserved',
      arrange: () => open(saved, exampleReservation({ nights: 1 })),
      says: [detail('1 Night')],
    },
    {
      when: 'the direct method is chosen',
      async arrange() {
        const site = open();
        await choose('Direct card payment');
        return site;
      },
      says: [
        alert('Direct card payment is currently unavailable. Please use Paystack or Flutterwave.'),
      ],
      after: cannotProceed,
    },
    ...startSituations,
    {
      when: 'Flutterwave is ready',
      arrange() {
        const checkout = { paymentLink: 'https://flutterwave.test/c/1', reference: 'ref' };
        respond('post', paths.Flutterwave, 200, checkout);
        return payWith('Flutterwave');
      },
      says: [link('Continue to Flutterwave')],
      after({ leaveFor }) {
        const onward = screen.getByText('Continue to Flutterwave').closest('a');
        expect(onward?.getAttribute('href')).toBe('https://flutterwave.test/c/1');
        expect(leaveFor).not.toHaveBeenCalled();
        const stored = localStorage.getItem('flutterwavePaymentResponse') ?? '';
        expect(JSON.parse(stored)).toMatchObject({ reference: 'ref', userId: adaobi.id });
      },
    },
    {
      when: 'nothing was reserved',
      arrange: () => renderSite({ url: '/payment', guest: adaobi }),
      says: [alertDialog('No reservation details found. Please make a reservation first.')],
      async after() {
        await press('OK');
        await waitFor(() => expect(address()).toBe('/reservation'));
      },
    },
    {
      when: 'what was kept of the reservation cannot be read',
      arrange: () => open('not JSON'),
      says: [
        alert('Failed to load reservation details. Please try reserving again.'),
        link('Make a Reservation'),
      ],
    },
  ],
};
