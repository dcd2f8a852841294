import { payment } from '../machines/payment/confirmation';
import { testForReal } from '../support/realMachine';

testForReal(payment);
