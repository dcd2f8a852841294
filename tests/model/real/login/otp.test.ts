import { otp } from '../machines/login/otp';
import { testForReal } from '../support/realMachine';

testForReal(otp);
