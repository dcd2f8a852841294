import { otherDates } from '../machines/reservation/otherDates';
import { testForReal } from '../support/realMachine';

testForReal(otherDates);
