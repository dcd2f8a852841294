import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { modelNamed, models } from '../../models/all';
import { realTestOf } from './real/walks';
import { coverageOf, shareOf } from '../../tools/model/coverage';
import { walkOf } from '../../tools/model/findings';
import { replayAlone, runOf, type ReplayRun } from './replayRun';

const usage = `Walks the machines along the paths of their test models.

  npm run test:model                          all machines, by themselves and through their pages
  npm run test:model -- booking               one machine
  npm run test:model -- --seed 7              the walks by chance of an earlier run again
  npm run test:model -- booking --real        in a real browser on the real server: a few paths that
                                              together take every transition that can be taken there
  npm run test:model -- booking --real --all  there too, and after those each thing that can happen
                                              between any two states
  npm run test:model -- --real [--all]        all machines that are walked there, and interruptions
  npm run test:model -- --replay file.json    what the drawer of \`npm run dev\` has recorded, on the
                                              machines by themselves; with their names some of them
  npm run test:model -- --replay file.json --level 2
                                              … on the rendered pages; 3: in a real browser

The site has to be built for --real and --level 3: npm run build:site.`;

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string' },
    real: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    replay: { type: 'string' },
    level: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

positionals.forEach(modelNamed);

/** What runs the paths, and with which parameters. */
function runner(): ReplayRun {
  if (!values.real) {
    return {
      program: 'vitest',
      parameters: ['run', '--project', 'model', '--project', 'modelRendered'],
    };
  }
  const parameters = ['test', '--project=model', ...positionals.map(realTestOf)];
  return { program: 'playwright', parameters };
}

function walk({ program, parameters }: ReplayRun, asked: Readonly<Record<string, string>>): number {
  const [machine] = positionals;
  const { status } = spawnSync(program, parameters, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(machine === undefined ? {} : { MODEL_MACHINE: machine }),
      ...(values.seed === undefined ? {} : { MODEL_SEED: values.seed }),
      ...asked,
    },
  });
  return status ?? 1;
}

/** Walks a recording, first on the machines alone and then at the requested level. */
function replay(file: string): number {
  const asked = { file, machines: positionals, level: Number(values.level) };
  const went = replayAlone(asked) ? 0 : 1;
  if (asked.level === 1) return went;
  const run = runOf(asked);
  return run ? walk(run, { MODEL_REPLAY: resolve(file) }) : 1;
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
else if (values.replay !== undefined) process.exitCode = replay(values.replay);
else {
  process.exitCode = walk(runner(), { MODEL_PATHS: values.all ? 'all' : 'transitions' });
  if (!values.real) tellCoverage();
}
