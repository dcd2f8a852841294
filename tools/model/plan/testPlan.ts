import type { AnyMachineSnapshot } from 'xstate';
import type { Path } from '../exploration';
import { isIn, type Assertions, type TestModel } from '../testModel';
import { visibleTextOf } from './visibleText';
import { shortestInto, toursOf, type Covering } from '../tours';

/** A line of a plan: what to do, and what must be seen and be true then. */
export interface PlannedStep {
  does: string;
  sees: string;
  mustHold: readonly string[];
}

/** A path for a person to walk. */
export interface PlannedPath {
  title: string;
  steps: readonly PlannedStep[];
}

/** A plan for testing a machine by hand. */
export interface TestPlan {
  machine: string;
  /** What its paths cover together, as text. */
  covers: string;
  paths: readonly PlannedPath[];
}

const sentencesOf = (assertions: Assertions) => Object.keys(assertions);

function assertionsIn(model: TestModel, snapshot: AnyMachineSnapshot): string[] {
  return model.statesWithAssertions
    .filter((state) => isIn(snapshot, state))
    .flatMap((state) => sentencesOf(model.assertions(state, snapshot)));
}

function plannedPath(model: TestModel, { start, first, steps }: Path, title: string): PlannedPath {
  const moments = [first, ...steps.map(({ after }) => after)];
  return {
    title,
    steps: [
      { does: start, sees: visibleTextOf(first), mustHold: assertionsIn(model, first) },
      ...steps.map(({ words, after }, place) => ({
        does: words,
        sees: visibleTextOf(after),
        mustHold: [
          ...sentencesOf(model.changes(words, moments[place] ?? first, after)),
          ...assertionsIn(model, after),
        ],
      })),
    ],
  };
}

/** A few paths that together cover all states, transitions or pairs of transitions of a machine. */
export function planToCover(model: TestModel, covering: Covering, longest?: number): TestPlan {
  const covers = covering === 'pairs' ? 'every pair of transitions' : `all ${covering}`;
  const paths = toursOf(model, covering, longest);
  return {
    machine: model.id,
    covers,
    paths: paths.map((path, place) =>
      plannedPath(model, path, `Path ${place + 1} of ${paths.length}`),
    ),
  };
}

/**
 * The shortest path into each of these states.
 * @throws Error if a state can't be reached
 */
export function planInto(model: TestModel, states: readonly string[]): TestPlan {
  return {
    machine: model.id,
    covers: `the way into ${states.join(', ')}`,
    paths: states.map((state) => {
      const path = shortestInto(model, state);
      if (path === undefined) throw new Error(`No path of ${model.id} leads into ${state}`);
      return plannedPath(model, path, `Into ${state}`);
    }),
  };
}
