import {
  createEmptyActor,
  initialTransition,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { takes, type TestModel } from './testModel';

/** With more states than this, the model needs a smaller projection. */
const MOST_STATES = 20_000;

const nothing = () => undefined;
const nobody = createEmptyActor();
/** Around a machine that nobody runs. XState's own `transition` begins it anew for every step. */
const scope: AnyActorScope = {
  self: nobody,
  system: nobody.system,
  ...{ id: '', sessionId: '', logger: nothing, defer: nothing, stopChild: nothing, emit: nothing },
  actionExecutor: nothing,
};

/** A machine's snapshot after an event, without its effects. */
export function after(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
  return snapshot.machine.transition(snapshot, event, scope);
}

/** Something that happens, by the words of its event case, and the state after it. */
export interface Step {
  words: string;
  after: AnyMachineSnapshot;
}

/** A state of the walk, the shortest way to it, and what can happen there, by the words of the event cases. */
export interface Vertex {
  snapshot: AnyMachineSnapshot;
  way: readonly Step[];
  steps: ReadonlyMap<string, AnyMachineSnapshot>;
}

/** A path through a machine: what happens, and the state after each step. */
export interface Path {
  start: string;
  first: AnyMachineSnapshot;
  steps: readonly Step[];
}

/**
 * Every state that can be reached from a start, the nearest first, by trying every event case in each.
 * @param onStep told, after each step of the machine, how it came there
 */
export function explore(
  model: TestModel,
  machine: AnyStateMachine,
  input: unknown,
  onStep: (first: AnyMachineSnapshot, way: readonly Step[]) => void = nothing,
): Vertex[] {
  const [first] = initialTransition(machine, input);
  onStep(first, []);
  const vertexOf = (snapshot: AnyMachineSnapshot, way: readonly Step[]) => {
    return { snapshot, way, steps: new Map<string, AnyMachineSnapshot>() };
  };
  const known = new Map([[model.project(first), vertexOf(first, [])]]);
  for (const { snapshot, way, steps } of known.values()) {
    for (const [words, event] of model.events) {
      if (!model.tries(words, snapshot) || !takes(model, snapshot, event)) continue;
      const next = after(snapshot, event);
      const longer = [...way, { words, after: next }];
      onStep(first, longer);
      steps.set(words, next);
      const place = model.project(next);
      if (!known.has(place)) known.set(place, vertexOf(next, longer));
    }
    if (known.size > MOST_STATES) throw new Error(`${model.id} has too many states to walk.`);
  }
  return Array.from(known.values());
}
