import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';

/** Where the approved miniatures lie, each under the id of its story. */
export const miniatureFolder = fileURLToPath(new URL('../miniatures/', import.meta.url));

/** The file of a story's miniature. */
export const miniatureNameOf = (story: string) => `${story}.webp`;

/** How many pixels of a page one of its miniature stands for, in each direction. */
const BLOCK = 12;

/**
 * How much lighter, darker or otherwise coloured a block may be in the mean, of 255. Four dark pixels on light change
 * theirs by more; what is drawn otherwise at the edges of letters changes it by less (docs/stories.md, “Approved looks”).
 */
const TOLERANCE = 2;

/** A picture made small, and what is otherwise in it than in the approved one. */
export interface Miniature {
  /** WebP, without loss: a quarter smaller than PNG. */
  webp: Buffer;
  /** How many blocks differ from the approved miniature; null where there is none. */
  differing: number | null;
  /** The greatest difference of a block, of 255. */
  most: number;
  /** The picture with frames around what differs, PNG; null where nothing does. */
  marked: Buffer | null;
}

/** What the page makes of a picture: Base64, as pictures cannot be handed over otherwise. */
interface Developed extends Pick<Miniature, 'differing' | 'most'> {
  webp: string;
  marked: string | null;
}

/** Runs in an empty page. */
async function develop(asked: {
  taken: string;
  approved: string | null;
  block: number;
  tolerance: number;
}): Promise<Developed> {
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
  const pixelsOf = (image: ImageBitmap) => {
    const { context } = canvasOf(image.width, image.height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  // At the highest quality a WebP loses nothing.
  const base64 = (canvas: HTMLCanvasElement, type: 'png' | 'webp') => {
    const address = canvas.toDataURL(`image/${type}`, 1);
    return address.slice(address.indexOf(',') + 1);
  };

  const taken = await imageOf(asked.taken);
  const across = Math.ceil(taken.width / block);
  const down = Math.ceil(taken.height / block);
  const pixels = pixelsOf(taken);
  const sums = new Float64Array(across * down * 4);
  for (let y = 0; y < taken.height; y += 1) {
    for (let x = 0; x < taken.width; x += 1) {
      const to = (Math.floor(y / block) * across + Math.floor(x / block)) * 4;
      const from = (y * taken.width + x) * 4;
      for (let part = 0; part < 3; part += 1) {
        sums[to + part] = (sums[to + part] ?? 0) + (pixels[from + part] ?? 0);
      }
      sums[to + 3] = (sums[to + 3] ?? 0) + 1;
    }
  }
  const small = canvasOf(across, down);
  const means = small.context.createImageData(across, down);
  for (let at = 0; at < sums.length; at += 4) {
    for (let part = 0; part < 3; part += 1) {
      means.data[at + part] = Math.round((sums[at + part] ?? 0) / (sums[at + 3] ?? 1));
    }
    means.data[at + 3] = 255;
  }
  small.context.putImageData(means, 0, 0);

  const { canvas, context } = canvasOf(taken.width, taken.height);
  context.drawImage(taken, 0, 0);
  context.strokeStyle = 'red';
  let differing: number | null = null;
  let most = 0;
  if (asked.approved !== null) {
    const approved = await imageOf(asked.approved);
    const before = pixelsOf(approved);
    const asLarge = approved.width === across && approved.height === down;
    differing = asLarge ? 0 : across * down;
    for (let at = 0; asLarge && at < before.length; at += 4) {
      const by = Math.max(
        ...[0, 1, 2].map((part) =>
          Math.abs((before[at + part] ?? 0) - (means.data[at + part] ?? 0)),
        ),
      );
      most = Math.max(most, by);
      if (by <= tolerance) continue;
      differing += 1;
      const place = at / 4;
      context.strokeRect(
        (place % across) * block,
        Math.floor(place / across) * block,
        block,
        block,
      );
    }
  }
  const marked = differing === null || differing === 0 ? null : base64(canvas, 'png');
  return { webp: base64(small.canvas, 'webp'), marked, differing, most };
}

const addressOf = (type: string, picture: Buffer) =>
  `data:image/${type};base64,${picture.toString('base64')}`;

/** The approved miniature of a story; null before somebody approves one. */
export function approvedMiniature(story: string): Buffer | null {
  const file = `${miniatureFolder}${miniatureNameOf(story)}`;
  return existsSync(file) ? readFileSync(file) : null;
}

/**
 * Makes a picture so small that it can lie in the repository, and compares it with the approved one.
 * @param darkroom an empty page
 * @param taken a picture of a story; WebP
 */
export async function miniatureOf(
  darkroom: Page,
  taken: Buffer,
  approved: Buffer | null,
): Promise<Miniature> {
  const developed = await darkroom.evaluate(develop, {
    taken: addressOf('webp', taken),
    approved: approved === null ? null : addressOf('webp', approved),
    block: BLOCK,
    tolerance: TOLERANCE,
  });
  return {
    ...developed,
    webp: Buffer.from(developed.webp, 'base64'),
    marked: developed.marked === null ? null : Buffer.from(developed.marked, 'base64'),
  };
}
