import { passwordReset } from '../machines/login/passwordReset';
import { testForReal } from '../support/realMachine';

testForReal(passwordReset);
