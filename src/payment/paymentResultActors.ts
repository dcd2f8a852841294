import { paymentResultMachine } from '../../machines/payment/paymentResultMachine';
import type { ApiContextValue } from '../context/apiContext';
import { providePaymentCheck, verifyAtProvider } from './paymentCheckActors';

/** The page after a payment, connected to the hotel's server. */
export function providePaymentResult(context: ApiContextValue) {
  return paymentResultMachine.provide({
    actors: { paymentCheck: providePaymentCheck(context, verifyAtProvider) },
  });
}
