import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { isInTwoFaces } from '../../../src/components/GuestName';

const folder = fileURLToPath(
  new URL('../../../node_modules/@fontsource-variable/public-sans/files/', import.meta.url),
);
const fonts = readdirSync(folder)
  .filter((file) => file.endsWith('-wght-normal.woff2'))
  .map((file) => openSync(folder + file));

/** Whether one file of the site's typeface has a letter. */
function hasLetter(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return fonts.some((font) => 'ascent' in font && font.hasGlyphForCodePoint(code));
}

const letters = [
  'ƁɓƊɗƘƙƳƴʼ’ꞌŊŋƝɲƎǝƏəƐɛƆɔƔɣƖɩƲʋƗɨẸẹỌọṢṣỊịỤụṄṅǸǹŃńḾḿÑñ',
  'ÀàÁáÂâÃãÄäĀāǍǎÈèÉéÊêËëĒēĚěẼẽÌìÍíÎîĪīǏǐĨĩÒòÓóÔôÕõÖöŌōǑǒÙùÚúÛûÜüŪūŨũḌḍḤḥŽžČčŠš',
].join('');

it.each(Array.from(letters))('A name with %s is in one face', (letter) => {
  expect(isInTwoFaces(`Na${letter}iru`)).toBe(!hasLetter(letter));
});

/** As Chromium showed them, in the fonts' files of the site. */
it.each([
  ['Adébáyọ̀', false],
  ['Chídị̀nma', false],
  ['Ẹ̀bùn', false],
  ['N̄kan', true],
  ['M̀bọ̀', true],
  ['Ɛ́kpo', true],
  ['A̱bin', true],
])('%s is in two faces: %s', (name, isInTwo) => {
  expect(isInTwoFaces(name.normalize('NFD'))).toBe(isInTwo);
});
