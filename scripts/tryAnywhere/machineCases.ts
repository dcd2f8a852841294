import { can, mountable, onlyRoot } from './abilities';
import type { Case, Step } from './case';
import { SITE, siteText, LOOKS, looksText, RULES, rulesText } from './parts';
import { quoted } from './shell';

const surroundings = [
  { name: 'new-york', env: { TZ: 'America/New_York' } },
  { name: 'c-locale', env: { LANG: 'C', LC_ALL: 'C' } },
  { name: 'german', env: { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' } },
].map(({ name, env }): Case => {
  const [told = ''] = Object.entries(env).map(([variable, value]) => `${variable}=${value}`);
  return {
    name,
    what: `\`${told}\``,
    part: `${siteText}, ${rulesText}`,
    steps: [...SITE, ...RULES],
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

const someone = 'anywhere';

/** Properties of a machine, its user and its network. */
export const machineCases: readonly Case[] = [
  ...surroundings,
  {
    name: 'spaces-and-umlauts',
    what: 'a path with spaces and umlauts',
    part: `\`npm ci\`, ${siteText}, ${looksText}`,
    steps: [{ run: 'npm ci' }, ...SITE, ...LOOKS],
    folderName: 'ein Haus für Gäste',
  },
  {
    name: 'ports-taken',
    what: `ports ${TAKEN.join(', ')} taken`,
    part: siteText,
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
    part: `${siteText}, ${rulesText}`,
    steps: [...SITE, ...RULES],
    alwaysPart: true,
    missing: () =>
      can('unshare --net ip link set lo up') ? null : 'no namespaces for networks here',
    within: () => (command) =>
      `unshare --net bash -c ${quoted(`sysctl -qw net.ipv6.conf.all.disable_ipv6=1 && ip link set lo up && ${command}`)}`,
  },
  {
    name: 'read-only-home',
    what: "a home that can't be written to",
    part: `\`npm ci\`, ${siteText}, ${looksText}`,
    steps: [{ run: 'npm ci' }, ...SITE, ...LOOKS],
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
    part: `\`npm ci\`, ${siteText}, ${rulesText}`,
    steps: [{ run: 'npm ci' }, ...SITE, ...RULES],
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
    part: siteText,
    steps: SITE,
    missing: onlyRoot,
    prepare: ({ place }) => [`chmod 700 ${quoted(place)}`],
  },
  {
    name: 'one-core',
    what: '1 core',
    part: `${siteText}, ${rulesText}`,
    steps: [...SITE, ...RULES],
    missing: () => (can('taskset --cpu-list 0 true') ? null : 'no taskset here'),
    within: () => (command) => `taskset --cpu-list 0 bash -c ${quoted(command)}`,
  },
  {
    name: '8-gib',
    what: '8 GiB of memory',
    part: `build of site, server and stories, ${rulesText}`,
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
];
