import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The fonts of a browser. */
export interface BrowserFonts {
  /** The folder of their files. */
  fonts: string;
  /** By font, the names that it replaces. */
  takenFor: Readonly<Record<string, readonly string[]>>;
  /** The font for any other name. */
  last: string;
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The fontconfig configuration: only these fonts, which of them replaces each name, and how to render text, because
 * systems may configure that too.
 */
function configurationOf({ fonts, takenFor, last }: BrowserFonts, cache: string): string {
  const aliases = Object.entries(takenFor).flatMap(([font, names]) =>
    names.map(
      (name) =>
        `  <alias binding="same"><family>${name}</family><prefer><family>${font}</family></prefer></alias>`,
    ),
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escaped(fonts)}</dir>
  <cachedir>${escaped(cache)}</cachedir>
${aliases.join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${last}</string></edit>
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
export function writeWhole(file: string, content: string | Uint8Array): void {
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

/** Writes the configuration into a folder, beside fontconfig's cache. Returns the environment that names it. */
export function writeFontconfig(folder: string, fonts: BrowserFonts): { FONTCONFIG_FILE: string } {
  const file = join(folder, 'fonts.conf');
  const content = configurationOf(fonts, join(folder, 'cache'));
  if (contentOf(file) !== content) writeWhole(file, content);
  return { FONTCONFIG_FILE: file };
}
