import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { charactersOf } from '../shared/printableText';

/** The files of one family and weight; each has other letters. */
type Family = readonly string[];

const publicSans = (weight: number): Family =>
  ['latin', 'latin-ext', 'vietnamese'].map((letters) => `public-sans-${weight}-${letters}`);
const bricolage: Family = ['latin', 'latin-ext', 'vietnamese'].map(
  (letters) => `bricolage-grotesque-700-${letters}`,
);
/** Chinese and Japanese in one weight, 2.4 MB that are read when a name has such a letter (@fontsource/noto-sans-sc). */
const chinese: Family = ['noto-sans-sc-400'];
/** Those with the letters that the hotel's own families lack (`scripts/subsetFonts.ts`). */
const helping = {
  regular: [['dejavu-400'], ['noto-sans-arabic-400-arabic'], chinese],
  strong: [['dejavu-700'], ['noto-sans-arabic-600-arabic'], chinese],
};

/** The receipt's typefaces: the families that write each, most wanted first. */
const faces = {
  text: [publicSans(400), ...helping.regular],
  strong: [publicSans(600), ...helping.strong],
  title: [bricolage, ...helping.strong],
} satisfies Record<string, readonly [Family, ...Family[]]>;

export type Face = keyof typeof faces;

/** Consecutive letters in one font. */
export interface Run {
  font: string;
  text: string;
}

/** Beside this file, and beside the bundle, where the build copies them. */
const folder = join(import.meta.dirname, 'fonts');

interface FontFile {
  bytes: Buffer;
  font: Font;
}

const read = new Map<string, FontFile>();

function fontNamed(name: string): FontFile {
  const known = read.get(name);
  if (known) return known;
  const bytes = readFileSync(join(folder, `${name}.ttf`));
  const font = create(bytes);
  if (!('ascent' in font)) throw new Error(`${name} is a collection of fonts.`);
  const file = { bytes, font };
  read.set(name, file);
  return file;
}

/** A font's file, read once. */
export function fontFile(name: string): Buffer {
  return fontNamed(name).bytes;
}

/** How far below its top a line of a face stands, as a part of its size. */
export function ascentOf(face: Face): number {
  const { font } = fontNamed(faces[face][0][0] ?? '');
  return font.ascent / font.unitsPerEm;
}

/** The parts of a text that can't be torn apart: letters with their accents. */
export const lettersOf = (text: string) => charactersOf(text.normalize('NFC'));

/** Whether a font has a letter, and a place for each of its accents. */
function hasLetter(font: Font, letter: string): boolean {
  const [character = '', ...accents] = letter;
  if (accents.length === 0) return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  try {
    return font.layout(letter).glyphs.every(({ id }) => id !== 0);
  } catch {
    // fontkit fails at an accent for which the letter has no place.
    return false;
  }
}

/** The file of a family that has a letter with all its accents. */
function fileWith(family: Family, letter: string): string | undefined {
  return family.find((name) => hasLetter(fontNamed(name).font, letter));
}

/**
 * Each letter of a text with its font, undefined if none has it. One family writes the whole text if it can, else each
 * word: a face doesn't change within a word for the sake of one letter.
 */
function fontsOf(face: Face, text: string): { letter: string; font: string | undefined }[] {
  const letters = lettersOf(text);
  const families: readonly Family[] = faces[face];
  const whole = families.find((family) => letters.every((letter) => fileWith(family, letter)));
  const words = text.split(/(?<= )/);
  if (!whole && words.length > 1) return words.flatMap((word) => fontsOf(face, word));
  const from = whole ? [whole] : families;
  return letters.map((letter) => ({
    letter,
    font: from.map((family) => fileWith(family, letter)).find((name) => name !== undefined),
  }));
}

/** The letters of a text, in form C, that a typeface has. */
export function drawablePart(face: Face, text: string): string {
  return fontsOf(face, text)
    .map(({ letter, font }) => (font === undefined ? '' : letter))
    .join('');
}

function runsFromLeft(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  for (const { letter, font } of fontsOf(face, text)) {
    const last = runs.at(-1);
    if (font === undefined) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** From an Arabic letter to the last one, or number, before another script, with all that is between them. */
const FROM_RIGHT =
  /(\p{Script=Arabic}\p{M}*(?:[\P{L}\p{Script=Arabic}]*[\p{Script=Arabic}\p{Nd}]\p{M}*)?)/u;
/** Numbers are written from the left, also between Arabic words. */
const NUMBER = /(\p{Nd}+)/u;

/** Splits a line into runs of one font, from left to right. Letters that no font has are left out. */
export function runsOf(face: Face, line: string): Run[] {
  return line.split(FROM_RIGHT).flatMap((part, place) => {
    if (place % 2 === 0) return runsFromLeft(face, part);
    return part
      .split(NUMBER)
      .flatMap((piece) => runsFromLeft(face, piece))
      .reverse();
  });
}
