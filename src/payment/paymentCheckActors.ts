import { paymentCheckMachine } from '../../machines/payment/paymentCheckMachine';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import type { verifyAtProvider } from './verifyPayment';

/**
 * The check of a payment, connected to the hotel's server.
 * @param verify the server's operation to use
 */
export function providePaymentCheck(context: ApiContextValue, verify: typeof verifyAtProvider) {
  return paymentCheckMachine.provide({
    actors: {
      verifyPayment: call(({ reference }, signal) => verify(context, { reference, signal })),
    },
  });
}
