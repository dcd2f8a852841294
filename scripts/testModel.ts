import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Walks the machines: `npm run test:model` all of them, `npm run test:model -- booking` one, and
 * with `--seed N` the walks by chance of an earlier run again.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
});
const [machine] = positionals;
const { status } = spawnSync('vitest', ['run', '--project', 'model', '--project', 'modelRendered'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(machine === undefined ? {} : { MODEL_MACHINE: machine }),
    ...(values.seed === undefined ? {} : { MODEL_SEED: values.seed }),
  },
});
process.exitCode = status ?? 1;
