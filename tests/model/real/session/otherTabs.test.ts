import { expectAnswers } from '../../../browser/support/complaints';
import { fillLogin } from '../support/accounts';
import { keptIn } from '../support/tabs';
import { arriveLoggedIn, expect, test } from '../support/world';

test('a login in one tab is taken over by another, and a logout leaves nothing of the guest in either', async ({
  world,
}) => {
  const { page, guest } = world;
  await page.goto('/terms');
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/login');
  await fillLogin({ page: other, guest });
  await other.getByRole('button', { name: 'Sign In' }).click();
  const name = { name: guest.firstName };
  await expect(page.getByRole('banner').getByRole('button', name)).toBeVisible();
  await page.goto('/my-reservations');
  await expect(page.getByText('You have no reservations yet')).toBeVisible();
  await other.getByRole('banner').getByRole('button', name).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You are not logged in');
  for (const tab of [page, other]) {
    expect(await keptIn(tab)).toBe('');
    expect(await tab.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  }
});

test('a renewal that is refused in one tab leaves the fresh login of another as it is', async ({
  world,
}) => {
  const { page, guest, request } = world;
  await arriveLoggedIn({ page, guest });
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'too old'));
  const { email, password } = guest;
  expectAnswers(page, 401);
  // Another tab logs in while this one has its old token renewed.
  await page.route(
    '**/api/v1/auth/users/refresh',
    async (route) => {
      const login = await request.post('/api/v1/auth/users/login', { data: { email, password } });
      await page.evaluate(
        (answer) => {
          localStorage.setItem('refreshToken', JSON.parse(answer).token.refreshToken);
        },
        await login.text(),
      );
      await route.continue({ postData: JSON.stringify({ refreshToken: 'an old one' }) });
    },
    { times: 1 },
  );
  await page.goto('/my-reservations');
  await expect(page.getByText('You have no reservations yet')).toBeVisible();
});
