import { arrowsIn, importsOfRepository, placeOf, type Arrow } from './floors/arrows';
import { mayImport } from './floors/table.js';

/**
 * `npm run floors`: counts, from the imports themselves, the rooms of each top-level folder, the arrows between them, those
 * against the table (scripts/floors/table.js) and the pairs that import each other, and what imports tests from outside.
 * Ends with 1 when an arrow is against the table, or two rooms import each other.
 */

/** Imports into `tests/` from elsewhere that are still there; none may come. */
const IMPORTS_INTO_TESTS = 7;

const imports = importsOfRepository();
const problems: string[] = [];

function breaks(top: string, name: string): boolean {
  const [from = '', to = ''] = name.split('>');
  const allowed = mayImport[top]?.[from];
  if (allowed === undefined) return true;
  return allowed !== '*' && !allowed.includes(to);
}

function told(arrow: Arrow): string {
  return `    ${arrow.from} imports ${arrow.to}`;
}

for (const top of Object.keys(mayImport)) {
  const arrows = arrowsIn(top, imports);
  const upward = [...arrows.keys()].filter((name) => breaks(top, name));
  const pairs = [...arrows.keys()].filter((name) => {
    const [from = '', to = ''] = name.split('>');
    return from < to && arrows.has(`${to}>${from}`);
  });
  for (const name of upward) {
    problems.push(`${top}: ${name} is against the table`, ...(arrows.get(name) ?? []).map(told));
  }
  for (const name of pairs) problems.push(`${top}: ${name} goes both ways`);
  const rooms = Object.keys(mayImport[top] ?? {}).length;
  console.log(
    `${top}: ${rooms} rooms, ${arrows.size} arrows, ${upward.length} upward, ${pairs.length} pairs that import each other`,
  );
}

const intoTests = imports.filter(
  ({ from, to }) => placeOf(to).top === 'tests' && placeOf(from).top !== 'tests',
);
console.log(`tests: ${intoTests.length} imports from outside (${IMPORTS_INTO_TESTS} known)`);
if (intoTests.length > IMPORTS_INTO_TESTS) {
  problems.push(`tests: ${intoTests.length - IMPORTS_INTO_TESTS} imports more than are known`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
