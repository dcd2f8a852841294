import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';

/** Where the approved miniatures lie, each under the id of its story. */
export const miniatureFolder = fileURLToPath(new URL('../miniatures/', import.meta.url));

/** The file of a story's miniature. */
export const miniatureNameOf = (story: string) => `${story}.webp`;

/** How many pixels of a page one pixel of its miniature represents, in each direction. */
const BLOCK = 12;

/**
 * The tolerated mean difference of a block, of 255. Four dark pixels on a light block change it by more; different
 * anti-aliasing of text changes it by less (docs/stories.md, “Approved looks”).
 */
const TOLERANCE = 2;

/** A picture made small that differs from the approved one, or that has none. */
export interface ChangedMiniature {
  /** WebP, without loss: a quarter smaller than PNG. */
  webp: Buffer;
  /** How many blocks differ from the approved miniature; null where there is none. */
  differing: number | null;
  /** The greatest difference of a block, of 255. */
  most: number;
  /** The picture with frames around the differences, PNG; null if there is nothing to compare with. */
  marked: Buffer | null;
}

/** What the page computes from a picture, as Base64, because pictures can't be passed otherwise. */
interface Developed extends Pick<ChangedMiniature, 'differing' | 'most'> {
  webp: string;
  marked: string | null;
}

/** Runs in an empty page. Returns null if nothing differs, which is nearly always the case and must be fast. */
async function develop(asked: {
  taken: string;
  approved: string | null;
  block: number;
  tolerance: number;
}): Promise<Developed | null> {
  const { block, tolerance } = asked;
  const imageOf = async (address: string) => createImageBitmap(await (await fetch(address)).blob());
  const canvasOf = (width: number, height: number) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The page cannot draw');
    return { canvas, context };
  };
  const drawn = (image: ImageBitmap) => {
    const made = canvasOf(image.width, image.height);
    made.context.drawImage(image, 0, 0);
    return made;
  };
  const pixelsOf = ({ canvas: { width, height }, context }: ReturnType<typeof drawn>) =>
    context.getImageData(0, 0, width, height).data;
  // At the highest quality, WebP is lossless.
  const base64 = (canvas: HTMLCanvasElement, type: 'png' | 'webp') => {
    const address = canvas.toDataURL(`image/${type}`, 1);
    return address.slice(address.indexOf(',') + 1);
  };

  const taken = drawn(await imageOf(asked.taken));
  const { width, height } = taken.canvas;
  const across = Math.ceil(width / block);
  const down = Math.ceil(height / block);
  const pixels = pixelsOf(taken);
  const means = new Uint8ClampedArray(across * down * 4);
  for (let place = 0; place < across * down; place += 1) {
    const left = (place % across) * block;
    const top = Math.floor(place / across) * block;
    const right = Math.min(left + block, width);
    const bottom = Math.min(top + block, height);
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let y = top; y < bottom; y += 1) {
      for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
        red += pixels[at] ?? 0;
        green += pixels[at + 1] ?? 0;
        blue += pixels[at + 2] ?? 0;
      }
    }
    const size = (right - left) * (bottom - top);
    means.set([red, green, blue].map((sum) => Math.round(sum / size)).concat(255), place * 4);
  }

  const approved = asked.approved === null ? null : drawn(await imageOf(asked.approved));
  const before = approved && pixelsOf(approved);
  const asLarge = approved?.canvas.width === across && approved.canvas.height === down;
  const changes: { place: number; by: number }[] = [];
  for (let at = 0; asLarge && before !== null && at < means.length; at += 4) {
    const by = Math.max(
      ...[at, at + 1, at + 2].map((part) => Math.abs((before[part] ?? 0) - (means[part] ?? 0))),
    );
    if (by > tolerance) changes.push({ place: at / 4, by });
  }
  if (asLarge && changes.length === 0) return null;

  taken.context.strokeStyle = 'red';
  for (const { place } of changes) {
    const [x, y] = [(place % across) * block, Math.floor(place / across) * block];
    taken.context.strokeRect(x, y, block, block);
  }
  const small = canvasOf(across, down);
  small.context.putImageData(new ImageData(means, across, down), 0, 0);
  return {
    webp: base64(small.canvas, 'webp'),
    marked: approved && base64(taken.canvas, 'png'),
    differing: approved && (asLarge ? changes.length : across * down),
    most: Math.max(0, ...changes.map(({ by }) => by)),
  };
}

const addressOf = (type: string, picture: Buffer) =>
  `data:image/${type};base64,${picture.toString('base64')}`;

/** A story's approved miniature; null before it is approved. */
export function approvedMiniature(story: string): Buffer | null {
  const file = `${miniatureFolder}${miniatureNameOf(story)}`;
  return existsSync(file) ? readFileSync(file) : null;
}

/**
 * Makes a picture so small that it can lie in the repository, and compares it with the approved one.
 * @param darkroom an empty page
 * @param taken a picture of a story; WebP
 * @returns null where it looks as approved
 */
export async function changeOfMiniature(
  darkroom: Page,
  taken: Buffer,
  approved: Buffer | null,
): Promise<ChangedMiniature | null> {
  const developed = await darkroom.evaluate(develop, {
    taken: addressOf('webp', taken),
    approved: approved === null ? null : addressOf('webp', approved),
    block: BLOCK,
    tolerance: TOLERANCE,
  });
  return (
    developed && {
      ...developed,
      webp: Buffer.from(developed.webp, 'base64'),
      marked: developed.marked === null ? null : Buffer.from(developed.marked, 'base64'),
    }
  );
}
