import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { modelNamed, models } from '../../models/all';
import { tours } from './real/tours';
import { coverageOf, walkOf } from '../../tools/model/findings';
import { planFor } from '../../tools/model/plan';

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
                                              box to tick

The site has to be built for --real: npm run build:site.`;

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string' },
    real: { type: 'boolean', default: false },
    plan: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const [chosen] = positionals.map(modelNamed);
const selected = chosen ? [chosen] : models;

/** What runs the paths, and with which parameters. */
function runner(): Run {
  if (!values.real) {
    return { program: 'vitest', parameters: ['run', 'tests/model/'] };
  }
  const machine = chosen?.id;
  if (machine !== undefined && !(machine in tours)) {
    throw new Error(`A real browser tours ${Object.keys(tours).join(', ')}`);
  }
  const only = machine === undefined ? [] : ['tours.test.ts', '--grep', `${machine}:`];
  return {
    program: 'playwright',
    parameters: ['test', '--config=tests/browser/playwright.config.ts', '--project=model', ...only],
  };
}

function walk({ program, parameters }: Run): number {
  const { status } = spawnSync(program, parameters, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(chosen && { MODEL_MACHINE: chosen.id }),
      ...(values.seed && { MODEL_SEED: values.seed }),
      EVERY_TEST: 'yes',
    },
  });
  return status ?? 1;
}

/** Prints how much the walk of the machines alone meets, and names what it misses. */
function tellCoverage(): void {
  for (const model of selected) {
    const { findings, walk } = walkOf(model);
    const shares = Object.entries(coverageOf(model.machine, walk));
    console.log(`${model.id}: ${shares.map((share) => share.join(' ')).join('; ')}`);
    for (const { about, words } of findings) if (about === 'coverage') console.log(`  ${words}`);
  }
}

if (values.help) console.log(usage);
else if (values.plan) console.log(selected.map(planFor).join('\n'));
else {
  process.exitCode = walk(runner());
  if (!values.real) tellCoverage();
}
