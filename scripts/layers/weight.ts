import { existsSync, readFileSync } from 'node:fs';
import { placeOf, repositoryFiles, type Arrow } from './arrows';

interface Budget {
  name: string;
  /** Lines at most: what it came to last, so that it does not grow by itself. To change it, say why in the commit. */
  most: number;
  /** What it should come to. */
  goal: number;
  belongs: (file: string) => boolean;
}

/** What configures a tool counts nowhere, whether it stands in the root or beside its subject. */
const isTypeScript = (file: string) => /(?<!\.config)\.tsx?$/.test(file);
const within =
  (...folders: string[]) =>
  (file: string) =>
    isTypeScript(file) && folders.includes(placeOf(file).top);

/** The generated contract counts nowhere. */
const generated = 'machines/contract/schema.d.ts';

/** The front desk in the browser is counted apart, in whatever folder its part is; its texts count nowhere, like all. */
const ofTheDesk = (file: string) =>
  /^((src|machines|server)\/desk|server\/staff)\//.test(file) && isTypeScript(file);
const testOfTheDesk = (file: string) => /^tests\/.*\bdesk/i.test(file) && isTypeScript(file);

const withoutDesk = (top: string) => {
  const belongs = within(top);
  return (file: string) => belongs(file) && !ofTheDesk(file) && !testOfTheDesk(file);
};

const budgets: readonly Budget[] = [
  { name: 'machines', most: 11_040, goal: 9_050, belongs: withoutDesk('machines') },
  { name: 'src', most: 18_870, goal: 15_950, belongs: withoutDesk('src') },
  { name: 'server', most: 30_740, goal: 24_800, belongs: withoutDesk('server') },
  { name: 'front desk', most: 21_220, goal: 9_900, belongs: ofTheDesk },
  { name: 'tests', most: 57_130, goal: 52_000, belongs: withoutDesk('tests') },
  { name: 'tests of the front desk', most: 11_460, goal: 5_800, belongs: testOfTheDesk },
  { name: 'models and tools', most: 11_600, goal: 10_300, belongs: within('models', 'tools') },
  {
    name: 'stories, sandbox and scripts',
    most: 16_590,
    goal: 14_000,
    belongs: within('stories', 'sandbox', 'scripts'),
  },
  { name: 'docs', most: 2_300, goal: 2_000, belongs: (file) => /^docs\/.*\.md$/.test(file) },
];

/** Files of the product below this many lines with one importer are usually a part of that importer. */
const SMALL_LINES = 40;
const MOST_SMALL_FILES = 31;
const GOAL_SMALL_FILES = 40;

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

/** Small files of the product that only one other file imports. */
function crumbs(imports: readonly Arrow[]): string[] {
  const importers = new Map<string, number>();
  for (const { from, to } of imports) {
    if (placeOf(from).top !== 'tests') importers.set(to, (importers.get(to) ?? 0) + 1);
  }
  return [...importers]
    .filter(([file, count]) => count === 1 && within('machines', 'src', 'server')(file))
    .map(([file]) => file)
    .filter((file) => existsSync(file) && linesOf(file) < SMALL_LINES);
}

/** Prints the lines of each part of the project beside its budget. @returns what is above it */
export function weigh(imports: readonly Arrow[]): string[] {
  const files = repositoryFiles().filter((file) => file !== generated);
  const counts = budgets.map(({ name, most, goal, belongs }) => ({
    name,
    most,
    goal,
    count: files.filter(belongs).reduce((sum, file) => sum + linesOf(file), 0),
  }));
  counts.push({
    name: `files of the product below ${SMALL_LINES} lines with one importer`,
    most: MOST_SMALL_FILES,
    goal: GOAL_SMALL_FILES,
    count: crumbs(imports).length,
  });
  for (const { name, count, most, goal } of counts) {
    console.log(`${name}: ${count}, at most ${most}, goal ${goal}`);
  }
  return counts
    .filter(({ count, most }) => count > most)
    .map(({ name, count, most }) => `${name}: ${count} is more than the budget of ${most}`);
}
