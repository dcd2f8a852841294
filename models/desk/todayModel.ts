import { todayMachine } from '../../machines/desk/todayMachine';
import { defineModel } from '../defineModel';
import { checkInOfAdaobi, exampleToday, laterToday, neverCame } from './exampleDay';
import { actingCases, actingStates } from './openScreenCases';

export const todayModel = defineModel(todayMachine, {
  starts: { 'opens the day': { input: { id: null, kept: null } } },
  cases: actingCases('today', {
    first: exampleToday,
    next: laterToday,
    act: checkInOfAdaobi,
    refused: neverCame,
  }),
  states: actingStates,
});
