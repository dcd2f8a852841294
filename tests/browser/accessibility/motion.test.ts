import type { Page } from 'playwright/test';
import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';

const dot = (page: Page, slide: number) =>
  page.getByRole('button', { name: `Go to slide ${slide} of 3` });

async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
}

/** The longest that anything on the page moves or fades, in milliseconds. */
function longestMovement(): number {
  const seconds = [...document.querySelectorAll('*')].flatMap((element) => {
    const { animationDuration, transitionDuration, transitionDelay } = getComputedStyle(element);
    return `${animationDuration}, ${transitionDuration}, ${transitionDelay}`.split(', ');
  });
  return 1000 * Math.max(...seconds.map(parseFloat));
}

test.describe('For somebody who wants less movement', () => {
  test('nothing fades or glides', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: /VIEW DETAIL/i }).first();
    await hydrate(page, opener);
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(longestMovement)).toBeLessThanOrEqual(1);
  });
});

test.describe('For everybody else', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the slides follow one another until they are stopped', async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(5_100);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: /stop|pause/i }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: /start|play/i }).click();
    await page.mouse.move(0, 890);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.clock.runFor(5_100);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  });
});
