import { fileURLToPath } from 'node:url';
import { writeFontconfig } from './fontconfig';

/** The fonts of an npm package, which are the same on every machine. */
const fontFolder = fileURLToPath(
  new URL('../../node_modules/dejavu-fonts-ttf/ttf', import.meta.url),
);
const folder = fileURLToPath(new URL('../../.cache/fonts', import.meta.url));

/** The font names in pages and emails beside their own fonts, and the fonts that replace them. */
const takenFor: Readonly<Record<string, readonly string[]>> = {
  'DejaVu Sans': [
    'sans-serif',
    'system-ui',
    'ui-sans-serif',
    'Arial',
    'Helvetica',
    'Segoe UI',
    'Trebuchet MS',
    'Verdana',
    'emoji',
  ],
  'DejaVu Serif': ['serif', 'ui-serif', 'Georgia', 'Times', 'Times New Roman', 'Cambria'],
  'DejaVu Sans Mono': [
    'monospace',
    'ui-monospace',
    'Courier',
    'Courier New',
    'Consolas',
    'Menlo',
    'Monaco',
  ],
};

/**
 * The environment in which a browser renders with only the project's fonts, whatever the machine has. It has no
 * effect on browsers without fontconfig (macOS, Windows).
 */
export function ownFonts(): { FONTCONFIG_FILE: string } {
  return writeFontconfig(folder, { fonts: fontFolder, takenFor, last: 'DejaVu Sans' });
}
