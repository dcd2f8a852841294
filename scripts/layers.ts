import { arrowsIn, importsOfRepository, placeOf, type Arrow } from './layers/arrows';
import { foldersMayImport, modulesMayImport } from './layers/table';
import { weigh } from './layers/weight';

/**
 * `npm run layers`: counts, from the imports, the arrows between the top-level folders, the modules of each and the
 * arrows between those, and the arrows that break a table (scripts/layers/table.ts); then the lines of each part beside
 * its budget (scripts/layers/weight.ts). Exits with 1 if an arrow breaks a table or a part is above its budget.
 */

const imports = importsOfRepository();
const problems: string[] = [];

function told(arrow: Arrow): string {
  return `    ${arrow.from} imports ${arrow.to}`;
}

/** Files at the top, such as vite.config.ts, may import everything but tests. */
const betweenFolders = imports.filter(({ from, to }) => placeOf(from).top !== placeOf(to).top);
const refused = betweenFolders.filter(({ from, to }) => {
  const [folder, imported] = [placeOf(from).top, placeOf(to).top];
  if (imported === 'tests') return true;
  const allowed = from.includes('/') ? foldersMayImport[folder] : [imported];
  return !allowed?.includes(imported);
});
console.log(`folders: ${betweenFolders.length} imports, ${refused.length} against the table`);
if (refused.length > 0) problems.push('Against the table of folders:', ...refused.map(told));

for (const [top, modules] of Object.entries(modulesMayImport)) {
  const arrows = arrowsIn(top, imports);
  const upward = [...arrows.keys()].filter((name) => {
    const [from = '', to = ''] = name.split('>');
    return !modules[from]?.includes(to);
  });
  for (const name of upward) {
    problems.push(`${top}: ${name} is against the table`, ...(arrows.get(name) ?? []).map(told));
  }
  console.log(
    `${top}: ${Object.keys(modules).length} modules, ${arrows.size} arrows, ${upward.length} upward`,
  );
}

problems.push(...weigh(imports));

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
