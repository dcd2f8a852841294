import { parseArgs } from 'node:util';
import { modelNamed, models } from '../../models/all';
import { planAlong, planInto, planToCover, type TestPlan } from '../../tools/atlas/plan/testPlan';
import { coverings, toursOf } from '../../tools/model/tours';
import { asCsv, asMarkdown } from '../../tools/atlas/plan/writtenPlan';
import { replayedPaths, readRecordedSession } from '../../tools/model/replay/replayedPaths';
import type { Plan } from '../../tools/model/level';
import type { TestModel } from '../../tools/model/testModel';

const usage = `Writes a plan for a person who tests by hand: what to do, what must be seen, a box to tick.

  npm run atlas -- --plan                              how many paths each machine takes
  npm run atlas -- --plan booking                      a few paths that pass all its transitions
  npm run atlas -- --plan booking --cover states       … all its states; or pairs (of transitions)
  npm run atlas -- --plan booking --longest 15         … in paths of at most so many steps
  npm run atlas -- --plan booking --into created       the shortest way into each of these states
  npm run atlas -- --plan --recorded session.json      a journey that the drawer of npm run dev has
                                                       recorded; with machines' names theirs alone
  npm run atlas -- --plan booking --csv                as a table`;

/** Writes plans for a person who tests by hand, or says how many paths each machine takes. */
export function writePlan(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    options: {
      cover: { type: 'string', default: 'transitions' },
      into: { type: 'string' },
      longest: { type: 'string' },
      recorded: { type: 'string' },
      csv: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });

  function planFor(model: TestModel): TestPlan {
    if (values.into !== undefined) return planInto(model, values.into.split(','));
    const covering = coverings.find((one) => one === values.cover);
    if (!covering) throw new Error(`--cover takes ${coverings.join(', ')}`);
    const longest = values.longest === undefined ? undefined : Number(values.longest);
    return planToCover(model, covering, longest);
  }

  function write(plan: TestPlan): void {
    console.log(values.csv ? asCsv(plan) : asMarkdown(plan));
  }

  /** A person can do everything that the model describes. */
  const byHand: Plan = { scenarios: [], exclusions: [] };

  /** The paths of a recorded journey, machine by machine, and why some of them have no words. */
  function writeRecorded(file: string): void {
    const session = readRecordedSession(file);
    const machines = new Set(session.walks.map(({ machine }) => machine));
    for (const id of machines) {
      if (positionals.length > 0 && !positionals.includes(id)) continue;
      const model = modelNamed(id);
      const { scenarios, refused } = replayedPaths(model, byHand, session);
      refused.forEach((why) => console.error(why));
      if (scenarios.length > 0) write(planAlong(model, 'a recorded journey', scenarios));
    }
  }

  /** How many paths it takes to pass everything of a kind, and how many steps they have, by machine. */
  function tellNumbers(): void {
    for (const model of models) {
      const told = coverings.map((covering) => {
        const tours = toursOf(model, covering);
        const steps = tours.reduce((sum, tour) => sum + tour.steps.length, 0);
        return `${covering} in ${tours.length} paths (${steps} steps)`;
      });
      console.log(`${model.id}: ${told.join('; ')}`);
    }
  }

  if (values.help) console.log(usage);
  else if (values.recorded !== undefined) writeRecorded(values.recorded);
  else if (positionals.length === 0) tellNumbers();
  else positionals.forEach((id) => write(planFor(modelNamed(id))));
}
