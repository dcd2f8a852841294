import { heldStay } from '../machines/reservation/heldStay';
import { testForReal } from '../support/realMachine';

testForReal(heldStay);
