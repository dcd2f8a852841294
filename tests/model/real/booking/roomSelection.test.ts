import { roomSelection } from '../machines/booking/roomSelection';
import { testForReal } from '../support/realMachine';

testForReal(roomSelection);
