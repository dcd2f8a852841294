import { arrowsIn, importsOfRepository, placeOf, type Arrow } from './layers/arrows';
import { mayImport } from './layers/table.js';
import { weigh } from './layers/weight';

/**
 * `npm run layers`: counts, from the imports, the modules of each top-level folder, the arrows between them, those that
 * break the table (scripts/layers/table.js), the pairs that import each other, and imports of tests from outside; then
 * the lines of each part beside its budget (scripts/layers/weight.ts). Exits with 1 if an arrow breaks the table, two
 * modules import each other or a part is above its budget.
 */

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
  const modules = Object.keys(mayImport[top] ?? {}).length;
  console.log(
    `${top}: ${modules} modules, ${arrows.size} arrows, ${upward.length} upward, ${pairs.length} pairs that import each other`,
  );
}

const crossing = imports.filter(({ from, to }) => placeOf(from).top !== placeOf(to).top);
const intoTests = crossing.filter(({ to }) => placeOf(to).top === 'tests');
console.log(`tests: ${intoTests.length} imports from outside`);
const outOfTools = crossing.filter(({ from }) => placeOf(from).top === 'tools');
console.log(`tools: ${outOfTools.length} imports of anything else`);
if (intoTests.length > 0) problems.push('Nothing imports tests:', ...intoTests.map(told));
if (outOfTools.length > 0) problems.push('Tools import nothing else:', ...outOfTools.map(told));

problems.push(...weigh(imports));

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
