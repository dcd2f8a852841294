import { repeating } from '../machines/booking/repeating';
import { testForReal } from '../support/realMachine';

testForReal(repeating);
