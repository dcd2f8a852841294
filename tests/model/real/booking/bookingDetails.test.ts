import { bookingDetails } from '../machines/booking/bookingDetails';
import { testForReal } from '../support/realMachine';

testForReal(bookingDetails);
