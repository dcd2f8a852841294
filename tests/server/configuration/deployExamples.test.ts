import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfiguration } from '../../../server/configuration/configuration';
import { textAt, valueAt } from '../support/reading';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Every variable for which the configuration asks, in development and in production, with all that is optional there. */
function knownVariables(): string[] {
  const asked = new Set<string>();
  for (const given of [{}, { NODE_ENV: 'production' }]) {
    const values: Record<string, string | undefined> = {
      ...given,
      METRICS_PORT: '9464',
      PAYSTACK_SECRET_KEY: 'sk_live_of_the_hotel',
      FLUTTERWAVE_SECRET_KEY: 'FLWSECK-of-the-hotel-X',
    };
    const env = new Proxy(values, {
      get: (target, name) => {
        if (typeof name !== 'string') return undefined;
        asked.add(name);
        return target[name];
      },
    });
    try {
      readConfiguration(env, () => ({ accessToken: 'kept', codes: 'kept' }));
    } catch {
      // Missing variables are read all the same.
    }
  }
  return [...asked].sort();
}

const known = knownVariables();

/** Variables that the compose file omits, with the reason. */
const notInCompose: Readonly<Record<string, string>> = {
  NODE_ENV: 'set by the image',
  HOST: 'the image listens on all addresses, of a network that no guest is in',
  PORT: 'set by the image, for its health check; the proxy asks there',
  DATA_FOLDER: 'set by the image; nothing is kept in it',
  SANDBOX_PAYSTACK_PORT: 'production has no sandbox',
  SANDBOX_FLUTTERWAVE_PORT: 'production has no sandbox',
};

/** Variables that the env file omits, with the reason. */
const notInFile: Readonly<Record<string, string>> = {
  NODE_ENV: 'set by the unit and by the image',
  DATA_FOLDER: 'set by the unit and by the image',
  SANDBOX_PAYSTACK_PORT: 'production has no sandbox',
  SANDBOX_FLUTTERWAVE_PORT: 'production has no sandbox',
};

/** Variables of the env file for the compose file and the build, unknown to the server. */
const ofTheFileAlone = ['POSTGRES_PASSWORD', 'SITE', 'HOTEL_LANGUAGE', 'HOTEL_COMMIT'];

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const compose: unknown = parse(read('deploy/compose.yaml'), { merge: true });
const servers = Object.entries(membersOf(valueAt(compose, 'services')))
  .filter(([name]) => name.startsWith('server'))
  .map(([name, service]): [string, unknown] => [name, service]);

test('The configuration is asked for all that it knows', () => {
  expect(known).toEqual(
    expect.arrayContaining(['OCCUPANCY', 'STAFF_EMAIL', 'METRICS_TOKEN', 'REHEARSAL']),
  );
});

describe.each(servers)('In the compose file, %s', (_name, service) => {
  const environment = membersOf(valueAt(service, 'environment'));
  const args = Object.keys(membersOf(valueAt(service, 'build.args')));

  test('gets every variable, or it is said here why not', () => {
    const expected = known.filter((name) => !Object.hasOwn(notInCompose, name));
    expect(Object.keys(environment).sort()).toEqual(expected);
  });

  test('gets them by their own names', () => {
    const made = ['DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY'];
    const passed = Object.entries(environment).filter(([name]) => !made.includes(name));
    for (const [name, value] of passed) {
      expect(value).toMatch(new RegExp(`^\\$\\{${name}:(?:\\?|-.*)\\}$`));
    }
  });

  test('is built with what only the build knows', () => {
    expect(args.sort()).toEqual(['HOTEL_COMMIT', 'HOTEL_LANGUAGE']);
    for (const name of args) {
      expect(read('deploy/Dockerfile')).toMatch(new RegExp(`^ARG ${name}=`, 'm'));
    }
  });

  test('has a volume for backups, which outlives it', () => {
    expect(valueAt(service, 'volumes')).toContain('backups:/backups');
  });
});

test('The file of variables has every one, or it is said here why not', () => {
  const file = read('deploy/hotel.env.example');
  const named = Array.from(file.matchAll(/^#?([A-Z][A-Z_]+)=/gm), ([, name = '']) => name);
  const expected = [...known, ...ofTheFileAlone].filter((name) => !Object.hasOwn(notInFile, name));
  expect(named.sort()).toEqual(expected.sort());
});

test('The unit takes its variables from that file, and sets those that it does not have', () => {
  const unit = read('deploy/hotel.service');
  expect(unit).toMatch(/^EnvironmentFile=\/etc\/hotel\/hotel\.env$/m);
  const [, set = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const names = set.split(' ').map((pair) => pair.replace(/=.*/, ''));
  expect(names.sort()).toEqual(['DATA_FOLDER', 'HOST', 'NODE_ENV']);
  expect(read('deploy/Dockerfile')).toMatch(/^\s*HOST=0\.0\.0\.0 /m);
});

test('The list of variables names each', () => {
  const list = read('docs/configuration.md');
  const named = new Set(
    Array.from(list.matchAll(/^- ([^(:]*)/gm), ([, names = '']) => names).flatMap((names) =>
      Array.from(names.matchAll(/`([A-Z][A-Z_]+)`/g), ([, name = '']) => name),
    ),
  );
  expect(known.filter((name) => !named.has(name))).toEqual([]);
});

describe('What a server says of itself', () => {
  const paths = ['livez', 'readyz', 'metrics'].flatMap((name) => [
    `/${name}`,
    `/${name}/`,
    `/${name}/more`,
  ]);
  const others = ['/', '/livezone', '/api/v1/availability', '/my-reservations'];

  test('is kept from guests by nginx, with or without a slash behind it', () => {
    const [, pattern = 'none'] =
      /location ~ (\S*readyz\S*) \{\s+return 404;/.exec(read('deploy/nginx.conf')) ?? [];
    const isKept = (path: string) => new RegExp(pattern).test(path);
    expect(paths.filter((path) => !isKept(path))).toEqual([]);
    expect(others.filter(isKept)).toEqual([]);
  });

  test('is kept from guests by Caddy, with or without a slash behind it', () => {
    const caddy = read('deploy/Caddyfile');
    const [, named = '', kept = ''] = /@(\w+) path (.*readyz.*)/.exec(caddy) ?? [];
    expect(caddy).toContain(`respond @${named} 404`);
    const ends = kept.split(' ');
    const isKept = (path: string) =>
      ends.some((end) => (end.endsWith('*') ? path.startsWith(end.slice(0, -1)) : path === end));
    expect(paths.filter((path) => !isKept(path))).toEqual([]);
    expect(others.filter(isKept)).toEqual([]);
  });
});

test('In clear nginx leads pages to TLS, and refuses what calls the API', () => {
  const [clear = ''] = read('deploy/nginx.conf').split(/^ {2}listen 443/m);
  const [, api = 'none'] = /location ~ (\S+) \{\s+return 403;/.exec(clear) ?? [];
  const isRefused = (path: string) => new RegExp(api).test(path);
  expect(['/api', '/api/', '/api/v1/auth/login'].filter((path) => !isRefused(path))).toEqual([]);
  expect(['/', '/apiary', '/login'].filter(isRefused)).toEqual([]);
  expect(clear).toMatch(/location \/ \{\s+return 301 https:/);
});

test.each(['.gitignore', '.dockerignore'])('Keys and guests’ data stay out by %s', (name) => {
  const lines = read(name).split('\n');
  const anywhere = name === '.gitignore' ? '' : '**/';
  expect(lines).toEqual(expect.arrayContaining([`${anywhere}*.env`, `${anywhere}hotel-*.gz`]));
});

test('The image runs on a Node that package.json allows, named to the last digit', () => {
  const text = read('deploy/Dockerfile');
  const images = Array.from(text.matchAll(/^FROM (\S+)/gm), ([, image = '']) => image);
  expect(images[0]).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim@sha256:[\da-f]{64}$/);
  expect(new Set(images.slice(1))).toEqual(new Set(['node-to-run-on']));
  const engines = textAt(JSON.parse(read('package.json')), 'engines.node');
  const [, major = ''] = /^node:(\d+)/.exec(images[0] ?? '') ?? [];
  const allows = (range: string) => {
    const [, least = ''] = /(\d+)/.exec(range) ?? [];
    return range.trim().startsWith('>=') ? Number(major) >= Number(least) : major === least;
  };
  expect(engines.split('||').some(allows)).toBe(true);
});
