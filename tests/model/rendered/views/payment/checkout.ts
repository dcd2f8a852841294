import { REDIRECT_TIMEOUT_MS } from '../../../../../machines/shared/timeouts';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { address } from '../../../../../models/payment/confirmationExamples';
import { press } from '../../../../rendered/support/fields';
import { adaobi, renderSite } from '../../../../rendered/support/renderSite';
import type { AnyMachineSnapshot } from 'xstate';
import { screen } from '@testing-library/react';
import { serverAnswers, serverAnswersOddly } from '../../support/pendingCalls';
import { loseTokens } from '../../support/page';
import { buttonIsBusy } from '../../support/assertions';
import { timePasses } from '../../support/time';
import { byItself, remembered, type View } from '../../support/view';

const calls = {
  confirmation: {
    paystack: '/api/v1/payment/paystack/initialize',
    flutterwave: '/api/v1/payment/flutterwave/initialize',
  },
  payment: {
    paystack: '/api/v1/payment/initiate-payment',
    flutterwave: '/api/v1/payment/initiate-flutterwave',
  },
} as const;

/** The call that opens the checkout: each page and each provider has its own. */
function callOf(snapshot: AnyMachineSnapshot) {
  const page = 'amount' in Object(remembered(snapshot, 'request')) ? 'confirmation' : 'payment';
  return calls[page][remembered(snapshot, 'provider') === 'paystack' ? 'paystack' : 'flutterwave'];
}

const reservation = exampleReservation();
const saved = { reservationData: reservation, totalAmount: 6000, userId: adaobi.id };

/** The guest opens a page with the reservation, and pays there. */
const pays =
  (url: string, pay: () => Promise<void>): View['visits'][string] =>
  async ({ start }, next) => {
    const device = url === '/payment' ? { lastReservationResponse: saved } : {};
    const { leaveFor } = renderSite({ url, guest: adaobi, device, start });
    if (next.includes('the browser does not leave')) {
      leaveFor.mockImplementation(() => {
        throw new Error('The browser stays');
      });
    }
    await serverAnswers('get', '/api/v1/reservations/{id}', 200, { reservation });
    if (next.includes('there is no session')) loseTokens();
    await pay();
  };

const onConfirmation = (provider: string) =>
  pays('/reservation/r-1/confirm', () => press(`Pay with ${provider}`));

const onPaymentPage = (provider: string) =>
  pays('/payment', async () => {
    (await screen.findByLabelText(provider)).click();
    await press('Proceed to Payment');
  });

const isPaying = () => buttonIsBusy('Processing...');

export const checkoutView: View = {
  id: 'checkout',
  visits: {
    'pays with Paystack on the confirmation': onConfirmation('Paystack'),
    'pays with Flutterwave on the confirmation': onConfirmation('Flutterwave'),
    'pays with Paystack on the payment page': onPaymentPage('Paystack'),
    'pays with Flutterwave on the payment page': onPaymentPage('Flutterwave'),
  },
  calls: {
    openCheckout: (before) => ['post', callOf(before)],
  },
  executors: {
    'the provider opens a checkout': (before) =>
      serverAnswersOddly('post', callOf(before), 200, {
        authorization_url: address,
        paymentLink: address,
        reference: 'ref-1',
      }),
    'the checkout has no address': (before) => serverAnswersOddly('post', callOf(before), 200, {}),
    'the browser does not leave': byItself,
    'the browser stays on the page': () => timePasses(REDIRECT_TIMEOUT_MS),
  },
  assertions: { opening: isPaying, leaving: isPaying },
};
