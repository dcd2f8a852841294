import { documents } from '../machines/reservation/documents';
import { testForReal } from '../support/realMachine';

testForReal(documents);
