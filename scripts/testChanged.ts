import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { importsOfRepository } from './layers/arrows';
import { lastDurations } from './testChanged/lastResults';
import { onlyMachineIn, planOf } from './testChanged/plan';
import { reachedFrom } from './testChanged/reached';

/**
 * `npm run test:changed`: tests what the files that differ from the last commit can break (or, if none differ, those
 * of that commit), by their imports, nearest tests first, within 90 seconds (`--seconds`), and lists what was left
 * out with its command. `npm run test:changed -- FILE…` takes these files instead. Files without importers
 * (openapi.yaml, documents, print styles) are for `npm run check`.
 */
const { values, positionals } = parseArgs({
  options: {
    seconds: { type: 'string', default: '90' },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const began = performance.now();

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

function changedFiles(): string[] {
  const now = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return now.length > 0 ? now : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

const changed = (positionals.length > 0 ? positionals : changedFiles()).filter((file) =>
  existsSync(file),
);
const reached = reachedFrom(changed, importsOfRepository());
// Test files run concurrently, in as many processes as there are cores.
const budget = Number(values.seconds) * availableParallelism();
const machine = onlyMachineIn(changed, existsSync);
const plan = planOf(reached, lastDurations(), budget, machine);

console.log(`Changed: ${changed.length === 0 ? 'nothing' : changed.join(', ')}`);
console.log(
  `That reaches ${reached.length - changed.length} files; ${plan.tests.length} of tests are run.`,
);
const ran =
  plan.tests.length === 0 || values.list
    ? null
    : spawnSync(
        'npx',
        ['vitest', 'run', '--project=!simulation', '--reporter=dot', ...plan.tests],
        {
          stdio: 'inherit',
          env: { ...process.env, ...(machine === undefined ? {} : { MODEL_MACHINE: machine }) },
        },
      );
if (values.list) for (const file of plan.tests) console.log(`  ${file}`);

const abbreviated = (files: readonly string[]) =>
  files.length > 3
    ? `${files.slice(0, 3).join(' ')} and ${files.length - 3} more`
    : files.join(' ');
const took = ((performance.now() - began) / 1000).toFixed(0);
console.log(`\n${took} s. Left out:`);
if (plan.left.length > 0) {
  console.log(
    `- ${plan.left.length} files of tests farther away (npm run test:unit): ${abbreviated(plan.left)}`,
  );
}
if (machine !== undefined) {
  console.log(`- walks of other machines than ${machine} (npm run test:model)`);
}
if (plan.stories.length > 0) {
  console.log(
    `- ${plan.stories.length} files of stories (npm run test:stories): ${abbreviated(plan.stories)}`,
  );
}
if (plan.inBrowser.length > 0) {
  console.log(
    `- ${plan.inBrowser.length} files in a real browser (npm run build && npm run test:browser -- FILE): ${abbreviated(plan.inBrowser)}`,
  );
}
console.log('- types, rules and layers of all files (npm run check)');
process.exitCode = ran === null ? 0 : (ran.status ?? 1);
