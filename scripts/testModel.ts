import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { models } from '../tests/model/models/all';
import { realTestOf } from '../tests/model/real/walks';
import { coverageOf, shareOf } from '../tests/model/support/coverage';
import { walkOf } from '../tests/model/support/findings';

const usage = `Walks the machines along the paths of their test models.

  npm run test:model                          all machines, by themselves and through their pages
  npm run test:model -- booking               one machine
  npm run test:model -- --seed 7              the walks by chance of an earlier run again
  npm run test:model -- booking --real        in a real browser on the real server: a few paths that
                                              together take every transition that can be taken there
  npm run test:model -- booking --real --all  there too, and after those each thing that can happen
                                              between any two states
  npm run test:model -- --real [--all]        all machines that are walked there, and interruptions

The site has to be built for --real: npm run build:site.`;

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string' },
    real: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

for (const id of positionals) {
  if (models.some((model) => model.id === id)) continue;
  throw new Error(`There is no machine ${id}, but ${models.map((model) => model.id).join(', ')}`);
}

/** What runs the paths, and with which parameters. */
function runner(): [program: string, ...parameters: string[]] {
  if (!values.real) return ['vitest', 'run', '--project', 'model', '--project', 'modelRendered'];
  return ['playwright', 'test', '--project=model', ...positionals.map(realTestOf)];
}

function walk(): number {
  const [program, ...parameters] = runner();
  const [machine] = positionals;
  const { status } = spawnSync(program, parameters, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(machine === undefined ? {} : { MODEL_MACHINE: machine }),
      ...(values.seed === undefined ? {} : { MODEL_SEED: values.seed }),
      MODEL_PATHS: values.all ? 'all' : 'transitions',
    },
  });
  return status ?? 1;
}

/** Says how far the walk of the machines by themselves comes, and names what it misses. */
function tellCoverage(): void {
  const [chosen] = positionals;
  for (const model of models.filter(({ id }) => chosen === undefined || id === chosen)) {
    const { states, transitions, guards, pairs } = coverageOf(model, walkOf(model).walk);
    const shares = Object.entries({ states, transitions, guards, 'pairs of transitions': pairs });
    const told = shares.map(([kind, covered]) => `${kind} ${shareOf(covered)}`);
    console.log(`${model.id}: ${told.join('; ')}`);
    for (const [kind, { uncovered, unreachable, unknown }] of shares) {
      const missed = Object.entries({ uncovered, unreachable, unknown });
      for (const [standing, names] of chosen === undefined && kind === 'pairs of transitions'
        ? []
        : missed) {
        for (const name of names) console.log(`  ${standing}: ${name}`);
      }
    }
  }
}

if (values.help) console.log(usage);
else {
  process.exitCode = walk();
  if (!values.real) tellCoverage();
}
