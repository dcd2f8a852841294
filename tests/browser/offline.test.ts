import type { Page } from 'playwright/test';
import { asGuest } from './support/asGuest';
import { expectErrorResponses, expectNoNetwork } from './support/pageErrors';
import { expect } from './support/test';

asGuest.use({ serviceWorkers: 'allow' });

/** Lets the worker control the page now. For guests it takes over after the page has loaded. */
async function withWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await serviceWorker.register('/sw.js');
    if (!serviceWorker.controller) await taken;
  });
}

asGuest(
  'what was read can be read without a network, until the guest logs out',
  async ({ page, context }) => {
    // Other tests of the worker may have reserved as the same guest.
    const listed = page.getByText(/You have no reservations yet|View Details/).first();
    await page.goto('/my-reservations');
    await expect(listed).toBeVisible();
    await withWorker(page);
    await page.reload();
    await expect(listed).toBeVisible();

    expectNoNetwork(page);
    expectErrorResponses(page, 503);
    await context.setOffline(true);
    await page.reload();
    await expect(listed).toBeVisible();
    // A page served by a worker only hears of what happens from then on.
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.goto('/aboutus');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the hotel');
    await page.goto('/roombooking');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No internet connection');

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/aboutus');
    await page.getByRole('banner').getByRole('button', { expanded: false }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => page.evaluate(() => caches.has('own'))).toBe(false);
  },
);
