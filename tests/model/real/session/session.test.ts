import { session } from '../machines/session/session';
import { testForReal } from '../support/realMachine';

testForReal(session);
