import { refundAccount } from '../machines/payment/refundAccount';
import { testForReal } from '../support/realMachine';

testForReal(refundAccount);
