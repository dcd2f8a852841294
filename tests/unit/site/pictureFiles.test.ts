import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type PictureName, pictures, placeholders } from '../../../src/content/pictures';
import {
  jpegWidth,
  type PictureSlot,
  pictureWidths,
  phoneWidth,
  thumbnailWidth,
} from '../../../src/content/pictureSlot';

const folder = fileURLToPath(new URL('../../../src/pictures/', import.meta.url));
const committed = readdirSync(folder).filter((file) => file !== 'README.md');

const slots: readonly PictureSlot[] = Object.values(pictures);
const pictured = Object.entries(pictures).filter(
  ([name]) => !placeholders.some((placeholder: PictureName) => placeholder === name),
);

/** The files that a picture needs: AVIF in each width, and a JPEG for older browsers. */
function filesOf({ file, width, thumbnail, phone }: PictureSlot): string[] {
  const small = [...(thumbnail ? [thumbnailWidth] : []), ...(phone ? [phoneWidth] : [])];
  const widths = [...small, ...pictureWidths.filter((wide) => wide < width), width];
  return [
    ...widths.map((wide) => `${file}.${wide}.avif`),
    `${file}.${Math.min(width, jpegWidth)}.jpg`,
  ];
}

/** The largest size of a picture's file, in bytes: larger than for a phone only if it is wider than one. */
function mostBytes(file: string): number {
  if (file.endsWith('.jpg')) return 160_000;
  const wide = Number(/\.(\d+)\.avif$/.exec(file)?.[1]);
  if (wide === thumbnailWidth) return 12_000;
  // The home page opens with it.
  if (file.startsWith('hero-courtyard.') && wide <= jpegWidth) return 30_000;
  const most = file.startsWith('hero-') && wide > phoneWidth ? 90_000 : 45_000;
  return most * Math.max(1, wide / jpegWidth);
}

describe('the pictures of the site', () => {
  it.each(pictured)('%s has its files, or is declared a stand-in', (_name, slot) => {
    expect(filesOf(slot).filter((file) => !committed.includes(file))).toEqual([]);
  });

  it('have no files that no place shows, and none for a declared stand-in', () => {
    const known = pictured.flatMap(([, slot]) => filesOf(slot));
    expect(committed.filter((file) => !known.includes(file))).toEqual([]);
    expect(new Set(slots.map(({ file }) => file)).size).toBe(slots.length);
  });

  it('are light enough for a telephone', () => {
    const heavy = committed.filter((file) => statSync(folder + file).size > mostBytes(file));
    expect(heavy).toEqual([]);
  });

  it('weigh less than 7 MB together', () => {
    const bytes = committed.reduce((sum, file) => sum + statSync(folder + file).size, 0);
    expect(bytes).toBeLessThan(7_000_000);
  });
});
