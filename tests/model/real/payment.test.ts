import { payment } from './machines/payment';
import { testForReal } from './support/realMachine';

testForReal(payment);
