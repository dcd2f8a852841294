import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { modelNamed, models } from '../../models/all';
import { tours } from './real/tours';
import { coverageOf, shareOf } from '../../tools/model/coverage';
import { walkOf } from '../../tools/model/findings';
import { planInto, planToCover, type TestPlan } from '../../tools/model/plan/testPlan';
import { asCsv, asMarkdown } from '../../tools/model/plan/writtenPlan';
import { coverings } from '../../tools/model/tours';
import type { TestModel } from '../../tools/model/testModel';

/** A program and its parameters. */
interface Run {
  program: string;
  parameters: readonly string[];
}

const usage = `Walks the machines along the paths of their test models.

  npm run test:model                          all machines, by themselves and through their pages
  npm run test:model -- booking               one machine
  npm run test:model -- --seed 7              the walks by chance of an earlier run again
  npm run test:model -- booking --real        its tours in a real browser on the real server
  npm run test:model -- --real                all tours there, and interruptions
  npm run test:model -- booking --plan        a plan to test it by hand: what to do, what must be seen, a
                                              box to tick; --cover states or pairs instead of transitions,
                                              --into created for the way into a state, --csv for a table

The site has to be built for --real: npm run build:site.`;

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string' },
    real: { type: 'boolean', default: false },
    plan: { type: 'boolean', default: false },
    cover: { type: 'string', default: 'transitions' },
    into: { type: 'string' },
    csv: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

positionals.forEach(modelNamed);

/** What runs the paths, and with which parameters. */
function runner(): Run {
  if (!values.real) {
    return {
      program: 'vitest',
      parameters: ['run', '--project', 'model', '--project', 'modelRendered'],
    };
  }
  const [machine] = positionals;
  if (machine !== undefined && !(machine in tours)) {
    throw new Error(`A real browser tours ${Object.keys(tours).join(', ')}`);
  }
  const only = machine === undefined ? [] : ['tours.test.ts', '--grep', `${machine}:`];
  return { program: 'playwright', parameters: ['test', '--project=model', ...only] };
}

function walk({ program, parameters }: Run): number {
  const [machine] = positionals;
  const { status } = spawnSync(program, parameters, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(machine === undefined ? {} : { MODEL_MACHINE: machine }),
      ...(values.seed === undefined ? {} : { MODEL_SEED: values.seed }),
      EVERY_TEST: 'yes',
    },
  });
  return status ?? 1;
}

function planFor(model: TestModel): TestPlan {
  if (values.into !== undefined) return planInto(model, values.into.split(','));
  const covering = coverings.find((one) => one === values.cover);
  if (!covering) throw new Error(`--cover takes ${coverings.join(', ')}`);
  return planToCover(model, covering);
}

/** Writes plans for a person who tests by hand. */
function writePlans(): void {
  const chosen = models.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  for (const plan of chosen.map(planFor)) {
    console.log(values.csv ? asCsv(plan) : asMarkdown(plan));
  }
}

/** Prints what the walk of the machines alone covers, and names what it misses. */
function tellCoverage(): void {
  const [chosen] = positionals;
  for (const model of models.filter(({ id }) => chosen === undefined || id === chosen)) {
    const { states, transitions, guards, pairs } = coverageOf(model, walkOf(model).walk);
    const shares = Object.entries({ states, transitions, guards, 'pairs of transitions': pairs });
    const told = shares.map(([kind, covered]) => `${kind} ${shareOf(covered)}`);
    console.log(`${model.id}: ${told.join('; ')}`);
    for (const [kind, { uncovered, unreachable, unknown }] of shares) {
      const missed = Object.entries({ uncovered, unreachable, unknown });
      for (const [outcome, names] of chosen === undefined && kind === 'pairs of transitions'
        ? []
        : missed) {
        for (const name of names) console.log(`  ${outcome}: ${name}`);
      }
    }
  }
}

if (values.help) console.log(usage);
else if (values.plan) writePlans();
else {
  process.exitCode = walk(runner());
  if (!values.real) tellCoverage();
}
