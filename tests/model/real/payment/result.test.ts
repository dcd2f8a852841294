import { paymentCallback } from '../machines/payment/result';
import { testForReal } from '../support/realMachine';

testForReal(paymentCallback);
