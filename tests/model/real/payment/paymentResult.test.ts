import { paymentResult } from '../machines/payment/paymentResult';
import { testForReal } from '../support/realMachine';

testForReal(paymentResult);
