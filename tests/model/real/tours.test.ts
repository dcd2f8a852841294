import { authForm } from './machines/login/authForm';
import { booking } from './machines/booking/booking';
import { confirmation } from './machines/payment/confirmation';
import { reservationManagement } from './machines/reservation/reservationManagement';
import { session } from './machines/session/session';
import { testTours } from './support/realMachine';
import { test } from './support/world';

test.describe.configure({ mode: 'parallel' });

testTours(session);
testTours(authForm);
testTours(booking);
testTours(confirmation);
testTours(reservationManagement);
