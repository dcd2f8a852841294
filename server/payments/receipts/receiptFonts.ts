import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The faces of the receipt, each a set of files by the emails that are in them. */
export const faces = {
  text: 'public-sans-400',
  strong: 'public-sans-600',
  title: 'bricolage-grotesque-700',
} as const;

export type Face = keyof typeof faces;

type LetterSet = 'latin' | 'latin-ext' | 'vietnamese';

/** Beside this file, and beside the bundle, to which the build takes them. */
const folder = join(import.meta.dirname, 'fonts');

const plain = /^[\u0020-\u00ff\u2010-\u2026]*$/;
/** Emails with a dot below, as in Yorùbá and Igbo, and the marks that are set on them. */
const dotted = /[\u1ea0-\u1ef9]|\u0300|\u0301|\u0303|\u0309|\u0323/;

function setOf(letter: string): LetterSet {
  if (plain.test(letter)) return 'latin';
  return dotted.test(letter) ? 'vietnamese' : 'latin-ext';
}

/** The name of the font in which a face has a letter. The title's face is for the hotel's own words alone. */
function fontOf(face: Face, letter: string): string {
  return face === 'title' ? `${faces.title}-latin` : `${faces[face]}-${setOf(letter)}`;
}

/** Letters that stand next to each other in one font. */
export interface Run {
  font: string;
  text: string;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text as runs, because no file has every email that a guest's name may have. */
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

/** The file of a font, read once. */
export function fontFile(font: string): Buffer {
  const file = read.get(font) ?? readFileSync(join(folder, `${font}.ttf`));
  read.set(font, file);
  return file;
}
