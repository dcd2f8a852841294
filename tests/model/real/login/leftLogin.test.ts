import { fillLogin } from '../support/accounts';
import { presses } from '../support/acts';
import { gateOn } from '../support/gate';
import { expect, test } from '../support/world';

test('who leaves the page while the login runs is neither logged in nor pulled away', async ({
  world,
}) => {
  const { page } = world;
  await page.goto('/login');
  await fillLogin(world);
  const gate = await gateOn(page, { logIn: { method: 'POST', path: /\/users\/login$/ } });
  await presses('Sign In')(world);
  await gate.held('logIn');
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT', exact: true }).click();
  await expect(page).toHaveURL('/aboutus');

  // The call was aborted with the page, so its answer would reach no one.
  await expect.poll(() => gate.isHeld('logIn')).toBe(false);
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
});
