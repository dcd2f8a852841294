import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { quoted } from './shell';

/** A command of a case; one that has to fail says so in words that a person can act upon. */
export interface Step {
  run: string;
  fails?: RegExp;
  /** Whether it makes what `--built` takes from the project instead. */
  builds?: boolean;
}

/** Where a case takes place. */
interface About {
  place: string;
  clone: string;
}

/** A machine, or a situation, that somebody may be in. */
export interface Case {
  name: string;
  what: string;
  /** The part of the test command that this case can change, in words. */
  part: string;
  steps: readonly Step[];
  /** What it has to come to, where that is not that all tests pass. */
  expected?: string;
  /** Whether the whole test command says nothing more of it than its part. */
  alwaysPart?: boolean;
  /** Why this machine can't try it; null where it can. */
  missing?: () => string | null;
  folderName?: string;
  env?: (about: About) => Record<string, string>;
  /** What is done before, from the case's folder. */
  prepare?: (about: About) => string[];
  /** Has a command run by another user or in another namespace. */
  within?: (about: About) => (command: string) => string;
  afterwards?: (about: About) => string[];
}

const isRoot = process.getuid?.() === 0;
const onlyRoot = () => (isRoot ? null : 'only root can do this');

function can(command: string): boolean {
  try {
    execFileSync('bash', ['-c', command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const mountable = () => (can('unshare --mount true') ? null : 'no namespaces for mounts here');

/** Builds, starts and stops the real server with its PostgreSQL, and opens it in a real browser. */
const HOUSE: readonly Step[] = [
  { run: 'npm run build', builds: true },
  { run: 'npx playwright test tests/browser/starting.test.ts tests/browser/head.test.ts' },
];
const houseInMessages = 'build, start and stop of the server with PostgreSQL, pages in the browser';

/** Rules, time and words, and the server's own tests of money and mail. */
const RULES: readonly Step[] = [
  { run: 'npx vitest run --project unit --project faults' },
  { run: 'npx vitest run --project server tests/server/email tests/server/starting' },
];
const rulesInMessages = '`unit`, `faults` and the mail of `server`';

/** Stories whose letters come from the system where the project brings none. */
const LOOKS: readonly Step[] = [
  { run: 'npm run build:storybook', builds: true },
  {
    run: "npx playwright test --config tests/stories/playwright.config.ts --retries 0 -g 'Mail/Letters|Components/Button'",
  },
];
const looksInMessages = 'the looks of the letters and of the buttons';

const nodeOf = (place: string) => `${place}/node/node_modules/node/bin`;
const npmOf = (major: string) => (major === '24' ? '11' : '10');

/** One line of Node as npm brings it, with the npm of that line. */
function nodeCase(major: string): Case {
  return {
    name: `node-${major}`,
    what: `Node ${major} with npm ${npmOf(major)}`,
    part: `\`npm ci\`, ${houseInMessages}, ${rulesInMessages}`,
    steps: [{ run: 'npm ci' }, { run: 'node --version && npm --version' }, ...HOUSE, ...RULES],
    env: ({ place }) => ({
      PATH: `${nodeOf(place)}:${place}/node/node_modules/.bin:${process.env.PATH ?? ''}`,
    }),
    prepare: ({ place }) => [
      `npm install --silent --no-save --prefix ${quoted(`${place}/node`)} node@${major} npm@${npmOf(major)}`,
    ],
  };
}

/** Runs it where the folders of fonts are others. */
const withFonts = (lay: string) => () => (command: string) =>
  `unshare --mount bash -c ${quoted(`mount -t tmpfs none /usr/share/fonts && ${lay} && ${command}`)}`;

const surroundings = [
  { name: 'new-york', env: { TZ: 'America/New_York' } },
  { name: 'c-locale', env: { LANG: 'C', LC_ALL: 'C' } },
  { name: 'german', env: { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' } },
].map(({ name, env }): Case => {
  const [told = ''] = Object.entries(env).map(([variable, value]) => `${variable}=${value}`);
  return {
    name,
    what: `\`${told}\``,
    part: `${houseInMessages}, ${rulesInMessages}`,
    steps: [...HOUSE, ...RULES],
    env: () => ({ ...env }),
  };
});

const TAKEN = [4000, 4010, 4020, 4100];
const hold = (ports: readonly number[]) =>
  `node -e "for (const port of [${ports.join()}]) require('node:net').createServer().listen(port, '127.0.0.1')" & held=$!`;
const taken = (port: number, variable: string): Step => ({
  run: `${hold([port])}; sleep 1; node dist/server/main.js; ended=$?; kill $held; exit $ended`,
  fails: new RegExp(`Port ${port} is taken by another program. Stop that, or set ${variable} `),
});

const nothingLeft: Step = { run: 'node --import tsx scripts/tryAnywhere/leftBehind.ts' };
/** Ctrl-C after a time in which its servers have started. */
const interrupted = (part: string, seconds: number): Step => ({
  run: `node --import tsx scripts/test.ts ${part} & tests=$!; sleep ${seconds}; kill -INT $tests; wait $tests`,
  fails: /did not run: the run was interrupted\.\n0 passed, 0 failed, 1 skipped/,
});

/** An installed Chromium, where it usually is or where whoever tries has it. */
const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const someone = 'anywhere';

export const cases: readonly Case[] = [
  ...['20', '22', '24'].map(nodeCase),
  {
    name: 'npm-ci-twice',
    what: '`npm ci` twice',
    part: `\`npm ci\` twice, ${houseInMessages}`,
    steps: [{ run: 'npm ci' }, { run: 'npm ci' }, ...HOUSE],
  },
  {
    name: 'installed-chromium',
    what: "Debian's Chromium, named in `CHROMIUM_PATH`",
    part: `${houseInMessages}, ${looksInMessages}`,
    steps: [...HOUSE, ...LOOKS],
    missing: () => (existsSync(installed) ? null : `there is no ${installed}`),
    env: () => ({ CHROMIUM_PATH: installed }),
  },
  {
    name: 'old-chromium',
    what: 'a Chromium that is too old, named in `CHROMIUM_PATH`',
    part: 'start of the journeys',
    alwaysPart: true,
    expected: 'fails, and says which version it needs',
    steps: [
      {
        run: 'npx playwright test tests/browser/head.test.ts',
        fails: /is too old: 90\.0\.4430\.212, and the tests need \d+ or newer/,
      },
    ],
    prepare: ({ place }) => [
      `printf '#!/bin/sh\\necho Chromium 90.0.4430.212\\n' > old-chromium && chmod +x ${quoted(`${place}/old-chromium`)}`,
    ],
    env: ({ place }) => ({ CHROMIUM_PATH: `${place}/old-chromium` }),
  },
  {
    name: 'no-packaged-browser',
    what: "npm's Chromium can't run, and none is installed",
    part: 'start of the stories',
    alwaysPart: true,
    expected: 'fails, and says what to install',
    steps: [
      {
        run: 'npx playwright test --config tests/stories/playwright.config.ts',
        fails: /The tests find no browser\. The Chromium from npm does not run here/,
      },
    ],
    missing: () => (existsSync('/usr/bin/chromium') ? 'there is /usr/bin/chromium' : null),
    prepare: ({ clone }) => [
      `mkdir -p ${quoted(`${clone}/.cache/chromium-147.0.0`)} && printf '#!/bin/sh\\nexit 127\\n' > ${quoted(`${clone}/.cache/chromium-147.0.0/chromium`)} && chmod +x ${quoted(`${clone}/.cache/chromium-147.0.0/chromium`)}`,
    ],
  },
  {
    name: 'no-fonts',
    what: 'no fonts at all',
    part: looksInMessages,
    steps: LOOKS,
    missing: mountable,
    within: withFonts('true'),
  },
  {
    name: 'other-fonts',
    what: 'other fonts in the place of Arial and Georgia',
    part: looksInMessages,
    steps: LOOKS,
    missing: mountable,
    prepare: () => [
      'npm install --silent --no-save --prefix fonts @expo-google-fonts/arimo @expo-google-fonts/gelasio',
    ],
    within: ({ place }) =>
      withFonts(`cp -r ${quoted(`${place}/fonts/node_modules`)} /usr/share/fonts/others`)(),
  },
  {
    name: 'planted-full-stop',
    what: 'a full stop more on a button',
    part: looksInMessages,
    alwaysPart: true,
    expected: 'fails, and shows the story before and after',
    steps: [
      { run: 'npm run build:storybook' },
      {
        run: "npx playwright test --config tests/stories/playwright.config.ts --retries 0 -g 'Components/Button'",
        fails: /stories do not look as approved/,
      },
    ],
    prepare: ({ clone }) => [
      `grep -q '>secondary<' ${quoted(`${clone}/stories/components/button.stories.tsx`)}`,
      `sed -i 's/>secondary</>secondary.</' ${quoted(`${clone}/stories/components/button.stories.tsx`)}`,
    ],
  },
  ...surroundings,
  {
    name: 'spaces-and-umlauts',
    what: 'a path with spaces and umlauts',
    part: `\`npm ci\`, ${houseInMessages}, ${looksInMessages}`,
    steps: [{ run: 'npm ci' }, ...HOUSE, ...LOOKS],
    folderName: 'ein Haus für Gäste',
  },
  {
    name: 'ports-taken',
    what: `ports ${TAKEN.join(', ')} taken`,
    part: houseInMessages,
    steps: [
      { run: 'npm run build', builds: true },
      taken(4000, 'PORT'),
      taken(4010, 'SANDBOX_PAYSTACK_PORT'),
      taken(4020, 'SANDBOX_FLUTTERWAVE_PORT'),
      {
        run: `${hold(TAKEN)}; npx playwright test tests/browser/starting.test.ts tests/browser/head.test.ts; ended=$?; kill $held; exit $ended`,
      },
    ],
    alwaysPart: true,
    expected: 'start says which is taken and what chooses another; tests pass',
    env: ({ place }) => ({ DATA_FOLDER: `${place}/hotel` }),
  },
  {
    name: 'no-ipv6',
    what: 'no IPv6, and no network but loopback',
    part: `${houseInMessages}, ${rulesInMessages}`,
    steps: [...HOUSE, ...RULES],
    alwaysPart: true,
    missing: () =>
      can('unshare --net ip link set lo up') ? null : 'no namespaces for networks here',
    within: () => (command) =>
      `unshare --net bash -c ${quoted(`sysctl -qw net.ipv6.conf.all.disable_ipv6=1 && ip link set lo up && ${command}`)}`,
  },
  {
    name: 'read-only-home',
    what: "a home that can't be written to",
    part: `\`npm ci\`, ${houseInMessages}, ${looksInMessages}`,
    steps: [{ run: 'npm ci' }, ...HOUSE, ...LOOKS],
    missing: mountable,
    env: ({ place }) => ({ HOME: `${place}/home`, npm_config_cache: `${place}/npm` }),
    prepare: () => ['mkdir home'],
    within:
      ({ place }) =>
      (command) =>
        `unshare --mount bash -c ${quoted(`mount --bind ${place}/home ${place}/home && mount -o remount,bind,ro ${place}/home && ${command}`)}`,
  },
  {
    name: 'not-root',
    what: 'a user who is not root',
    part: `\`npm ci\`, ${houseInMessages}, ${rulesInMessages}`,
    steps: [{ run: 'npm ci' }, ...HOUSE, ...RULES],
    missing: onlyRoot,
    env: ({ place }) => ({ HOME: `${place}/home` }),
    prepare: ({ place }) => [
      `useradd --system --no-create-home ${someone} && mkdir home && chown -R ${someone} ${quoted(place)}`,
    ],
    within: () => (command) =>
      `setpriv --reuid=${someone} --regid=${someone} --clear-groups bash -c ${quoted(command)}`,
    afterwards: () => [`userdel ${someone}`],
  },
  {
    name: 'root',
    what: 'root, in a folder that is closed to others',
    part: houseInMessages,
    steps: HOUSE,
    missing: onlyRoot,
    prepare: ({ place }) => [`chmod 700 ${quoted(place)}`],
  },
  {
    name: 'one-core',
    what: '1 core',
    part: `${houseInMessages}, ${rulesInMessages}`,
    steps: [...HOUSE, ...RULES],
    missing: () => (can('taskset --cpu-list 0 true') ? null : 'no taskset here'),
    within: () => (command) => `taskset --cpu-list 0 bash -c ${quoted(command)}`,
  },
  {
    name: '8-gib',
    what: '8 GiB of memory',
    part: `build of site, server and stories, ${rulesInMessages}`,
    steps: [{ run: 'npm run build:tested' }, ...RULES],
    missing: () =>
      can('mkdir /sys/fs/cgroup/memory/anywhere && rmdir /sys/fs/cgroup/memory/anywhere')
        ? null
        : 'no group for memory can be made here',
    within: () => (command) =>
      `echo $$ > /sys/fs/cgroup/memory/anywhere/cgroup.procs && ${command}`,
    prepare: () => [
      'mkdir /sys/fs/cgroup/memory/anywhere && echo 8G > /sys/fs/cgroup/memory/anywhere/memory.limit_in_bytes',
    ],
    afterwards: () => ['rmdir /sys/fs/cgroup/memory/anywhere'],
  },
  {
    name: 'no-history',
    what: 'files without a history of Git',
    part: 'checks, and build of site, server and stories',
    steps: [
      { run: 'npm ci' },
      { run: 'npm test -- check:rules check:typed-rules check:types check:documents build:tested' },
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
      ...HOUSE,
      nothingLeft,
    ],
  },
];
