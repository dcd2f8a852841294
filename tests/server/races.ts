import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Runs the races for a hold that is about to end on a real PostgreSQL, each as often as one likes:
 * `npm run test:races -- --rounds 1000`. The test command runs a few of each.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1000' } } });
const file = 'tests/server/payments/settlement/extendingAtOnce.test.ts';
const { status } = spawnSync('vitest', ['run', '--project', 'server', file], {
  stdio: 'inherit',
  env: { ...process.env, RACE_ROUNDS: values.rounds },
});
process.exitCode = status ?? 1;
