import { reservationList } from '../machines/reservation/reservationList';
import { testForReal } from '../support/realMachine';

testForReal(reservationList);
