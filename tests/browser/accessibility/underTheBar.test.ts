import type { Locator, Page } from 'playwright/test';
import { register } from '../support/account';
import { asGuest } from '../support/asGuest';
import { newGuest } from '../support/guest';
import { expectErrorResponses } from '../support/pageErrors';
import { respond } from '../support/responses';
import { paidStay } from '../support/stays';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 } });

/** Stands below the site's bar, with room below it for its explanation. */
async function expectInSight(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  await expect
    .poll(async () => {
      const bar = await page.getByRole('banner').boundingBox();
      const box = await what.boundingBox();
      if (!box || !bar) return 'nowhere';
      if (box.y < bar.y + bar.height) return 'under the bar';
      return box.y + box.height > 740 - 48 ? 'at the edge' : 'in sight';
    })
    .toBe('in sight');
}

test('the code screen begins with its title', async ({ page }) => {
  await page.goto('/login');
  await register(page, newGuest());
  await expectInSight(page, page.getByRole('heading', { level: 1, name: 'Verify Your Account' }));
});

test('a wrong password is told in sight', async ({ page }) => {
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill('nobody@example.com');
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Lagoon#42');
  expectErrorResponses(page, 401);
  // As it stands when the last field has just been filled in, at the end of the screen.
  const button = form.getByRole('button', { name: 'Sign In' });
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.click();
  const said = form.getByRole('alert');
  await expectInSight(page, said);
  await expect(said).toBeFocused();
});

asGuest('a requested refund is said once, in sight', async ({ page }) => {
  const path = '/api/v1/hotel/reservations/{id}';
  const requested = { ...paidStay, refundStatus: 'requested', refundableUntil: null } as const;
  await respond(page, 'get', path, 200, { reservation: paidStay });
  await page.goto(`/my-reservations/${paidStay.id}`);
  await page.getByRole('button', { name: 'Request Refund' }).click();
  await page.getByLabel('Reason').fill('The conference has been moved.');
  await respond(page, 'post', '/api/v1/hotel/payment/refund/request/{id}', 200, {
    message: 'ok',
    reservation: requested,
  });
  await respond(page, 'get', path, 200, { reservation: requested });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('button', { name: 'Yes, Request Refund' }).click();
  const said = page.getByText(/refund has been requested/);
  await expectInSight(page, said);
  await expect(said).toHaveCount(1);
  await expect(page.getByText('Refund requested', { exact: true })).toBeVisible();
});
