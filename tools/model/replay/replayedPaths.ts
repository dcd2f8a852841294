import { readFileSync } from 'node:fs';
import { exclusionOn, storyOf, type Plan } from '../level';
import type { Scenario } from '../scenarios';
import type { TestModel } from '../testModel';
import { recordedSessionIn, type RecordedSession, type RecordedWalk } from './recorded';
import { matchCases } from './matchCases';
import { walkAgain } from './walkAgain';
import { stepsOf } from './written';

/** A machine's recorded paths that a level can take, each once, and why it can't take the others. */
export interface ReplayedPaths {
  scenarios: readonly Scenario[];
  refused: readonly string[];
}

/** A walk's path, or why the level can't take it; undefined if nothing happened. */
function pathOf(model: TestModel, plan: Plan, walk: RecordedWalk): Scenario | string | undefined {
  const match = matchCases(model, walk);
  if (!match) return `no start of the model begins in ${walk.begins.join(' and ')}`;
  const unnamed = match.steps.find(({ isTaken, isCase }) => isTaken && !isCase);
  if (unnamed) return `no case of the model is like “${unnamed.words}”`;
  const [lost] = match.lost;
  if (lost) return `no case of the model leads by ${lost.type} to ${lost.states.join(' and ')}`;
  const steps = stepsOf(match);
  if (steps.length === 0) return undefined;
  const { scenario } = walkAgain(model, match.start, steps);
  const exclusion = exclusionOn(plan, scenario);
  return exclusion ? `“${exclusion.words}” can’t happen at this level: ${exclusion.why}` : scenario;
}

/** The parts of a recorded session that a level can replay on a machine. */
export function replayedPaths(
  model: TestModel,
  plan: Plan,
  { walks }: RecordedSession,
): ReplayedPaths {
  const scenarios = new Map<string, Scenario>();
  const refused = new Set<string>();
  for (const walk of walks.filter(({ machine }) => machine === model.id)) {
    const path = pathOf(model, plan, walk);
    if (typeof path === 'string') refused.add(`${model.id}: ${path}`);
    else if (path) scenarios.set(storyOf(path), path);
  }
  return { scenarios: Array.from(scenarios.values()), refused: Array.from(refused) };
}

/** Reads a recorded session from a file. */
export function readRecordedSession(file: string): RecordedSession {
  return recordedSessionIn(readFileSync(file, 'utf8'));
}

/**
 * The machine's paths that `npm run test:model -- --replay` requests through `MODEL_REPLAY`; undefined if it requests
 * none. Logs those that can't be taken.
 */
export function pathsAsked(model: TestModel, plan: Plan): readonly Scenario[] | undefined {
  const file = process.env.MODEL_REPLAY;
  return file === undefined
    ? undefined
    : replayedPaths(model, plan, readRecordedSession(file)).scenarios;
}
