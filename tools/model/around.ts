import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { eventsOf } from './sets';
import type { Vertex } from './exploration';
import type { TestModel } from './testModel';

/** In how many snapshots of each state the machine's surroundings act. */
const MOMENTS_OF_EACH = 8;

/**
 * What the surroundings can send a machine at any time, whatever its model says: only the events that it handles in
 * some state.
 * @param machine the model's machine, or a variant of it
 */
export function eventsAround(
  { machine: own, surroundings }: TestModel,
  machine: AnyStateMachine = own,
): ReadonlyMap<string, AnyEventObject> {
  const heard = eventsOf(machine);
  return new Map(Array.from(surroundings.events).filter(([, { type }]) => heard.has(type)));
}

/** A few snapshots of each state. */
export function momentsOfEach(
  vertices: readonly Vertex[],
  stateOf: (snapshot: AnyMachineSnapshot) => string,
): AnyMachineSnapshot[] {
  const counts = new Map<string, number>();
  return vertices.flatMap(({ snapshot }) => {
    const state = stateOf(snapshot);
    const count = (counts.get(state) ?? 0) + 1;
    counts.set(state, count);
    return count > MOMENTS_OF_EACH ? [] : [snapshot];
  });
}
