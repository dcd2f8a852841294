import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { everyTest } from './everyTest';

/** Where a part writes its tests' results; null for one that only passes or fails as a whole. */
type Results = { runner: 'vitest' | 'playwright'; file: string } | null;

/** A part of the test command: a script of package.json. */
export interface Part {
  script: string;
  what: string;
  results: Results;
  /** The script that must have succeeded before. */
  needs: string | null;
  /** The command that repeats it alone, if it isn't its script. */
  repeat?: string;
}

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const resultsFolder = `${root}.cache/results/`;

function readScripts(): Readonly<Record<string, string>> {
  const read: unknown = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const found: unknown =
    typeof read === 'object' && read !== null ? Reflect.get(read, 'scripts') : undefined;
  return Object.fromEntries(
    Object.entries(found ?? {}).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
}

export const scripts = readScripts();

const checks = Object.keys(scripts)
  .filter((script) => script.startsWith('check:'))
  .map((script): Part => {
    const what = `${script.replace('check:', '').replaceAll('-', ' ')} (check)`;
    return { script, what, results: null, needs: null };
  });

const BUILT = 'build:tested';

/** What only release and night run beside the rest of all tests. */
const release: readonly Part[] = [
  { script: 'test:engines', what: 'Firefox and WebKit', results: null, needs: BUILT },
  { script: 'test:service', what: 'the systemd unit', results: null, needs: BUILT },
  { script: 'release:try', what: 'an upgrade and the way back', results: null, needs: BUILT },
  { script: 'test:schedules', what: 'a thousand more simulated days', results: null, needs: null },
];

/**
 * The parts of the test command; those in one list run concurrently: checks beside the builds, and the simulation, at
 * low priority, beside the browser tests, which now and then wait.
 */
export const stages: readonly (readonly Part[])[] = [
  [
    ...checks,
    { script: BUILT, what: 'site, server and stories build', results: null, needs: null },
  ],
  [
    {
      script: 'test:unit',
      what: 'rules, machines, views, server',
      results: { runner: 'vitest', file: 'vitest.json' },
      needs: null,
    },
  ],
  [
    {
      script: 'test:stories:built',
      what: 'stories in a browser, and looks',
      results: { runner: 'playwright', file: 'stories.json' },
      needs: BUILT,
      repeat: 'npm run test:stories',
    },
  ],
  [
    {
      script: 'test:browser',
      what: 'journeys in a browser',
      results: { runner: 'playwright', file: 'browser.json' },
      needs: BUILT,
    },
    {
      script: 'test:simulation',
      what: 'simulated days with mishaps',
      results: { runner: 'vitest', file: 'simulation.json' },
      needs: null,
    },
  ],
  ...(everyTest ? [release] : []),
];
