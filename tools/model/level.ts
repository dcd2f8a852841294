import type { AnyMachineSnapshot } from 'xstate';
import { innermostIn } from './findings';
import { nodesOf, pathOf } from '../statechart/nodes';
import { everyScenarioOf, scenariosOf, type Scenario } from './scenarios';
import { isIn, type StatePath, type TestModel } from './testModel';

/** Something of a model that can't happen at a level, and why. */
export interface Omission {
  /** The words of a start or of an event case. */
  words: string;
  /** Only in this state; everywhere unless given. */
  in?: StatePath;
  /** Only at such moments; at all of them unless given. */
  when?: (moment: AnyMachineSnapshot) => boolean;
  why: string;
}

/** What a level does with one machine. */
export interface Plan {
  /** The paths that it takes, all of them. */
  scenarios: readonly Scenario[];
  omissions: readonly Omission[];
}

/** One of the ways in which the paths of the machines are walked. */
export interface Level {
  number: 1 | 2 | 3;
  /** What is driven there, as the report says it. */
  name: string;
  /** Whether it takes, besides the scenarios of its plan, every other path as well. */
  takesEveryPath?: boolean;
  /** What it does with a machine; null where it does not walk that machine at all. */
  planFor: (model: TestModel) => Plan | null;
  /** Why it does not walk a machine. */
  whyNot?: (machineId: string) => string | undefined;
}

/** What of a machine a plan reaches. */
export interface Reach {
  /** Innermost states, by their dotted paths. */
  states: ReadonlySet<StatePath>;
  /** Transitions, by their names. */
  transitions: ReadonlySet<string>;
}

/** What leaves these words out in this moment, or from the beginning where there is none yet. */
function omissionOf(
  omissions: readonly Omission[],
  words: string,
  before?: AnyMachineSnapshot,
): Omission | undefined {
  return omissions.find(
    (omission) =>
      omission.words === words &&
      (omission.in === undefined || (before !== undefined && isIn(before, omission.in))) &&
      (omission.when === undefined || (before !== undefined && omission.when(before))),
  );
}

/** The model without what is left out. */
export function without(model: TestModel, omissions: readonly Omission[]): TestModel {
  return {
    ...model,
    starts: new Map(Array.from(model.starts).filter(([start]) => !omissionOf(omissions, start))),
    tries: (words, before) => model.tries(words, before) && !omissionOf(omissions, words, before),
  };
}

/** The first thing on a path that a level leaves out; undefined when it could take the path. */
export function omissionOn(
  { omissions }: Plan,
  { start, first, steps }: Scenario,
): Omission | undefined {
  const moments = [first, ...steps.map(({ after }) => after)];
  return [
    omissionOf(omissions, start),
    ...steps.map(({ words }, step) => omissionOf(omissions, words, moments[step])),
  ].find(Boolean);
}

/** A few paths that together take every transition that can be taken without what is left out. */
export function planWithout(model: TestModel, omissions: readonly Omission[] = []): Plan {
  return { scenarios: scenariosOf(without(model, omissions)), omissions };
}

/** Of a plan's paths only some, the shorter ones, which together still pass every state that they all pass. */
export function passingStates({ scenarios, omissions }: Plan): Plan {
  const passed = new Map(
    scenarios.map((scenario) => [scenario, reachOf({ scenarios: [scenario], omissions }).states]),
  );
  const longestFirst = scenarios.toSorted((one, other) => other.steps.length - one.steps.length);
  for (const scenario of longestFirst) {
    const states = passed.get(scenario) ?? new Set();
    passed.delete(scenario);
    const others = new Set(Array.from(passed.values()).flatMap((one) => Array.from(one)));
    if (Array.from(states).some((state) => !others.has(state))) passed.set(scenario, states);
  }
  return { scenarios: scenarios.filter((scenario) => passed.has(scenario)), omissions };
}

/** The same paths and more: whatever can happen between two states, without what is left out. */
export function fullPlanWithout(model: TestModel, omissions: readonly Omission[] = []): Plan {
  return { scenarios: everyScenarioOf(without(model, omissions)), omissions };
}

/** The states and transitions on the paths of a plan. */
export function reachOf({ scenarios }: Plan): Reach {
  const moments = scenarios.flatMap(({ first, steps }) => [
    first,
    ...steps.map(({ after }) => after),
  ]);
  return {
    states: new Set(moments.flatMap(({ value }) => innermostIn(value))),
    transitions: new Set(scenarios.flatMap(({ transitions }) => transitions)),
  };
}

/** What a plan leaves out although the model does not know it, or only in states that the machine does not have. */
export function unknownOmissions(model: TestModel, { omissions }: Plan): string[] {
  const states = new Set(nodesOf(model.machine).map(pathOf));
  return omissions.flatMap(({ words, in: state }) => [
    ...(model.starts.has(words) || model.events.has(words) ? [] : [words]),
    ...(state === undefined || states.has(state) ? [] : [`${words} in ${state}`]),
  ]);
}

/** A path in words: its start and what happens on it. */
export function storyOf({ start, steps }: Scenario): string {
  return [start, ...steps.map(({ words }) => words)].join(' → ');
}
