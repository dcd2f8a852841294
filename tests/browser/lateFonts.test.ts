import type { Browser, Page } from 'playwright/test';
import { paths } from '../../machines/shared/paths';
import { androidFonts } from '../../tools/chromium/androidFonts';
import { launchSurely } from './support/launching';
import { expect, test } from './support/test';

/** The pages that begin with a picture. */
const pages = [paths.home, paths.about, paths.services, paths.contact];

/** The windows of two phones. */
const windows = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
];

interface Fixtures {
  /** A browser with an Android phone's font. */
  android: Browser;
}

const onAndroid = test.extend<object, Fixtures>({
  android: [
    async ({ playwright, browserName }, use) => {
      const env = { ...process.env, ...(await androidFonts()) };
      const android = await launchSurely(() => playwright[browserName].launch({ env }));
      await use(android);
      await android.close();
    },
    { scope: 'worker' },
  ],
});

/** Where each part of the first screen begins, in pixels from the top. */
function placesOf(page: Page): Promise<{ part: string; top: number }[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('h1, h2, p, a, button, img'), (element) => ({
      part: `${element.tagName} ${element.textContent.slice(0, 40)}`,
      top: Math.round(element.getBoundingClientRect().top),
    })).filter(({ top }) => top < window.innerHeight),
  );
}

for (const path of pages)
  test(`no font shares the line with the first picture of ${path}`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.resourceType()));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const first = (type: string) => requested.indexOf(type);
    expect(first('image')).toBeLessThan(first('stylesheet'));
    expect(first('stylesheet')).toBeLessThan(first('font'));
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
  });

for (const path of pages)
  onAndroid(
    `nothing moves on ${path} when its fonts come late to an Android phone`,
    async ({ android, baseURL }) => {
      for (const viewport of windows) {
        const context = await android.newContext({ viewport });
        const page = await context.newPage();
        await page.route('**/*.js', (route) => route.abort());
        const fonts: (() => Promise<void>)[] = [];
        await page.route('**/*.woff2', (route) => void fonts.push(() => route.continue()));
        await page.goto(new URL(path, baseURL).href, { waitUntil: 'commit' });
        await expect.poll(() => fonts.length).toBeGreaterThan(1);
        const before = await placesOf(page);
        expect(await page.evaluate(() => document.fonts.check('1em "Public Sans Variable"'))).toBe(
          false,
        );
        await Promise.all(fonts.map((send) => send()));
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.fonts.check('1em "Public Sans Variable"'))).toBe(
          true,
        );
        expect(await placesOf(page)).toEqual(before);
        await context.close();
      }
    },
  );
