import { authForm } from '../machines/login/authForm';
import { testForReal } from '../support/realMachine';

testForReal(authForm);
