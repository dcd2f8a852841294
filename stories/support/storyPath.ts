import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import { isIn, takes, type StatePath, type TestModel } from '../../tools/model/testModel';

/** The words of a model's case, or an event of the machine with its own words. */
export type Step = string | { words: string; event: AnyEventObject };

/** How to get to a moment: by the shortest way to a state, or by the steps that are named. */
export interface StoryPath {
  /** A state by its dotted path below the machine. */
  to: StatePath;
  /** The words of one of the model's starts, or an input; the first start by default. */
  start?: string | { input: unknown };
  /** The steps, where the shortest way is not the one to look at. */
  by?: readonly Step[];
}

/** A moment that the machine can really be in, and what has happened before. */
export interface ReachedState {
  snapshot: AnyMachineSnapshot;
  /** What happened, as text. */
  told: readonly string[];
}

function startsOf({ starts }: TestModel, start: StoryPath['start']): [string, unknown][] {
  if (typeof start === 'object') return [['begins', start.input]];
  return Array.from(starts, ([words, { input }]): [string, unknown] => [words, input]).filter(
    ([words]) => start === undefined || words === start,
  );
}

/** Takes the named steps one after the other. */
function walked(model: TestModel, begun: ReachedState, steps: readonly Step[]): ReachedState {
  return steps.reduce<ReachedState>(({ snapshot, told }, step) => {
    const words = typeof step === 'string' ? step : step.words;
    const event = typeof step === 'string' ? model.events.get(step) : step.event;
    if (!event) throw new Error(`The model of ${model.id} knows no step “${words}”`);
    if (!snapshot.can(event)) throw new Error(`“${words}” can’t happen after: ${told.join(', ')}`);
    return { snapshot: transition(model.machine, snapshot, event)[0], told: [...told, words] };
  }, begun);
}

/** Everything that can happen next and leads to a moment that was not seen before. */
function onwards(
  model: TestModel,
  { snapshot, told }: ReachedState,
  seen: Set<string>,
): ReachedState[] {
  return Array.from(model.events).flatMap(([words, event]) => {
    if (!model.tries(words, snapshot) || !takes(model, snapshot, event)) return [];
    const [after] = transition(model.machine, snapshot, event);
    const known = model.project(after);
    if (seen.has(known)) return [];
    seen.add(known);
    return [{ snapshot: after, told: [...told, words] }];
  });
}

/** The first snapshot in the state by any events, trying the fewest steps first. */
function shortest(
  model: TestModel,
  begun: readonly ReachedState[],
  to: StatePath,
): ReachedState | undefined {
  const seen = new Set(begun.map(({ snapshot }) => model.project(snapshot)));
  let layer: readonly ReachedState[] = begun;
  while (layer.length > 0) {
    const arrived = layer.find(({ snapshot }) => isIn(snapshot, to));
    if (arrived) return arrived;
    layer = layer.flatMap((reached) => onwards(model, reached, seen));
  }
  return undefined;
}

/**
 * The moment to which a way leads, walked on the machine itself.
 * @throws when a step is impossible, or the way does not end in the state
 */
export function reachState(model: TestModel, { to, start, by }: StoryPath): ReachedState {
  const begun = startsOf(model, start).map(([words, input]): ReachedState => ({
    snapshot: initialTransition(model.machine, input)[0],
    told: [words],
  }));
  const [first] = begun;
  const arrived = by && first ? walked(model, first, by) : shortest(model, begun, to);
  if (!arrived || !isIn(arrived.snapshot, to))
    throw new Error(`No such way of ${model.id} ends in ${to}`);
  return arrived;
}
