import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { stateOf } from '../findings';
import type { TestModel } from '../testModel';

/** Something done so that something else can happen. */
export interface Preparation {
  words: string;
  event: AnyEventObject;
  after: AnyMachineSnapshot;
}

/** No case needs more steps than this to prepare within a state. */
const MOST_STEPS = 3;

/** What can be done in a snapshot that keeps the machine's states but changes something. */
function steppingWithin(
  model: TestModel,
  snapshot: AnyMachineSnapshot,
  seen: Set<string>,
): Preparation[] {
  return Array.from(model.events).flatMap(([words, event]) => {
    if (!model.tries(words, snapshot) || !snapshot.can(event)) return [];
    const [after] = transition(model.machine, snapshot, event);
    const known = model.project(after);
    if (stateOf(after) !== stateOf(snapshot) || seen.has(known)) return [];
    seen.add(known);
    return [{ words, event, after }];
  });
}

/** All that can be done within a snapshot's states in one step, then in two, and so on. */
export function* preparedMoments(
  model: TestModel,
  snapshot: AnyMachineSnapshot,
): Generator<readonly (readonly Preparation[])[], void> {
  const seen = new Set([model.project(snapshot)]);
  let layer: (readonly Preparation[])[] = [[]];
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    layer = layer.flatMap((done) =>
      steppingWithin(model, done.at(-1)?.after ?? snapshot, seen).map((next) => [...done, next]),
    );
    yield layer;
  }
}
