import type { Page } from 'playwright/test';
import { test } from '../../browser/support/test';
import { approvedMiniature, changeOfMiniature } from './miniature';
import { CHANGED, PICTURED } from './pictured';

/**
 * Compares a story's look with the approved one. If it differs twice (Chromium now and then leaves out a text), it is
 * kept, and said to the reporter, which fails the run: a test that failed would cost a browser each time.
 * @param darkroom an empty page
 */
export async function compareMiniature(
  darkroom: Page,
  take: () => Promise<Buffer>,
  story: string,
): Promise<void> {
  const about = test.info();
  about.annotations.push({ type: PICTURED, description: story });
  const approved = approvedMiniature(story);
  if ((await changeOfMiniature(darkroom, await take(), approved)) === null) return;
  const taken = await take();
  const changed = await changeOfMiniature(darkroom, taken, approved);
  if (changed === null) return;
  const { webp, differing, most, marked } = changed;
  const description =
    differing === null
      ? 'Nobody has approved a picture yet.'
      : `${differing} blocks differ, by at most ${most} of 255.`;
  about.annotations.push({ type: CHANGED, description });
  await about.attach('miniature', { body: webp, contentType: 'image/webp' });
  await about.attach('after', { body: taken, contentType: 'image/webp' });
  if (approved) await about.attach('before', { body: approved, contentType: 'image/webp' });
  if (marked) await about.attach('difference', { body: marked, contentType: 'image/png' });
}
