import { todayMachine } from '../../machines/desk/todayMachine';
import { defineModel } from '../defineModel';
import { checkInOfAdaobi, exampleToday, laterToday } from './exampleDay';
import { openScreenCases, openScreenStates } from './openScreenCases';

export const todayModel = defineModel(todayMachine, {
  starts: { 'opens the day': {} },
  cases: openScreenCases('today', { first: exampleToday, next: laterToday, act: checkInOfAdaobi }),
  states: openScreenStates,
});
