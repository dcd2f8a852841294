import { spawnSync } from 'node:child_process';

/**
 * Prints what it takes to keep the last room of a type, or the whole hotel, from guests without ever paying: `npm run
 * measure:holds`, with 2, 4, 8 and 16 mailboxes on each network. Networks, mailboxes and requests per hour, for how many
 * minutes nothing was left, and from which minute on every type was available. Takes half an hour.
 */
const test = 'tests/server/reservations/costOfAttack.test.ts';
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'server', '--disableConsoleIntercept', test],
  { stdio: 'inherit', env: { ...process.env, EVERY_TEST: 'yes', MEASURE_HOLDS: 'yes' } },
);
process.exitCode = status ?? 1;
