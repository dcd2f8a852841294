import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { innermostIn, stateOf } from '../../support/findings';
import { visibleStates } from '../../support/recording';
import type { Scenario } from '../../support/scenarios';
import { isIn, type TestModel } from '../../support/testModel';
import { linkShows } from './sights';
import type { View } from './view';
import { watchMachine } from './watch';

/** What is known of a state, by itself or by the nearest state around it that something names. */
export function nearest<T>(named: Readonly<Record<string, T>>, state: string): T | undefined {
  const [innermost] = Object.entries(named)
    .filter(([outer]) => state === outer || state.startsWith(`${outer}.`))
    .toSorted(([one], [other]) => other.length - one.length);
  return innermost?.[1];
}

/** Asserts that the guest sees what belongs to each visible state of this moment. */
function seesAll(view: View, model: TestModel, moment: AnyMachineSnapshot): void {
  const visible = new Set(visibleStates(model.machine));
  for (const state of innermostIn(moment.value).filter((innermost) => visible.has(innermost))) {
    const sight = nearest(view.sights, state);
    if (!sight) throw new Error(`Nobody says what the guest sees in ${view.id}.${state}`);
    sight();
  }
  for (const [state, words] of model.leftByLink) {
    const address = view.linksTo?.[state];
    if (address !== undefined && isIn(moment, state)) linkShows(words, address);
  }
}

/** Takes a path on the rendered site, and looks after each step at what shows. */
export async function walkView(view: View, model: TestModel, scenario: Scenario): Promise<void> {
  const watch = watchMachine(model.id);
  const arrived = (moment: AnyMachineSnapshot, story: string) =>
    waitFor(() => {
      const now = watch.moment();
      expect(now && stateOf(now), story).toBe(stateOf(moment));
      seesAll(view, model, moment);
    });
  await view.visits[scenario.start]?.(watch);
  await arrived(scenario.first, scenario.start);
  const told = [scenario.start];
  for (const { words, after } of scenario.steps) {
    const execute = view.executors[words];
    if (!execute) throw new Error(`Nobody says how “${words}” comes about in ${view.id}`);
    const before = watch.happened().length;
    await execute();
    told.push(words);
    await arrived(after, told.join(' → '));
    expect(watch.happened().slice(before), told.join(' → ')).toContain(
      model.events.get(words)?.type,
    );
  }
}
