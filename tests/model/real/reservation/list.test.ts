import { reservationList } from '../machines/reservation/list';
import { testForReal } from '../support/realMachine';

testForReal(reservationList);
