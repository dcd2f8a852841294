import { accountDeletion } from '../machines/account/accountDeletion';
import { testForReal } from '../support/realMachine';

testForReal(accountDeletion);
