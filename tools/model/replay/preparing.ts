import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { stateOf } from '../findings';
import type { TestModel } from '../testModel';

/** What is done so that something else can happen. */
export interface Preparation {
  words: string;
  event: AnyEventObject;
  after: AnyMachineSnapshot;
}

/** Nobody needs more steps than this to get ready within a state. */
const MOST_STEPS = 3;

/** What can be done in a moment that leaves the machine in its states and is news to it. */
function steppingWithin(
  model: TestModel,
  moment: AnyMachineSnapshot,
  seen: Set<string>,
): Preparation[] {
  return Array.from(model.events).flatMap(([words, event]) => {
    if (!model.tries(words, moment) || !moment.can(event)) return [];
    const [after] = transition(model.machine, moment, event);
    const known = model.project(after);
    if (stateOf(after) !== stateOf(moment) || seen.has(known)) return [];
    seen.add(known);
    return [{ words, event, after }];
  });
}

/** All that can be done within the states of a moment in one step, then in two, and so on. */
export function* preparedMoments(
  model: TestModel,
  moment: AnyMachineSnapshot,
): Generator<readonly (readonly Preparation[])[], void> {
  const seen = new Set([model.project(moment)]);
  let layer: (readonly Preparation[])[] = [[]];
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    layer = layer.flatMap((done) =>
      steppingWithin(model, done.at(-1)?.after ?? moment, seen).map((next) => [...done, next]),
    );
    yield layer;
  }
}
