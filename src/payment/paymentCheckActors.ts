import { fromPromise } from 'xstate';
import {
  paymentCheckMachine,
  type PaymentCheckInput,
} from '../../machines/payment/paymentCheckMachine';
import type { ApiContextValue } from '../context/apiContext';
import type { CallInput } from '../context/effect';
import type { verifyAtProvider } from './verifyPayment';

/**
 * The check of a payment with the hotel's server behind it.
 * @param verify which of the server's operations answers
 */
export function providePaymentCheck(parts: ApiContextValue, verify: typeof verifyAtProvider) {
  return paymentCheckMachine.provide({
    actors: {
      verifyPayment: fromPromise(({ input: { reference }, signal }: CallInput<PaymentCheckInput>) =>
        verify(parts, { reference, signal }),
      ),
    },
  });
}
