import { papers } from '../machines/reservation/papers';
import { testForReal } from '../support/realMachine';

testForReal(papers);
