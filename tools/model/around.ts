import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { eventsOf } from './sets';
import type { Vertex } from './exploration';
import type { TestModel } from './testModel';

/** In so many moments of each state the world around the machine moves. */
const MOMENTS_OF_EACH = 8;

/**
 * What can happen around a machine at any moment, whatever its model tells of. Only what the machine listens to in
 * some state.
 * @param machine the model's machine, or a variant of it
 */
export function whatHappensAround(
  { machine: own, surroundings }: TestModel,
  machine: AnyStateMachine = own,
): ReadonlyMap<string, AnyEventObject> {
  const heard = eventsOf(machine);
  return new Map(Array.from(surroundings.events).filter(([, { type }]) => heard.has(type)));
}

/** A few moments of each state. */
export function momentsOfEach(
  vertices: readonly Vertex[],
  stateOf: (moment: AnyMachineSnapshot) => string,
): AnyMachineSnapshot[] {
  const counts = new Map<string, number>();
  return vertices.flatMap(({ snapshot }) => {
    const state = stateOf(snapshot);
    const count = (counts.get(state) ?? 0) + 1;
    counts.set(state, count);
    return count > MOMENTS_OF_EACH ? [] : [snapshot];
  });
}
