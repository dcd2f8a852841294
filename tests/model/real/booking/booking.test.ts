import { booking } from '../machines/booking/booking';
import { testForReal } from '../support/realMachine';

testForReal(booking);
