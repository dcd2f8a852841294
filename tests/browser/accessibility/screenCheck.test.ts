import { cutOffParts, smallTargets } from '../support/measures';
import { violations } from '../support/screenCheck';
import { expect, test } from '../support/test';

test('the checks find what is wrong', async ({ page }) => {
  await page.goto('/aboutus');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const wrong = document.createElement('div');
    wrong.innerHTML =
      '<p style="color: #bbb; background: #fff">Pale words</p>' +
      '<button style="width: 20px; height: 20px; padding: 0">x</button>' +
      '<p style="width: 200vw">Wide words</p>';
    document.querySelector('main')?.append(wrong);
  });
  expect(await violations(page)).toContainEqual(expect.stringContaining('color-contrast'));
  expect(await page.evaluate(smallTargets)).toEqual(['x: 20 × 20']);
  expect(await page.evaluate(cutOffParts)).toContainEqual('p “Wide words”');
});
