import { asGuest, expect } from '../support/asGuest';
import { expectAccessible } from '../support/screenCheck';

asGuest('a guest sees where they are logged in', async ({ page, guest }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/aboutus');
  await page.getByRole('banner').getByRole('button', { name: guest.firstName }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('This browser')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chrome on Linux' })).toBeVisible();
  await expectAccessible(page);
});
