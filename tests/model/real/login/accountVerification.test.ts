import { accountVerification } from '../machines/login/accountVerification';
import { testForReal } from '../support/realMachine';

testForReal(accountVerification);
