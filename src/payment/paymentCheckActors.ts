import { fromPromise } from 'xstate';
import {
  paymentCheckMachine,
  type PaymentCheckInput,
} from '../../machines/payment/paymentCheckMachine';
import type { ApiContextValue } from '../context/apiContext';
import type { CallInput } from '../context/effect';
import type { verifyAtProvider } from './verifyPayment';

/**
 * The check of a payment, connected to the hotel's server.
 * @param verify the server's operation to use
 */
export function providePaymentCheck(context: ApiContextValue, verify: typeof verifyAtProvider) {
  return paymentCheckMachine.provide({
    actors: {
      verifyPayment: fromPromise(({ input: { reference }, signal }: CallInput<PaymentCheckInput>) =>
        verify(context, { reference, signal }),
      ),
    },
  });
}
