import { dataExport } from '../machines/account/dataExport';
import { testForReal } from '../support/realMachine';

testForReal(dataExport);
