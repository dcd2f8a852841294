import { fromPromise } from 'xstate';
import { paymentCallbackMachine } from '../../machines/paymentCallback';
import type { PaymentReference } from '../../machines/paymentReference';
import { verifyAtProvider } from './paymentCalls';
import type { JourneyParts } from './siteParts';

/** The way back from a payment provider with the hotel's server behind it. */
export function providePaymentCallback(parts: JourneyParts) {
  return paymentCallbackMachine.provide({
    actors: {
      verifyPayment: fromPromise(({ input }: { input: { reference: PaymentReference } }) =>
        verifyAtProvider(parts, input.reference),
      ),
    },
  });
}
