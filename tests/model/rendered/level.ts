import { planWithout, type Plan } from '../../../tools/model/level';
import type { TestModel } from '../../../tools/model/testModel';
import { renderedExclusions } from './exclusions';

/** A machine's paths on the React pages in jsdom, with a network mocked by the contract; null if it has none. */
export function renderedPlan(model: TestModel): Plan | null {
  const exclusions = renderedExclusions[model.id];
  return exclusions ? planWithout(model, exclusions) : null;
}
