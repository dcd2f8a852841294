import { innermostIn, stateOf } from '../../../../tools/model/findings';
import type { Plan } from '../../../../tools/model/level';
import type { Scenario } from '../../../../tools/model/scenarios';
import type { TestModel } from '../../../../tools/model/testModel';
import { visibleStates } from '../../../../tools/statechart/nodes';
import { closeSite } from '../../../rendered/support/renderSite';
import { controlsShown, useEach } from './controls';
import { clearCalls } from './pendingCalls';

/** The snapshot that a path leads to. */
export const endOf = ({ first, steps }: Scenario) => steps.at(-1)?.after ?? first;

/** The beginnings of a plan's paths that end where a guest sees something, the shortest first. */
export function beginningsOf(model: TestModel, { scenarios }: Plan): Scenario[] {
  const visible = new Set(visibleStates(model.machine));
  return scenarios
    .flatMap((scenario) => [
      { ...scenario, steps: [] },
      ...scenario.steps.map((_, place) => ({
        ...scenario,
        steps: scenario.steps.slice(0, place + 1),
      })),
    ])
    .filter((path) => innermostIn(endOf(path).value).some((state) => visible.has(state)))
    .toSorted((one, other) => one.steps.length - other.steps.length);
}

/** The shortest of these paths to each state. */
export function oneForEach(ways: readonly Scenario[]): [state: string, path: Scenario][] {
  return Array.from(
    new Map(ways.toReversed().map((path) => [stateOf(endOf(path)), path])),
    ([state, path]): [string, Scenario] => [state, path],
  );
}

/** Uses every control of a page that this leads to, and returns those that do nothing. */
export async function deadAfter(lead: () => Promise<void>): Promise<string[]> {
  await lead();
  const left = new Set(controlsShown().keys());
  const dead: string[] = [];
  while (left.size > 0) {
    const before = left.size;
    dead.push(...(await useEach(left)));
    if (left.size === before) return [...dead, ...left];
    if (left.size > 0) {
      closeSite();
      clearCalls();
      await lead();
    }
  }
  return dead;
}
