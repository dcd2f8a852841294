import { paymentCallback } from './machines/paymentCallback';
import { testForReal } from './support/realMachine';

testForReal(paymentCallback);
