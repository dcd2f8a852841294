import { paymentChoice } from './machines/paymentChoice';
import { testForReal } from './support/realMachine';

testForReal(paymentChoice);
