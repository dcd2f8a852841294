import { confirmation } from '../machines/payment/confirmation';
import { testForReal } from '../support/realMachine';

testForReal(confirmation);
