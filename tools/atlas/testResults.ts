import { existsSync, readFileSync } from 'node:fs';
import type { Ways } from './guestsMap';

/** How a test came out when it ran last. */
export interface TestResult {
  passed: boolean;
  milliseconds: number;
  at: Date;
}

/** The last results of the tests, by the words under which they ran; empty before they ever ran. */
export type TestResults = ReadonlyMap<string, TestResult>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listIn = (fields: Fields, name: string): Fields[] => {
  const list = fields[name];
  return Array.isArray(list) ? list.filter(isFields) : [];
};

function readJson(file: string): Fields {
  if (!existsSync(file)) return {};
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isFields(read) ? read : {};
}

/** What Vitest's JSON reporter wrote. */
function ofVitest(report: Fields): [string, TestResult][] {
  return listIn(report, 'testResults').flatMap((file) =>
    listIn(file, 'assertionResults').map((test): [string, TestResult] => [
      String(test.fullName),
      {
        passed: test.status === 'passed',
        milliseconds: Number(test.duration ?? 0),
        at: new Date(Number(file.startTime)),
      },
    ]),
  );
}

/** What Playwright's JSON reporter wrote. */
function ofPlaywright(suite: Fields): [string, TestResult][] {
  const specs = listIn(suite, 'specs').flatMap((spec) =>
    listIn(spec, 'tests').flatMap((test) => {
      const last = listIn(test, 'results').at(-1);
      if (last === undefined) return [];
      const result = {
        passed: last.status === 'passed',
        milliseconds: Number(last.duration),
        at: new Date(String(last.startTime)),
      };
      return [[String(spec.title), result] satisfies [string, TestResult]];
    }),
  );
  return [...specs, ...listIn(suite, 'suites').flatMap(ofPlaywright)];
}

/** What tests in a browser left behind under a name, as text. */
function leftBehind(suite: Fields, name: string): string[] {
  const results = listIn(suite, 'specs')
    .flatMap((spec) => listIn(spec, 'tests'))
    .flatMap((test) => listIn(test, 'results'));
  const own = results
    .flatMap((result) => listIn(result, 'attachments'))
    .filter((attachment) => attachment.name === name)
    .map(({ body }) => Buffer.from(String(body), 'base64').toString());
  return [...own, ...listIn(suite, 'suites').flatMap((inner) => leftBehind(inner, name))];
}

/**
 * How often tests went from one page of the site to another in their last run.
 * @param playwright what Playwright's JSON reporter wrote
 * @param attached the name under which tests leave their ways behind, a line each: from, a space, to
 */
export function readWays(playwright: string, attached: string): Ways {
  const ways = new Map<string, Map<string, number>>();
  for (const way of leftBehind(readJson(playwright), attached).flatMap((text) =>
    text.split('\n'),
  )) {
    const [from, to] = way.split(' ');
    if (from === undefined || to === undefined) continue;
    const reached = ways.get(from) ?? new Map<string, number>();
    ways.set(from, reached.set(to, (reached.get(to) ?? 0) + 1));
  }
  return ways;
}

/**
 * The results of the last whole run of the tests.
 * @param files what the reporters of both runners wrote
 */
export function readResults(files: { vitest: string; playwright: string }): TestResults {
  return new Map([
    ...ofVitest(readJson(files.vitest)),
    ...ofPlaywright(readJson(files.playwright)),
  ]);
}
