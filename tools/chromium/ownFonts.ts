import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const aliases = Object.entries(takenFor).flatMap(([font, names]) =>
  names.map(
    (name) =>
      `  <alias binding="same"><family>${name}</family><prefer><family>${font}</family></prefer></alias>`,
  ),
);

/**
 * The fontconfig configuration: only these fonts, which of them replaces each name, and how to render text, because
 * systems may configure that too.
 */
function configurationOf(fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escaped(fonts)}</dir>
  <cachedir>${escaped(cache)}</cachedir>
${aliases.join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
  </match>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
}

/** Writes a file atomically, because several workers may do so at once while a browser reads it. */
function writeWhole(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = mkdtempSync(`${file}-`);
  const written = join(aside, 'whole');
  writeFileSync(written, content);
  renameSync(written, file);
  rmSync(aside, { recursive: true });
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * The environment in which a browser renders with only the project's fonts, whatever the machine has. It has no
 * effect on browsers without fontconfig (macOS, Windows).
 */
export function ownFonts(): { FONTCONFIG_FILE: string } {
  const file = join(folder, 'fonts.conf');
  const content = configurationOf(fontFolder, join(folder, 'cache'));
  if (contentOf(file) !== content) writeWhole(file, content);
  return { FONTCONFIG_FILE: file };
}
