import { planWithout, type Plan } from '../../../tools/model/level';
import type { TestModel } from '../../../tools/model/testModel';
import { renderedExclusions } from './exclusions';

/** The plans so far: the files of a worker ask for the same. */
const plans = new Map<TestModel, Plan>();

/** A machine's paths on the React pages in jsdom, with a network mocked by the contract; null if it has none. */
export function renderedPlan(model: TestModel): Plan | null {
  const exclusions = renderedExclusions[model.id];
  if (!exclusions) return null;
  const plan = plans.get(model) ?? planWithout(model, exclusions);
  plans.set(model, plan);
  return plan;
}
