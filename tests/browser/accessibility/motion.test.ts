import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';

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
