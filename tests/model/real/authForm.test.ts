import { authForm } from './machines/authForm';
import { testForReal } from './support/realMachine';

testForReal(authForm);
