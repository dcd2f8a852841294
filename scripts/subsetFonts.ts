import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { tokens } from '../src/theme/tokens';

/**
 * `npm run fonts`: cuts the two faces down to what the site writes, in the weights that it uses, and
 * keeps them in `src/theme/fonts`. What a guest's name may need besides is a file of its own, which a
 * browser fetches when it meets such a letter; and so is the naira sign, which comes from there.
 */
const packages = fileURLToPath(new URL('../node_modules/@fontsource-variable/', import.meta.url));
const folder = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));

function lettersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, offset) =>
    String.fromCodePoint(first + offset),
  ).join('');
}

const written = `${lettersBetween(0x20, 0x7e)}\u{a0}£©°·×é–—‘’“”…`;

const { medium, bold, regular } = tokens.weight;

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
