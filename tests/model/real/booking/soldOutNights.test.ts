import { soldOutNights } from '../machines/booking/soldOutNights';
import { testForReal } from '../support/realMachine';

testForReal(soldOutNights);
