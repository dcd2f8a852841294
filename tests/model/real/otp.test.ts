import { otp } from './machines/otp';
import { testForReal } from './support/realMachine';

testForReal(otp);
