import { passwordChange } from '../machines/account/passwordChange';
import { testForReal } from '../support/realMachine';

testForReal(passwordChange);
