import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The licences of everything that is shipped, in the built site: Vite writes those of the scripts, we add the fonts'. */
export const licensesFile = 'licenses.txt';

/** The packages whose fonts the site and the receipts use, and their licences. */
const fonts = [
  { name: 'Bricolage Grotesque', file: '@fontsource-variable/bricolage-grotesque/LICENSE' },
  { name: 'Public Sans', file: '@fontsource-variable/public-sans/LICENSE' },
  { name: 'Noto Sans Arabic', file: '@fontsource-variable/noto-sans-arabic/LICENSE' },
  { name: 'Noto Sans SC', file: '../server/receipts/fonts/noto-sans-sc.LICENSE.txt' },
  { name: 'DejaVu Sans Condensed', file: 'dejavu-fonts-ttf/LICENSE' },
];

/**
 * The licences of the fonts, in the form of the list that Vite writes.
 * @param root the project's folder, with its installed packages
 */
export function fontLicenses(root: string): string {
  return fonts
    .map(({ name, file }) => {
      const text = readFileSync(join(root, 'node_modules', file), 'utf8').trim();
      return `\n## ${name} (font, reduced to the letters in use)\n\n${text}\n`;
    })
    .join('');
}
