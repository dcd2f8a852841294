import { creation } from '../machines/booking/creation';
import { testForReal } from '../support/realMachine';

testForReal(creation);
