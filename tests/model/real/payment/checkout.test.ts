import { checkout } from '../machines/payment/checkout';
import { testForReal } from '../support/realMachine';

testForReal(checkout);
