import type { Page } from 'playwright/test';
import { expectNoNetwork } from './support/pageErrors';
import { expect, test } from './support/test';

async function refusePictures(page: Page): Promise<void> {
  expectNoNetwork(page);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  );
}

const firstPicture = (page: Page) => page.getByRole('main').locator('[data-picture]').first();

/** As large as a PNG of one colour may be, in bytes; a few letters take several times as much. */
const ONE_COLOUR = 400;

/** Below the top of its arch, where its alternative text would be, the placeholder is of one colour. */
async function showsPlainGround(page: Page): Promise<void> {
  const place = await firstPicture(page).boundingBox();
  if (!place) throw new Error('The first picture has no place');
  const clip = {
    x: place.x + place.width * 0.4,
    y: place.y + 8,
    width: place.width / 5,
    height: 40,
  };
  const shown = await page.screenshot({ animations: 'disabled', clip });
  expect(shown.byteLength).toBeLessThan(ONE_COLOUR);
}

test('a home page whose pictures are all refused shows plain grounds', async ({ page }) => {
  await refusePictures(page);
  await page.goto('/');
  // The picture fails to load both before and after hydration.
  await expect(firstPicture(page).getByRole('img')).toHaveCount(0);
  await showsPlainGround(page);
  // Those far below are asked for, and refused, only when the guest gets near them.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(page.locator('[data-picture] img')).toHaveCount(0, { timeout: 100 });
  }).toPass();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture that is refused leaves neither text nor mark on its ground', async ({ page }) => {
    await refusePictures(page);
    await page.goto('/');
    const picture = firstPicture(page).getByRole('img');
    await expect(picture).toHaveAttribute('alt', /\w/);
    await showsPlainGround(page);
  });
});
