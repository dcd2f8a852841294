import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { writeFontconfig, writeWhole } from './fontconfig';

const folder = fileURLToPath(new URL('../../.cache/fonts/android', import.meta.url));

/** Printable ASCII, and what English text has besides. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at))}\u{a0}£©°·×é–—‘’“”…`;

/** Writes a weight of Roboto as a file that a system has: web fonts are packed otherwise. */
async function writeRoboto(fonts: string, weight: number): Promise<void> {
  const file = join(fonts, `Roboto-${weight}.ttf`);
  if (existsSync(file)) return;
  const packed = createRequire(import.meta.url).resolve(
    `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`,
  );
  const options = { targetFormat: 'sfnt', variationAxes: {} } as const;
  writeWhole(file, await subsetFont(readFileSync(packed), LETTERS, options));
}

/** The environment in which a browser has an Android phone's only font for Latin text. */
export async function androidFonts(): Promise<{ FONTCONFIG_FILE: string }> {
  const fonts = join(folder, 'files');
  for (const weight of [400, 700]) await writeRoboto(fonts, weight);
  return writeFontconfig(folder, {
    fonts,
    takenFor: { Roboto: ['sans-serif', 'system-ui'] },
    last: 'Roboto',
  });
}
