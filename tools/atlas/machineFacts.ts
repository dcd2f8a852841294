import type { AnyMachineSnapshot } from 'xstate';
import { visibleTextOf } from './report/visibleText';
import { drawStatechart } from '../statechart/statechart';
import { plansFor } from './report/levelSections';
import { beginningsOf, shortestTo, type Beginning } from '../model/tours';
import type { Path } from '../model/exploration';
import { innermostIn } from '../model/findings';
import { storyOf, type Level } from '../model/level';
import { innermostStates, isTransient, visibleStates } from '../statechart/nodes';
import type { Scenario } from '../model/scenarios';
import type { TestModel } from '../model/testModel';
import { drawnPathsOf, type DrawnPath } from './drawnPaths';
import type { TestResult, TestResults } from './testResults';

/** What can happen in a state, in plain words, and the states it leads to. */
export interface StateExit {
  words: string;
  leadsTo: readonly string[];
}

/** A test that passes through a state, and its last result. */
export interface WalkedBy {
  level: number;
  story: string;
  /** Undefined if it has not run here. */
  result: TestResult | undefined;
}

/** Everything known about a state without its pictures. */
export interface StateFacts {
  /** Its dotted path within the machine. */
  state: string;
  description: string;
  sees: string;
  isVisible: boolean;
  /** The shortest path there from each start, in the model's order; none if it can't be reached. */
  paths: readonly Path[];
  /** Whether every path there includes a failed or unanswered call. */
  onlyByFault: boolean;
  exits: readonly StateExit[];
  walkedBy: readonly WalkedBy[];
}

/** A machine, its picture (SVG) and its states. */
export interface MachineFacts {
  id: string;
  picture: string;
  /** The step that each edge of the picture stands for, by the edge's id. */
  drawnPaths: ReadonlyMap<string, DrawnPath>;
  states: readonly StateFacts[];
}

/** A failed call, or a timeout. */
const FAULT = /^xstate\.(?:error\.actor\.|after\.\w*[tT]imeout)/;

/** The same without the effects of failed or unanswered calls. */
function withoutFaults(model: TestModel, beginnings: readonly Beginning[]): Beginning[] {
  const fails = (words: string) => FAULT.test(model.events.get(words)?.type ?? '');
  return beginnings.map((beginning) => ({
    ...beginning,
    moves: new Map(
      Array.from(beginning.moves, ([snapshot, moves]) => [
        snapshot,
        moves.filter(({ words }) => !fails(words)),
      ]),
    ),
  }));
}

function exitsOf(beginnings: readonly Beginning[]): Map<string, Map<string, Set<string>>> {
  const paths = new Map<string, Map<string, Set<string>>>();
  for (const { moves } of beginnings) {
    for (const { before, words, after } of Array.from(moves.values()).flat()) {
      for (const state of innermostIn(before.value)) {
        const leaving = paths.get(state) ?? new Map<string, Set<string>>();
        const reached = leaving.get(words) ?? new Set();
        innermostIn(after.value).forEach((to) => reached.add(to));
        paths.set(state, leaving.set(words, reached));
      }
    }
  }
  return paths;
}

function passes({ first, steps }: Scenario, state: string): boolean {
  return [first, ...steps.map(({ after }) => after)].some(({ value }) =>
    innermostIn(value).includes(state),
  );
}

/** The title under which a level's tests run a scenario, or the machine, if they walk everything. */
export type TestedAs = (level: number, machineId: string, story: string) => string;

/** Collects what models and tests know about a machine. */
export async function factsOf(
  model: TestModel,
  levels: readonly Level[],
  results: TestResults,
  testedAs: TestedAs,
): Promise<MachineFacts> {
  const { id, machine } = model;
  const beginnings = beginningsOf(model);
  const faultless = withoutFaults(model, beginnings);
  const exits = exitsOf(beginnings);
  const visible = new Set(visibleStates(machine));
  const plans = plansFor(model, levels).flatMap(({ level, plan }) =>
    (plan?.scenarios ?? []).map((scenario) => ({ level: level.number, scenario })),
  );
  const states = innermostStates(machine)
    .filter((state) => !isTransient(machine, state))
    .map((state): StateFacts => {
      const reaches = ({ value }: AnyMachineSnapshot) => innermostIn(value).includes(state);
      const paths = beginnings.flatMap(
        (beginning) => shortestTo(model, [beginning], reaches) ?? [],
      );
      const there = paths[0]?.steps.at(-1)?.after ?? paths[0]?.first;
      return {
        state,
        description: machine.getStateNodeById(`${id}.${state}`).description ?? '',
        sees: there === undefined ? '' : visibleTextOf(there),
        isVisible: visible.has(state),
        paths,
        onlyByFault: paths.length > 0 && shortestTo(model, faultless, reaches) === undefined,
        exits: Array.from(exits.get(state) ?? [], ([words, reached]) => ({
          words,
          leadsTo: Array.from(reached),
        })),
        walkedBy: plans
          .filter(({ scenario }) => passes(scenario, state))
          .map(({ level, scenario }) => {
            const story = storyOf(scenario);
            return { level, story, result: results.get(testedAs(level, id, story)) };
          }),
      };
    });
  const drawnPaths = drawnPathsOf(model, beginnings);
  return { id, picture: await drawStatechart(machine), drawnPaths, states };
}
