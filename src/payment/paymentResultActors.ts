import { paymentResultMachine } from '../../machines/payment/paymentResultMachine';
import type { ApiContextValue } from '../context/apiContext';
import { providePaymentCheck } from './paymentCheckActors';
import { verifyAtProvider } from './verifyPayment';

/** The page after a payment, connected to the hotel's server. */
export function providePaymentResult(parts: ApiContextValue) {
  return paymentResultMachine.provide({
    actors: { paymentCheck: providePaymentCheck(parts, verifyAtProvider) },
  });
}
