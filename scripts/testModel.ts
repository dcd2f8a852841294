import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

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

/** What runs the paths, and with which parameters. */
function runner(): [program: string, ...parameters: string[]] {
  if (!values.real) return ['vitest', 'run', '--project', 'model', '--project', 'modelRendered'];
  const files = positionals.map((id) => `/${id}.test`);
  return ['playwright', 'test', '--project=model', ...files];
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
      ...(values.all ? { MODEL_PATHS: 'all' } : {}),
    },
  });
  return status ?? 1;
}

if (values.help) console.log(usage);
else process.exitCode = walk();
