import { holdCountdown } from '../machines/reservation/holdCountdown';
import { testForReal } from '../support/realMachine';

testForReal(holdCountdown);
