import { profile } from '../machines/account/profile';
import { testForReal } from '../support/realMachine';

testForReal(profile);
