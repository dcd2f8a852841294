import { fromPromise } from 'xstate';
import { paymentResultMachine } from '../../machines/payment/paymentResultMachine';
import type { PaymentReference } from '../../machines/payment/paymentReference';
import { verifyAtProvider } from './verifyPayment';
import type { ApiContextValue } from '../context/apiContext';

/** The way back from a payment provider with the hotel's server behind it. */
export function providePaymentResult(parts: ApiContextValue) {
  return paymentResultMachine.provide({
    actors: {
      verifyPayment: fromPromise(
        ({
          input: { reference },
          signal,
        }: {
          input: { reference: PaymentReference };
          signal: AbortSignal;
        }) => verifyAtProvider(parts, { reference, signal }),
      ),
    },
  });
}
