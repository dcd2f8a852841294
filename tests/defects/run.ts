import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importsOfRepository } from '../../scripts/layers/arrows';
import { lastDurations } from '../../scripts/testChanged/lastResults';
import { planOf } from '../../scripts/testChanged/plan';
import { reachedFrom } from '../../scripts/testChanged/reached';
import { at } from '../../scripts/test/valueAt';
import { allDefects } from './all';
import { assertPlantable, type Defect } from './defect';
import { makeCopy, type Copy } from './copy';

/**
 * `npm run test:defects`: plants each known mistake in a copy of the project, runs the everyday tests that could notice
 * it until one does (those that found it at another commit first, then the nearest), and prints which and after how
 * many seconds. `-- --touched` plants only those in the files that differ from the last commit (or, if none differ, in
 * those of that commit), `-- ID…` only these, `-- --only tests/journeys` runs only tests below a path (repeatable),
 * `-- --again` those that nothing has found. Results are kept for each commit in .cache/defects, so that a run goes on
 * where it was cut off. Fails if a mistake is found by nothing.
 */
const { values, positionals } = parseArgs({
  options: {
    touched: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});

interface Result {
  /** The file and title of the test that noticed the mistake; null if none did. */
  finder: string | null;
  seconds: number;
}

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const uncommitted = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const touched = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1', 'HEAD');
const [commit = ''] = git('rev-parse', '--short', 'HEAD');

/** Results of uncommitted work are of nobody else's use, and start anew. */
const folder = '.cache/defects';
const kept = `${commit}${values.only.map((path) => `+${path.replaceAll('/', '.')}`).join('')}.json`;
const results = new Map<string, Result>(uncommitted.length > 0 ? [] : readKept(kept));

function readKept(name: string): [string, Result][] {
  try {
    const read: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return Object.entries(read ?? {}).map(([id, result]: [string, unknown]) => {
      const finder = at(result, 'finder');
      return [
        id,
        {
          finder: typeof finder === 'string' ? finder : null,
          seconds: Number(at(result, 'seconds')),
        },
      ];
    });
  } catch {
    return [];
  }
}

function keep(id: string, result: Result): void {
  results.set(id, result);
  if (uncommitted.length > 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, kept), JSON.stringify(Object.fromEntries(results), null, 2));
}

/** The tests that found a mistake at other commits: the likeliest to find it again. */
const earlier = (existsSync(folder) ? readdirSync(folder) : []).flatMap(readKept);
const findersOf = (wanted: string) =>
  earlier.flatMap(([id, { finder }]) => (id === wanted ? (finder?.split(': ', 1) ?? []) : []));

const imports = importsOfRepository();
const durations = lastDurations();

/** The tests without a build that could notice a defect, nearest first, in batches that grow. */
function batchesFor({ id, edits, tryFirst }: Defect): string[][] {
  const reached = reachedFrom(
    edits.map(({ file }) => file),
    imports,
  );
  const { tests } = planOf(reached, durations, Infinity);
  const isWanted = (file: string) =>
    existsSync(file) &&
    (values.only.length === 0 || values.only.some((path) => file.startsWith(path)));
  const first = [...new Set([...(tryFirst === undefined ? [] : [tryFirst]), ...findersOf(id)])];
  const likeliest = first.filter(isWanted);
  const wanted = [...new Set([...likeliest, ...tests.filter(isWanted)])];
  const batches: string[][] = likeliest.length > 0 ? [likeliest] : [];
  let next = likeliest.length;
  for (let size = 6; next < wanted.length; size *= 4) {
    batches.push(wanted.slice(next, next + size));
    next += size;
  }
  return batches;
}

/** Plants a defect and runs batch after batch until a test fails that passes without it. */
async function search(defect: Defect, copy: Copy): Promise<Result> {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  for (const batch of batchesFor(defect)) {
    copy.plant(defect.edits);
    const failure = await copy.firstFailure(batch);
    copy.restore();
    if (failure === null) continue;
    // What fails in the copy without the defect as well has found nothing.
    if ((await copy.firstFailure([failure.file])) !== null) {
      console.error(`  ${failure.file} fails without a defect, too`);
      continue;
    }
    return { finder: `${failure.file}: ${failure.title}`, seconds: seconds() };
  }
  return { finder: null, seconds: seconds() };
}

allDefects.forEach(assertPlantable);
const known = new Set(allDefects.map(({ id }) => id));
if (known.size < allDefects.length) throw new Error('Two defects have the same id');
const unknown = positionals.filter((id) => !known.has(id));
if (unknown.length > 0) throw new Error(`There is no defect ${unknown.join(', ')}`);

const chosen = allDefects.filter(
  ({ id, edits }) =>
    (positionals.length === 0 || positionals.includes(id)) &&
    (!values.touched || edits.some(({ file }) => touched.includes(file))),
);
const waiting = chosen.filter(({ id }) => {
  const result = results.get(id);
  return result === undefined || (values.again && result.finder === null);
});
console.log(
  `${chosen.length} of ${allDefects.length} defects, ${waiting.length} without a result at ${commit}`,
);

async function work(copy: Copy): Promise<void> {
  for (let defect = waiting.shift(); defect !== undefined; defect = waiting.shift()) {
    const result = await search(defect, copy);
    keep(defect.id, result);
    console.log(
      `${result.finder === null ? 'NOTHING' : 'found'}  ${defect.id}  ${result.seconds} s\n  ${defect.notice}\n  ${result.finder ?? 'found by nothing'}`,
    );
  }
}

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort());
const copies = Array.from({ length: Math.min(availableParallelism(), waiting.length) }, () =>
  makeCopy(uncommitted, ending.signal),
);
const ended = await Promise.allSettled(copies.map(work));
for (const copy of copies) copy.remove();
if (ending.signal.aborted) {
  console.log('Interrupted: the same command goes on from here.');
  process.exit(130);
}
for (const one of ended) if (one.status === 'rejected') throw one.reason;

const missed = chosen.filter(({ id }) => results.get(id)?.finder === null);
console.log(`\n${chosen.length - missed.length} of ${chosen.length} are found.`);
for (const { id, notice } of missed) console.log(`  found by nothing: ${id}: ${notice}`);
process.exitCode = missed.length === 0 ? 0 : 1;
