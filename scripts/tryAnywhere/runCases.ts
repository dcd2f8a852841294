import type { Case, Step } from './case';
import { SITE } from './parts';
import { quoted } from './shell';

const nothingLeft: Step = { run: 'node --import tsx scripts/tryAnywhere/leftBehind.ts' };
/** Ctrl-C after enough time for its servers to start. */
const interrupted = (part: string, seconds: number): Step => ({
  run: `node --import tsx scripts/test.ts ${part} & tests=$!; sleep ${seconds}; kill -INT $tests; wait $tests`,
  fails: /did not run: the run was interrupted\.\n0 passed, 0 failed, 1 skipped/,
});

/** How the tests are obtained, and how they end. */
export const runCases: readonly Case[] = [
  {
    name: 'no-history',
    what: 'files without a history of Git',
    part: 'checks, and build of site, server and stories',
    steps: [
      { run: 'npm ci' },
      {
        run: 'npm test -- check:rules check:typed-rules check:types check:format check:documents build:tested',
      },
    ],
    prepare: ({ clone }) => [`rm -rf ${quoted(`${clone}/.git`)}`],
  },
  {
    name: 'interrupted',
    what: 'an interrupted run, and then another',
    part: '`test:unit` and `test:browser`, each interrupted, then `faults` and the start of the server',
    alwaysPart: true,
    expected: 'nothing is left behind, and the next run passes',
    steps: [
      { run: 'npm run build && npm run build:payment-flow', builds: true },
      interrupted('test:unit', 60),
      nothingLeft,
      interrupted('test:browser', 60),
      nothingLeft,
      { run: 'npx vitest run --project faults' },
      ...SITE,
      nothingLeft,
    ],
  },
];
