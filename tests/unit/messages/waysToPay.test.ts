import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../messages/', import.meta.url));

// What the desk reads of a payment that was made by card is no offer to a guest.
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('desk/'),
);

/** The content of a file, with the texts that span several lines joined. */
function wordsIn(file: string): string {
  return readFileSync(`${folder}${file}`, 'utf8').replaceAll(/['`] \+\s+['`]/g, '');
}

/** Both providers also accept transfers, which is how most guests in Nigeria pay. */
it.each(files)('Nothing in %s says that guests pay by card alone', (file) => {
  // The names of payment methods, which are listed among the others.
  const words = wordsIn(file).replace(/'by card( at the desk)?'/g, '');
  expect(words).not.toMatch(/\bby card\b(?!,? (?:or )?bank transfer)/i);
});
