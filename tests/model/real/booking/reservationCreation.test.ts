import { reservationCreation } from '../machines/booking/reservationCreation';
import { testForReal } from '../support/realMachine';

testForReal(reservationCreation);
