import { planMachine } from '../../machines/desk/planMachine';
import { defineModel } from '../defineModel';
import { examplePlan, laterPlan } from './examplePlan';
import { askingCases, askingStates } from './openScreenCases';

export const planModel = defineModel(planMachine, {
  starts: { 'opens the plan': { input: { id: '2026-03-08', kept: null } } },
  cases: askingCases('plan', { first: examplePlan, next: laterPlan }),
  states: askingStates,
});
