import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cases } from './tryAnywhere/cases';
import { tried, type Tried } from './tryAnywhere/tried';
import { clockTime } from './test/summary';

/**
 * Runs the test command in other environments: `npm run try:anywhere -- node-22 no-ipv6` tries these cases; without
 * names it tries all, `--list` lists them, and `--whole` runs `npm ci && npm test` in each instead of only the part
 * that the case can change (docs/testing.md). `--built` reuses site, server and stories from the last build here.
 * Each case gets a clone of the last commit in a temporary folder, with separate users and namespaces, and is removed
 * afterwards (unless `--keep`). What the machine can't do, such as creating users without root, is left out with the
 * reason. Prints a table, and stores it with each case's output in `.cache/tryAnywhere`.
 */
const { values, positionals } = parseArgs({
  options: {
    whole: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.list) {
  for (const { name, what } of cases) console.log(`${name.padEnd(18)} ${what}`);
  process.exit();
}
const unknown = positionals.filter((name) => !cases.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. --list says which cases there are.`);
  process.exit(2);
}

const folder = '.cache/tryAnywhere';
mkdirSync(folder, { recursive: true });
const asked = cases.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const rows: Tried[] = [];
for (const one of asked) {
  console.log(`${one.name}: ${one.what}`);
  const row = await tried(one, {
    whole: values.whole,
    keep: values.keep,
    built: values.built,
    folder,
  });
  console.log(`  ${row.result} (${clockTime(row.seconds)})`);
  rows.push(row);
}

const table = [
  '| Case | What | Ran | Result | Seconds |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map(
    ({ name, what, ran, result, seconds }) =>
      `| \`${name}\` | ${what} | ${ran} | ${result} | ${Math.round(seconds)} |`,
  ),
].join('\n');
writeFileSync(`${folder}/table.md`, `${table}\n`);
console.log(`\n${table}`);
process.exitCode = Number(rows.some(({ isWell }) => !isWell));
