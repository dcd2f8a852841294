import { setup } from 'xstate';
import type { DeskPlan } from '../contract/wire';
import { nothingShown, openScreen } from './openScreen';
import { openingStates, shownToRead } from './openScreenStates';

/** The rooms × 14 nights, which are read and not changed. It is about the first night. */
export const planMachine = setup(openScreen<DeskPlan>()).createMachine({
  id: 'plan',
  options: { maxIterations: 1000 },
  context: nothingShown,
  initial: 'loading',
  states: { ...openingStates('Plan'), shown: shownToRead },
});
