import { reservationManagement } from '../machines/reservation/reservationManagement';
import { testForReal } from '../support/realMachine';

testForReal(reservationManagement);
