import { levels } from './levels';
import { modelNamed } from '../../models/all';
import { realTestOf } from './real/walks';
import { replayedPaths, readRecordedSession } from '../../tools/model/replay/replayedPaths';
import { matchCases } from '../../tools/model/replay/matchCases';
import { walkAgain } from '../../tools/model/replay/walkAgain';
import { asWords, stepsOf } from '../../tools/model/replay/written';
import type { RecordedSession } from '../../tools/model/replay/recorded';

/** What of a recorded session is to be walked again, and at which level. */
export interface Replay {
  file: string;
  /** The machines; all of the session if none. */
  machines: readonly string[];
  level: number;
}

/** The test files of the levels with pages, and the machines whose paths they run. */
export interface ReplayRun {
  program: string;
  parameters: readonly string[];
}

/** The chosen machines to which something happened. */
function machinesIn({ walks }: RecordedSession, chosen: readonly string[]): string[] {
  const moved = walks.filter(({ steps }) => steps.length > 0);
  const recorded = new Set(moved.map(({ machine }) => machine));
  const absent = chosen.find((machine) => !recorded.has(machine));
  if (absent !== undefined) throw new Error(`Nothing was recorded of ${absent}`);
  return Array.from(recorded).filter((id) => chosen.length === 0 || chosen.includes(id));
}

/**
 * Walks a recording on the machines alone, and prints each step and the differences from the models.
 * @returns whether everything went as recorded
 */
export function replayAlone({ file, machines }: Replay): boolean {
  const session = readRecordedSession(file);
  const chosen = machinesIn(session, machines);
  const wrong = session.walks
    .filter(({ machine, steps }) => chosen.includes(machine) && steps.length > 0)
    .flatMap((walk) => {
      const model = modelNamed(walk.machine);
      const match = matchCases(model, walk);
      if (!match) return [`No start of ${model.id} begins in ${walk.begins.join(' and ')}`];
      console.log(asWords(match));
      const { findings } = walkAgain(model, match.start, stepsOf(match));
      const lost = match.lost.map(({ type }) => `${model.id} can’t take ${type} again`);
      return [...findings, ...lost];
    });
  for (const finding of wrong) console.error(finding);
  return wrong.length === 0;
}

/**
 * What walks the recorded paths on the rendered pages (level 2) or in a real browser (level 3); says of each path that
 * the level can't take why. Undefined when it can take none.
 */
export function runOf({ file, machines, level }: Replay): ReplayRun | undefined {
  const session = readRecordedSession(file);
  const asked = levels.find(({ number }) => number === level);
  if (!asked) throw new Error(`--level takes ${levels.map(({ number }) => number).join(', ')}`);
  const taken = machinesIn(session, machines).filter((id) => {
    const model = modelNamed(id);
    const plan = asked.planFor(model);
    if (!plan) {
      console.log(`${id} is not walked at this level: ${asked.whyNot?.(id) ?? ''}`);
      return false;
    }
    const { scenarios, refused } = replayedPaths(model, plan, session);
    for (const why of refused) console.log(why);
    return scenarios.length > 0;
  });
  if (taken.length === 0) return undefined;
  if (level === 3) {
    return {
      program: 'playwright',
      parameters: ['test', '--project=model', ...taken.map(realTestOf)],
    };
  }
  const parameters = ['run', '--project', 'modelRendered', 'tests/model/rendered/views.test.ts'];
  return { program: 'vitest', parameters: [...parameters, '-t', ' → '] };
}
