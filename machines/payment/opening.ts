import { checkoutOf, paymentChoiceSetup } from './paymentChoiceSetup';
import * as paymentMessages from '../../words/payment/payment';
import { initiationFailed } from '../../words/payment/payment';
import { providerNames } from '../../words/payment/providers';
import type { PaymentProvider } from './paymentReference';

/** Which call opens a provider's checkout. */
const calls = { paystack: 'initiatePaystack', flutterwave: 'initiateFlutterwave' } as const;

/**
 * The part of the payment page where a provider is chosen.
 * @param next the state that opens its checkout
 */
export function chosen(provider: PaymentProvider, next: string) {
  return paymentChoiceSetup.createStateConfig({
    description: `${providerNames[provider]} is chosen.`,
    meta: { screen: `Payment: ${providerNames[provider]} chosen`, method: provider },
    on: {
      'payment.requested': [
        {
          guard: 'the reservation has no id',
          actions: {
            type: 'show error',
            params: { error: paymentMessages.reservationIdMissing },
          },
        },
        { target: `#paymentChoice.${next}`, actions: 'forget error' },
      ],
    },
  });
}

/**
 * The part of the payment page where a provider opens a checkout.
 * @param opened the state that its address leads to
 */
export function starting(provider: PaymentProvider, opened: string) {
  const call = calls[provider];
  const back = `choosing.${provider}`;
  return paymentChoiceSetup.createStateConfig({
    description: `${providerNames[provider]} opens a checkout.`,
    tags: ['choice', 'busy'],
    meta: { screen: `Payment: starting ${providerNames[provider]}`, method: provider },
    invoke: {
      id: call,
      src: call,
      input: ({ context }) => checkoutOf(context),
      onDone: [
        {
          guard: { type: 'there is an address', params: ({ event }) => event.output },
          target: opened,
          actions: { type: 'remember address', params: ({ event }) => event.output },
        },
        {
          target: back,
          actions: { type: 'show error', params: { error: initiationFailed(provider) } },
        },
      ],
      onError: [
        {
          guard: { type: 'login is needed', params: ({ event }) => event },
          target: 'sessionLost',
        },
        {
          guard: { type: 'the reservation has changed', params: ({ event }) => event },
          target: 'loading',
          actions: {
            type: 'show why it did not start',
            params: ({ event: { error } }) => ({ error, provider }),
          },
        },
        {
          target: back,
          actions: {
            type: 'show why it did not start',
            params: ({ event: { error } }) => ({ error, provider }),
          },
        },
      ],
    },
    after: {
      answerPatience: {
        target: back,
        actions: { type: 'show error', params: { error: initiationFailed(provider) } },
      },
    },
  });
}
