import { paymentChoice } from '../machines/payment/choice';
import { testForReal } from '../support/realMachine';

testForReal(paymentChoice);
