import fc from 'fast-check';
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { stateFindings, stepFindings, type Finding } from './findings';
import { eventsAround } from './sets';
import { takes, type TestModel } from './testModel';

/** The same walks in every run, unless `npm run test:model -- --seed N` asks for others. */
const seed = Number(process.env.MODEL_SEED ?? 2);

/** What happened on a random walk. */
interface RandomWalk {
  words: string[];
  findings: Finding[];
}

/** Numbers that choose, one after the other, a start and then what happens. */
const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });

/** Lets the numbers choose what happens, and returns where the machine differs from the model. */
function walk(model: TestModel, [first = 0, ...numbers]: number[]): RandomWalk {
  const events = [...new Map([...eventsAround(model), ...model.events])];
  const starts = Array.from(model.starts);
  const [start = '', { input } = {}] = starts[first % starts.length] ?? [];
  let snapshot: AnyMachineSnapshot = initialTransition(model.machine, input)[0];
  const walked: RandomWalk = { words: [start], findings: [] };
  for (const number of numbers) {
    const before = snapshot;
    const possible = events.filter(([, event]) => takes(model, before, event));
    const happens = possible[number % possible.length];
    if (happens === undefined) return walked;
    const [words, event] = happens;
    snapshot = transition(model.machine, before, event)[0];
    walked.words.push(words);
    const steps = model.events.has(words) ? stepFindings(model, words, before, snapshot) : [];
    walked.findings.push(...steps, ...stateFindings(model, snapshot));
  }
  return walked;
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
    holds(walk(model, numbers));
  });
  fc.assert(property, { numRuns: walks, seed });
}
