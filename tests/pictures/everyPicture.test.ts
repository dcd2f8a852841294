import { existsSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test as base } from '../browser/support/test';
import { loadInOrder, openStorybook, storyEntries, withoutAxe } from '../stories/support/storybook';
import { pictureOf, windowOf } from './support/approvedPicture';
import { CHANGED, hasOwnLook, PICTURED, pictureNameOf } from './support/pictured';

/** One page for all stories of a worker: opening it takes longer than most stories do. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-NG',
        timezoneId: 'Africa/Lagos',
      });
      const page = await context.newPage();
      await openStorybook(page, withoutAxe);
      await loadInOrder(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The runner's output files of a comparison; it shortens long names. */
function filesOf(failure: unknown): Readonly<Record<string, unknown>> {
  const at = (whole: unknown, name: string): unknown =>
    typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
  const found = at(failure, 'matcherResult');
  return {
    before: at(found, 'expected'),
    after: at(found, 'actual'),
    difference: at(found, 'diff'),
  };
}

/**
 * Compares a picture with the approved one. One that differs is left behind with it and said to the reporter, which
 * fails the run; a test that failed would cost a browser each time.
 */
async function compare(taken: Buffer, story: string): Promise<void> {
  const about = test.info();
  try {
    expect(taken).toMatchSnapshot(pictureNameOf(story));
  } catch (failure) {
    about.annotations.push({ type: CHANGED, description: String(failure) });
    for (const [kind, path] of Object.entries(filesOf(failure))) {
      if (typeof path === 'string' && existsSync(path)) await about.attach(kind, { path });
    }
  }
}

// A browser that has a larger copy of a photograph shows that one also where a smaller would do.
const narrowFirst = storyEntries()
  .filter(hasOwnLook)
  .toSorted((one, other) => windowOf(one).width - windowOf(other).width);

for (const story of narrowFirst) {
  test(`${story.title}: ${story.name}`, async ({ stage }) => {
    test.info().annotations.push({ type: PICTURED, description: story.id });
    await compare(await pictureOf(stage, story), story.id);
  });
}
