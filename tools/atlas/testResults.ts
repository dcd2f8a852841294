import { existsSync, readFileSync } from 'node:fs';
import type { PageLinks } from './pageMap';

/** A test's last result. */
export interface TestResult {
  passed: boolean;
  milliseconds: number;
  at: Date;
}

/** The tests' last results by title; empty before they have run. */
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

/** Reads the report of Vitest's JSON reporter. */
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

/** Reads the report of Playwright's JSON reporter. */
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

/** The attachments of browser tests with a name, as text. */
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
 * @param playwright the report of Playwright's JSON reporter
 * @param attached the name of the tests' attachments, one navigation per line: from, a space, to
 */
export function readLinks(playwright: string, attached: string): PageLinks {
  const links = new Map<string, Map<string, number>>();
  for (const path of leftBehind(readJson(playwright), attached).flatMap((text) =>
    text.split('\n'),
  )) {
    const [from, to] = path.split(' ');
    if (from === undefined || to === undefined) continue;
    const reached = links.get(from) ?? new Map<string, number>();
    links.set(from, reached.set(to, (reached.get(to) ?? 0) + 1));
  }
  return links;
}

/**
 * The results of the tests' last complete run.
 * @param files the reports of both runners
 */
export function readResults(files: { vitest: string; playwright: string }): TestResults {
  return new Map([
    ...ofVitest(readJson(files.vitest)),
    ...ofPlaywright(readJson(files.playwright)),
  ]);
}
