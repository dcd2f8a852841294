import fc from 'fast-check';
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { stateFindings, stepFindings, type Finding } from './findings';
import type { TestModel } from './testModel';

/** The same walks at every run, unless another seed is asked for. */
const USUAL_SEED = 2;

/** How often, and from which seed, chance drives a machine; `npm run test:model -- --seed=N`. */
export function chanceParameters(numRuns: number) {
  return { numRuns, seed: Number(process.env.MODEL_SEED ?? USUAL_SEED) };
}

/** What happened on one walk by chance. */
export interface ChanceWalk {
  words: string[];
  snapshots: AnyMachineSnapshot[];
  findings: Finding[];
}

/** Numbers that choose, one after the other, among a start and what can happen. */
export const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });

/** Lets the numbers choose what happens, and says what is not as the model says. */
export function walkByChance(model: TestModel, [first = 0, ...numbers]: number[]): ChanceWalk {
  const starts = Array.from(model.starts);
  const [start, begin] = starts[first % starts.length] ?? [''];
  let snapshot: AnyMachineSnapshot = initialTransition(model.machine, begin?.input)[0];
  const walk: ChanceWalk = { words: [start], snapshots: [snapshot], findings: [] };
  for (const number of numbers) {
    const before = snapshot;
    const possible = Array.from(model.events).filter(([, event]) => before.can(event));
    const [words, event] = possible[number % possible.length] ?? [];
    if (words === undefined || event === undefined) break;
    snapshot = transition(model.machine, before, event)[0];
    walk.words.push(words);
    walk.snapshots.push(snapshot);
    walk.findings.push(
      ...stepFindings(model, words, before, snapshot),
      ...stateFindings(model, snapshot),
    );
  }
  return walk;
}
