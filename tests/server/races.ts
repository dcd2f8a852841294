import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Runs the races on a real PostgreSQL, each as often as one likes: for a hold that is about to end, and for each act that
 * two desks send at one moment (`npm run test:races -- --rounds 1000 --acts 100`). The test command runs a few of each.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    acts: { type: 'string', default: '100' },
  },
});
const files = [
  'tests/server/payments/settlement/extendingAtOnce.test.ts',
  'tests/server/desk/deskRaces.test.ts',
];
const { status } = spawnSync('vitest', ['run', '--project', 'server', ...files], {
  stdio: 'inherit',
  env: { ...process.env, RACE_ROUNDS: values.rounds, DESK_RACE_ROUNDS: values.acts },
});
process.exitCode = status ?? 1;
