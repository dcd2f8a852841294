import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { everyTest } from './scripts/test/everyTest.ts';
import { statecharts } from './.storybook/statecharts/plugin.ts';

/**
 * Styles come rule by rule, as in the built site: as text, jsdom reads the whole sheet anew for each
 * component, which is a third of the time that these tests take.
 */
const stylesByRule = { SC_DISABLE_SPEEDY: 'false' };

/** Pages and requests leave much behind that is soon forgotten: it pays to clear it away seldom. */
const youngGenerationFlags = ['--max-semi-space-size=64'];

/**
 * What waits for a page, a provider or a mail server may wait in vain on a machine that stands still for seconds.
 * It is tried once more, and the report says `retry x1` beside it; rules and machines wait for nobody.
 */
const onceMore = 1;

/** What needs a page and modules to itself. */
const pagesToThemselves = [
  // They replace modules, which a worker must not have loaded before.
  'tests/rendered/**/commits.test.tsx',
  'tests/rendered/site/outOfReach.test.tsx',
  // They begin before anybody has touched the page.
  'tests/rendered/navigation/preloading.test.tsx',
  'tests/rendered/site/heldRooms.test.tsx',
  // It forgets every module, also the one that another file's page is about to import.
  'tests/rendered/browser/pageRest.test.ts',
];

/** Long by nature, or about what seldom changes: release and night run them, not every day (docs/testing.md). */
const notEveryDay = everyTest
  ? []
  : [
      'tests/server/{cluster,costs,fuzz}/**',
      'tests/server/database/{expandingMigrations,killedPostmaster,openDatabase,plans}.test.ts',
      'tests/server/reservations/{costOfAttack,plans}.test.ts',
      'tests/sandbox/!(documentedResponses).test.ts',
      'tests/simulation/moreSchedules.test.ts',
    ];

/** What comes at once on a quiet machine takes its time on a busy one. */
const patient = { poll: { interval: 5, timeout: 20_000 } };

/** Views in jsdom. */
const inJsdom = {
  environment: 'jsdom',
  setupFiles: ['tests/rendered/setup.ts'],
  env: stylesByRule,
  execArgv: youngGenerationFlags,
  retry: onceMore,
  expect: patient,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/**
 * Suites by where they run: rules and machines in plain Node, views in jsdom, the server in Node on
 * a PostgreSQL of its own, and the simulation on one in memory, where it meets every kind of mishap. The
 * real browser has its own runner (tests/browser/playwright.config.ts).
 */
export default defineConfig({
  test: {
    // The default leaves a core to the main process, which on two cores is half of the machine. One worker more
    // than cores, since the tests of jobs, databases and starting wait for others a good part of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{unit,specification}/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          // Rules have no state: nothing of one file is left behind for another.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'model',
          include: ['tests/model/**/*.test.ts'],
          // Those need a page, or a real browser with the runner that is made for it.
          exclude: ['tests/model/{rendered,real}/**', ...notEveryDay],
          environment: 'node',
          isolate: false,
          // A walk through all moments of the payment takes seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          ...inJsdom,
          name: 'rendered',
          include: ['tests/{,model/}rendered/**/*.test.{ts,tsx}'],
          exclude: pagesToThemselves,
          // Reading React, the site and jsdom anew for each file takes longer than many files do.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: { ...inJsdom, name: 'renderedAlone', include: pagesToThemselves },
      },
      {
        plugins: [react(), statecharts()],
        test: {
          name: 'stories',
          include: ['tests/stories/completeness.test.ts'],
          environment: 'jsdom',
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/{server,sandbox}/**/*.test.ts'],
          exclude: ['tests/server/faults/**', ...notEveryDay],
          globalSetup: ['tests/server/support/runPostgres.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          retry: onceMore,
          execArgv: youngGenerationFlags,
          // Files share their worker's database.
          isolate: false,
        },
      },
      {
        test: {
          // They replace modules, which a worker must not have loaded before.
          name: 'faults',
          include: ['tests/server/faults/**/*.test.ts'],
          globalSetup: ['tests/server/support/runPostgres.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'simulation',
          include: ['tests/simulation/**/*.test.ts'],
          exclude: notEveryDay,
          // The test command runs it beside the browsers, which must not wait for it.
          setupFiles: ['tests/simulation/support/behindOthers.ts'],
          environment: 'node',
          testTimeout: 300_000,
          execArgv: youngGenerationFlags,
        },
      },
    ],
  },
});
