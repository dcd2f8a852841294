import { reservationManagement } from '../machines/reservation/management';
import { testForReal } from '../support/realMachine';

testForReal(reservationManagement);
