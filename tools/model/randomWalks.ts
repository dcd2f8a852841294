import fc from 'fast-check';
import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import { stateFindings, stepFindings, type Finding } from './findings';
import { eventsAround } from './sets';
import { takes, type TestModel } from './testModel';

/** The same walks in every run, unless another seed is requested. */
const USUAL_SEED = 2;

/** How many random walks, and from which seed; `npm run test:model -- --seed=N`. */
export function randomWalkParameters(numRuns: number) {
  return { numRuns, seed: Number(process.env.MODEL_SEED ?? USUAL_SEED) };
}

/** What happened on a random walk. */
export interface RandomWalk {
  words: string[];
  snapshots: AnyMachineSnapshot[];
  findings: Finding[];
}

/** Chooses what happens next; undefined ends the walk. */
type Chooses = (possible: readonly string[]) => string | undefined;

/** Numbers that choose, one after the other, a start and then what happens. */
export const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });

/** Walks as long as something is chosen, and collects where the machine differs from the model. */
function walk(model: TestModel, start: string, choose: Chooses): RandomWalk {
  const around = eventsAround(model);
  const events = new Map<string, AnyEventObject>([...around, ...model.events]);
  let snapshot: AnyMachineSnapshot = initialTransition(
    model.machine,
    model.starts.get(start)?.input,
  )[0];
  const walked: RandomWalk = { words: [start], snapshots: [snapshot], findings: [] };
  for (;;) {
    const before = snapshot;
    const possible = Array.from(events).filter(([, event]) => takes(model, before, event));
    const words = choose(possible.map(([told]) => told));
    const [, event] = possible.find(([told]) => told === words) ?? [];
    if (words === undefined || event === undefined) return walked;
    snapshot = transition(model.machine, before, event)[0];
    walked.words.push(words);
    walked.snapshots.push(snapshot);
    const steps = model.events.has(words) ? stepFindings(model, words, before, snapshot) : [];
    walked.findings.push(...steps, ...stateFindings(model, snapshot));
  }
}

/** Lets the numbers choose what happens, and returns where the machine differs from the model. */
export function walkRandomly(model: TestModel, [first = 0, ...numbers]: number[]): RandomWalk {
  const starts = Array.from(model.starts.keys());
  const left = numbers.values();
  return walk(model, starts[first % starts.length] ?? '', (possible) => {
    const { done, value } = left.next();
    return done === true ? undefined : possible[value % possible.length];
  });
}

/**
 * Checks something on random walks; a failure prints the seed that repeats it.
 * @throws Error with the shortest failing walk and why it failed
 */
export function onRandomWalks(
  model: TestModel,
  walks: number,
  holds: (walk: RandomWalk) => void,
): void {
  const property = fc.property(choices, (numbers) => {
    holds(walkRandomly(model, numbers));
  });
  fc.assert(property, randomWalkParameters(walks));
}
