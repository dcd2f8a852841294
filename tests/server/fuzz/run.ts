import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Sends random requests, valid and invalid, to every operation of the contract: `npm run fuzz -- --runs 100` for a
 * hundred servers with a hundred requests each, `--seed N` to repeat an earlier run.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
console.log(`Seed ${values.seed}`);
const { status } = spawnSync('vitest', ['run', '--project', 'server', 'tests/server/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed },
});
process.exitCode = status ?? 1;
