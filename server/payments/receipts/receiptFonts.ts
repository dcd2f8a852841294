import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The receipt's typefaces, each a set of font files by the characters they contain. */
export const faces = {
  text: 'public-sans-400',
  strong: 'public-sans-600',
  title: 'bricolage-grotesque-700',
} as const;

export type Face = keyof typeof faces;

type LetterSet = 'latin' | 'latin-ext' | 'vietnamese';

/** Beside this file, and beside the bundle, where the build copies them. */
const folder = join(import.meta.dirname, 'fonts');

const plain = /^[\u0020-\u00ff\u2010-\u2026]*$/;
/** Letters with a dot below, as in Yorùbá and Igbo, and combining marks. */
const dotted = /[\u1ea0-\u1ef9]|\u0300|\u0301|\u0303|\u0309|\u0323/;

function setOf(letter: string): LetterSet {
  if (plain.test(letter)) return 'latin';
  return dotted.test(letter) ? 'vietnamese' : 'latin-ext';
}

/** The name of a typeface's font that has a letter. The title's is only for the hotel's own texts. */
function fontOf(face: Face, letter: string): string {
  return face === 'title' ? `${faces.title}-latin` : `${faces[face]}-${setOf(letter)}`;
}

/** Consecutive letters in one font. */
export interface Run {
  font: string;
  text: string;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into runs, because no single font file has every letter of guests' names. */
export function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  for (const { segment } of letters.segment(text.normalize('NFC'))) {
    const font = fontOf(face, segment);
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}

const read = new Map<string, Buffer>();

/** A font's file, read once. */
export function fontFile(font: string): Buffer {
  const file = read.get(font) ?? readFileSync(join(folder, `${font}.ttf`));
  read.set(font, file);
  return file;
}
