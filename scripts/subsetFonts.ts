import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { tokens } from '../hotel/tokens';

/**
 * `npm run fonts`: reduces the two typefaces to the letters and weights that the site uses, in `src/theme/fonts`.
 * Further letters that guests' names may need, and the naira sign, are in separate files, which browsers load when
 * they meet such a letter. Also makes the receipt's fonts.
 */
const packages = fileURLToPath(new URL('../node_modules/@fontsource-variable/', import.meta.url));
const folder = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));

function lettersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, offset) =>
    String.fromCodePoint(first + offset),
  ).join('');
}

const written = `${lettersBetween(0x20, 0x7e)}\u{a0}£©°·×é–—‘’“”…`;

const { medium, semibold, bold, regular } = tokens.weight;

const faces = [
  { name: 'bricolage-grotesque', weights: { min: medium, max: bold } },
  { name: 'public-sans', weights: { min: regular, max: bold } },
];

mkdirSync(folder, { recursive: true });
for (const { name, weights } of faces) {
  for (const { part, source, letters } of [
    { part: 'latin', source: 'latin', letters: written },
    { part: 'naira', source: 'latin-ext', letters: '₦' },
  ]) {
    const whole = readFileSync(`${packages}${name}/files/${name}-${source}-wght-normal.woff2`);
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(`${folder}${name}-${part}.woff2`, cut);
    console.log(`${name}-${part}.woff2: ${cut.length} bytes`);
  }
}

/**
 * The receipt's fonts have one weight each and all letters, because any guest's name may appear in it. DejaVu, whose
 * files hold letters and accents together, writes the words for which Public Sans lacks a letter.
 */
const receiptFolder = fileURLToPath(new URL('../server/receipts/fonts/', import.meta.url));
const latin = [
  lettersBetween(0x20, 0x36f),
  lettersBetween(0x1e00, 0x1eff),
  lettersBetween(0x2010, 0x2044),
  lettersBetween(0x20a0, 0x20bf),
  lettersBetween(0x2c60, 0x2c7f),
  lettersBetween(0xa720, 0xa7ff),
].join('');
const cyrillic = lettersBetween(0x400, 0x52f);
const greek = lettersBetween(0x370, 0x3ff) + lettersBetween(0x1f00, 0x1fff);
/** With its supplements, which have the letters of Hausa and Fulfulde in Arabic script. */
const arabic = [
  ' ',
  lettersBetween(0x600, 0x6ff),
  lettersBetween(0x750, 0x77f),
  lettersBetween(0x8a0, 0x8ff),
].join('');

const dejavu = fileURLToPath(new URL('../node_modules/dejavu-fonts-ttf/ttf/', import.meta.url));
const variable = (name: string, weight: number, source: string) => ({
  file: `${name}-${weight}-${source}`,
  whole: `${packages}${name}/files/${name}-${source}-wght-normal.woff2`,
  letters: source === 'arabic' ? arabic : latin,
  variationAxes: { wght: weight },
});
const helping = (weight: number, whole: string) => ({
  file: `dejavu-${weight}`,
  whole: dejavu + whole,
  letters: latin + cyrillic + greek,
  variationAxes: {},
});
const receiptFonts = [
  ...['latin', 'latin-ext', 'vietnamese'].flatMap((source) => [
    variable('public-sans', regular, source),
    variable('public-sans', semibold, source),
    variable('bricolage-grotesque', bold, source),
  ]),
  helping(regular, 'DejaVuSansCondensed.ttf'),
  helping(bold, 'DejaVuSansCondensed-Bold.ttf'),
  variable('noto-sans-arabic', regular, 'arabic'),
  variable('noto-sans-arabic', semibold, 'arabic'),
];

mkdirSync(receiptFolder, { recursive: true });
for (const { file, whole, letters, variationAxes } of receiptFonts) {
  const cut = await subsetFont(readFileSync(whole), letters, {
    targetFormat: 'sfnt',
    variationAxes,
  });
  writeFileSync(`${receiptFolder}${file}.ttf`, cut);
  console.log(`${file}.ttf: ${cut.length} bytes`);
}
