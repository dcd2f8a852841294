import { bookAgain } from '../machines/booking/bookAgain';
import { testForReal } from '../support/realMachine';

testForReal(bookAgain);
