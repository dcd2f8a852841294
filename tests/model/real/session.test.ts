import { session } from './machines/session';
import { testForReal } from './support/realMachine';

testForReal(session);
