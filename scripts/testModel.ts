import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Walks the machines: `npm run test:model` all of them, `npm run test:model -- booking` one, and
 * with `--seed N` the walks by chance of an earlier run again. With `--real`, their scenarios in a
 * real browser on the real server instead: `npm run test:model -- booking --real`.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, real: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [machine] = positionals;
const [program, ...parameters] = values.real
  ? ['playwright', 'test', '--project', 'model', ...positionals.map((id) => `/${id}.test`)]
  : ['vitest', 'run', '--project', 'model', '--project', 'modelRendered'];
const { status } = spawnSync(program, parameters, {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(machine === undefined ? {} : { MODEL_MACHINE: machine }),
    ...(values.seed === undefined ? {} : { MODEL_SEED: values.seed }),
  },
});
process.exitCode = status ?? 1;
