import type { AnyMachineSnapshot } from 'xstate';
import { innermostIn } from './findings';
import { nodesOf, pathOf } from '../statechart/nodes';
import { scenariosOf, wordsOf, type Scenario } from './scenarios';
import { isIn, type StatePath, type TestModel } from './testModel';

/** Something in a model that can't happen at a level, and why. */
export interface Exclusion {
  /** The words of a start or of an event case. */
  words: string;
  /** Only in this state; everywhere by default. */
  in?: StatePath;
  /** Only in these snapshots; in all by default. */
  when?: (snapshot: AnyMachineSnapshot) => boolean;
  why: string;
}

/** A level's plan for one machine. */
export interface Plan {
  /** The paths that it takes, all of them. */
  scenarios: readonly Scenario[];
  exclusions: readonly Exclusion[];
}

/** The exclusion that matches these words in a snapshot, or as a start if there is none yet. */
function exclusionOf(
  exclusions: readonly Exclusion[],
  words: string,
  before?: AnyMachineSnapshot,
): Exclusion | undefined {
  return exclusions.find(
    (exclusion) =>
      exclusion.words === words &&
      (exclusion.in === undefined || (before !== undefined && isIn(before, exclusion.in))) &&
      (exclusion.when === undefined || (before !== undefined && exclusion.when(before))),
  );
}

/** The model without what is excluded. */
export function without(model: TestModel, exclusions: readonly Exclusion[]): TestModel {
  return {
    ...model,
    starts: new Map(Array.from(model.starts).filter(([start]) => !exclusionOf(exclusions, start))),
    tries: (words, before) => model.tries(words, before) && !exclusionOf(exclusions, words, before),
  };
}

/** A few paths that together take every transition possible without the exclusions. */
export function planWithout(model: TestModel, exclusions: readonly Exclusion[] = []): Plan {
  return { scenarios: scenariosOf(without(model, exclusions)), exclusions };
}

/** The shorter ones of a plan's paths, in which still everything happens that happens in all of them. */
export function passingEvents({ scenarios, exclusions }: Plan): Plan {
  const passed = new Map(scenarios.map((scenario) => [scenario, wordsOf(scenario)]));
  const longestFirst = scenarios.toSorted((one, other) => other.steps.length - one.steps.length);
  for (const scenario of longestFirst) {
    const own = passed.get(scenario) ?? [];
    passed.delete(scenario);
    const others = new Set(Array.from(passed.values()).flat());
    if (own.some((one) => !others.has(one))) passed.set(scenario, own);
  }
  return { scenarios: scenarios.filter((scenario) => passed.has(scenario)), exclusions };
}

/** The innermost states on a plan's paths, by their dotted paths. */
export function statesOn({ scenarios }: Plan): ReadonlySet<StatePath> {
  const moments = scenarios.flatMap(({ first, steps }) => [
    first,
    ...steps.map(({ after }) => after),
  ]);
  return new Set(moments.flatMap(({ value }) => innermostIn(value)));
}

/** Exclusions that the model doesn't know, or for states that the machine doesn't have. */
export function unknownExclusions(model: TestModel, { exclusions }: Plan): string[] {
  const states = new Set(nodesOf(model.machine).map(pathOf));
  return exclusions.flatMap(({ words, in: state }) => [
    ...(model.starts.has(words) || model.events.has(words) ? [] : [words]),
    ...(state === undefined || states.has(state) ? [] : [`${words} in ${state}`]),
  ]);
}

/** A path as text: its start and what happens. */
export function storyOf(scenario: Scenario): string {
  return wordsOf(scenario).join(' → ');
}
