import { holdReminder } from '../machines/reservation/holdReminder';
import { testForReal } from '../support/realMachine';

testForReal(holdReminder);
