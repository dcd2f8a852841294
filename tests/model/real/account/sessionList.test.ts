import { sessionList } from '../machines/account/sessionList';
import { testForReal } from '../support/realMachine';

testForReal(sessionList);
