import { paymentResultMachine } from '../../machines/payment/paymentResultMachine';
import type { ApiContextValue } from '../context/apiContext';
import { providePaymentCheck } from './paymentCheckActors';
import { verifyAtProvider } from './verifyPayment';

/** The way back from a payment provider with the hotel's server behind it. */
export function providePaymentResult(parts: ApiContextValue) {
  return paymentResultMachine.provide({
    actors: { paymentCheck: providePaymentCheck(parts, verifyAtProvider) },
  });
}
