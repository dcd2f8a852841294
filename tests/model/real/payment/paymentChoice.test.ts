import { paymentChoice } from '../machines/payment/paymentChoice';
import { testForReal } from '../support/realMachine';

testForReal(paymentChoice);
