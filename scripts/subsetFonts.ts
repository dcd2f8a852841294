import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { tokens } from '../src/theme/tokens';

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

/** The receipt's fonts have one weight each and all letters, because any guest's name may appear in it. */
const receiptFolder = fileURLToPath(new URL('../server/payments/receipts/fonts/', import.meta.url));
const receiptLetters = [
  lettersBetween(0x20, 0x24f),
  lettersBetween(0x2b9, 0x2dd),
  lettersBetween(0x300, 0x331),
  lettersBetween(0x1e00, 0x1eff),
  lettersBetween(0x2010, 0x2044),
  lettersBetween(0x20a0, 0x20bf),
].join('');
const receiptFaces = [
  { name: 'public-sans', weight: regular, sources: ['latin', 'latin-ext', 'vietnamese'] },
  { name: 'public-sans', weight: semibold, sources: ['latin', 'latin-ext', 'vietnamese'] },
  { name: 'bricolage-grotesque', weight: bold, sources: ['latin'] },
];

mkdirSync(receiptFolder, { recursive: true });
for (const { name, weight, sources } of receiptFaces) {
  for (const source of sources) {
    const whole = readFileSync(`${packages}${name}/files/${name}-${source}-wght-normal.woff2`);
    const cut = await subsetFont(whole, receiptLetters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    const file = `${name}-${weight}-${source}.ttf`;
    writeFileSync(`${receiptFolder}${file}`, cut);
    console.log(`${file}: ${cut.length} bytes`);
  }
}
