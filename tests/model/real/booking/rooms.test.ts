import { rooms } from '../machines/booking/rooms';
import { testForReal } from '../support/realMachine';

testForReal(rooms);
