import { booking } from './machines/booking';
import { testForReal } from './support/realMachine';

testForReal(booking);
