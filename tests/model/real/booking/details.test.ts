import { details } from '../machines/booking/details';
import { testForReal } from '../support/realMachine';

testForReal(details);
