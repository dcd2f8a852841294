import { holding } from '../machines/reservation/holding';
import { testForReal } from '../support/realMachine';

testForReal(holding);
