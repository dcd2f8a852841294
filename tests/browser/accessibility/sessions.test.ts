import { asGuest, expect } from '../support/asGuest';
import { expectAccessible } from '../support/screenCheck';

const telephone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36';

asGuest(
  'a guest sees where they are logged in, and ends what is elsewhere',
  async ({ page, guest }) => {
    const { email, password } = guest;
    const users = '/api/v1/auth/users';
    const login = await page.request.post(`${users}/login`, {
      data: { email, password },
      headers: { 'user-agent': telephone },
    });
    expect(login.status()).toBe(200);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/aboutus');
    await page.getByRole('banner').getByRole('button', { name: guest.firstName }).click();
    await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText('This browser')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chrome on Android' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'End Session: Chrome on Android' }).click();
    await expect(page.getByRole('heading', { name: 'Chrome on Android' })).toBeHidden();
    await page.reload();
    await expect(page.getByText('This browser')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chrome on Android' })).toBeHidden();
  },
);
