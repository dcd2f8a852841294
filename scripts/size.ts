import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '../machines/shared/paths';
import { pageFiles } from '../server/site/pageFiles';
import { pictureWidths } from '../src/content/pictureSlot';
import { assets, fontsOf, loaderOf, scriptsOf, sentBytes, sheetsOf } from './size/builtFiles';
import { developmentFiles } from './size/developmentOnly';
import { floorOfScript } from './size/floor';
import { sharesOf } from './size/shares';

/**
 * `npm run size`: what the built site makes a guest download, beside what its libraries alone would need. Fails if a
 * budget is exceeded.
 */
const folder = fileURLToPath(new URL('../dist/site/', import.meta.url));
const deskFolder = fileURLToPath(new URL('../dist/desk/', import.meta.url));
const HOME = 'index.html';
if (!existsSync(join(folder, HOME))) {
  throw new Error('There is no built site to measure: npm run build:site makes it');
}

interface Budget {
  name: string;
  is: number;
  /** The budget. */
  limit: number;
  /** The target, if it has not been reached. */
  goal?: number;
  unit: 'kB' | '';
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const zipped = (files: readonly string[]) =>
  sum(files.map((file) => sentBytes(folder, file, 'gz')));
const sent = (files: readonly string[]) => sum(files.map((file) => sentBytes(folder, file, 'br')));
const shown = (amount: number, unit: string) =>
  unit === 'kB' ? `${(amount / 1_000).toFixed(1)} kB` : String(amount);

const floor = await floorOfScript();
const scripts = scriptsOf(folder, HOME);
const fonts = fontsOf(folder, HOME);
/** The width that a phone with 360 pixels at density 2 loads for a picture shown at 92 % of the screen's width. */
const takenWidth = pictureWidths.find((width) => width >= 0.92 * 360 * 2);
const firstPicture = assets(
  folder,
  new RegExp(`^hero-courtyard\\.${String(takenWidth)}-.*\\.avif$`),
);
const everything = [
  HOME,
  ...scripts,
  ...sheetsOf(folder, HOME),
  ...fonts,
  ...firstPicture,
  'favicon.svg',
  'manifest.webmanifest',
];

const chunks = assets(folder, /\.js$/);
const withCalendar = chunks.filter((file) => sharesOf(folder, [file]).has('react-day-picker'));
const calendarAtStart = pageFiles
  .flatMap(({ file }) => scriptsOf(folder, file))
  .filter((file) => withCalendar.includes(file));

/** Pages that send no request to the server until the guest does something. */
const quietPages: readonly string[] = [
  paths.home,
  paths.about,
  paths.services,
  paths.privacy,
  paths.terms,
];
const withCalls = chunks.filter((file) => sharesOf(folder, [file]).has('openapi-fetch'));
const callsAtStart = pageFiles
  .filter(({ path }) => quietPages.includes(path))
  .flatMap(({ file }) => scriptsOf(folder, file))
  .filter((file) => withCalls.includes(file));

const deskScripts = assets(deskFolder, /\.js$/);
const deskBytes = sum(deskScripts.map((file) => sentBytes(deskFolder, file, 'gz')));
const deskShares = sharesOf(deskFolder, deskScripts);
/** The desk's libraries, by their share: what its script would fall to without a line of ours. */
const deskFloor =
  deskBytes * (1 - (deskShares.get('our own') ?? 0) / sum([...deskShares.values()]));

const budgets: readonly Budget[] = [
  {
    name: 'script of the home page, gzip',
    is: zipped(scripts),
    limit: 1.25 * floor,
    goal: 1.1 * floor,
    unit: 'kB',
  },
  { name: 'loader in its head', is: loaderOf(folder, HOME).length, limit: 3_000, unit: 'kB' },
  { name: 'the home page whole, on a telephone', is: sent(everything), limit: 300_000, unit: 'kB' },
  { name: 'its requests', is: everything.length, limit: 12, unit: '' },
  { name: 'its document', is: sent([HOME]), limit: 14_300, goal: 12_000, unit: 'kB' },
  {
    name: 'its first picture, 360 pixels wide at a density of 2',
    is: sent(firstPicture),
    limit: 30_000,
    unit: 'kB',
  },
  { name: 'its fonts', is: sent(fonts), limit: 60_000, unit: 'kB' },
  { name: 'files of its fonts', is: fonts.length, limit: 2, unit: '' },
  {
    name: 'pages that start with the calendar’s script',
    is: calendarAtStart.length,
    limit: 0,
    unit: '',
  },
  {
    name: 'public pages that start with the calls to the server',
    is: callsAtStart.length,
    limit: 0,
    unit: '',
  },
  {
    name: 'script of the front desk, all its screens, gzip',
    is: deskBytes,
    limit: 271_000,
    goal: deskFloor,
    unit: 'kB',
  },
  {
    name: 'files with anything of development',
    is: developmentFiles(folder).length + developmentFiles(deskFolder).length,
    limit: 0,
    unit: '',
  },
];

console.log(`The libraries alone (floor): ${shown(floor, 'kB')} gzip\n`);
console.log('| budget | is | at most | goal |\n|---|---|---|---|');
for (const { name, is, limit, goal, unit } of budgets) {
  const cells = [name, shown(is, unit), shown(limit, unit), goal ? shown(goal, unit) : ''];
  console.log(`| ${cells.join(' | ')} |`);
}

const shares = sharesOf(folder, scripts);
const whole = sum([...shares.values()]);
console.log('\n| on the home page | minified | of its gzip, by share |\n|---|---|---|');
for (const [owner, length] of [...shares].sort(([, one], [, other]) => other - one)) {
  const part = (length / whole) * zipped(scripts);
  console.log(`| ${owner} | ${shown(length, 'kB')} | ${shown(part, 'kB')} |`);
}

console.log('\n| chunk | gzip | pages that start with it |\n|---|---|---|');
for (const chunk of chunks) {
  const pages = pageFiles.filter(({ file }) => scriptsOf(folder, file).includes(chunk));
  const starting = pages.length === pageFiles.length ? 'all' : pages.map(({ path }) => path);
  console.log(
    `| ${chunk.slice('assets/'.length)} | ${shown(zipped([chunk]), 'kB')} | ${String(starting)} |`,
  );
}

const broken = budgets.filter(({ is, limit }) => is > limit);
for (const { name } of broken) console.error(`\nToo much: ${name}`);
if (broken.length > 0) process.exitCode = 1;
