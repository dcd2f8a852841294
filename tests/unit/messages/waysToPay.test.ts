import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../messages/', import.meta.url));

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** What stands in a file, with the texts that go over several lines in one piece. */
function wordsIn(file: string): string {
  return readFileSync(`${folder}${file}`, 'utf8').replaceAll(/['`] \+\s+['`]/g, '');
}

/** Both providers take transfers as well, and most guests in Nigeria pay so. */
it.each(files)('Nothing in %s says that guests pay by card alone', (file) => {
  // The name of the way, which stands among the others.
  const words = wordsIn(file).replace("'by card'", '');
  expect(words).not.toMatch(/\bby card\b(?!,? (?:or )?bank transfer)/i);
});
