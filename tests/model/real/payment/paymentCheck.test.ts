import { paymentCheck } from '../machines/payment/paymentCheck';
import { testForReal } from '../support/realMachine';

testForReal(paymentCheck);
