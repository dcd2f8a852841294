import type { Page } from 'playwright/test';
import { asGuest } from './support/asGuest';
import { expectErrorResponses, expectNoNetwork } from './support/pageErrors';
import { chooseRooms, fillDetails, inDays } from './support/booking';
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

/** Cuts off the page and its worker, whose own calls the browser's setting doesn't reach. */
async function goOffline(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('No worker');
  await worker.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await page.context().setOffline(true);
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
    await goOffline(page);
    await page.reload();
    await expect(listed).toBeVisible();
    // A page served by a worker only hears of what happens from then on.
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
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

asGuest(
  'the last reservation and its receipt are there after a reload without a network',
  async ({ page, context, guest }) => {
    await page.goto('/reservation');
    await fillDetails(page, guest, { checkIn: inDays(40), checkOut: inDays(41) });
    await chooseRooms(page, { 'Double Deluxe': 1 });
    await page.getByRole('button', { name: 'Continue Booking' }).click();
    await page.getByRole('button', { name: 'Pay with Paystack' }).click();
    await page.getByRole('button', { name: /^Pay ₦/ }).click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    const receipt = page.url();
    const id = new URL(receipt).pathname.split('/')[2] ?? '';
    await withWorker(page);
    await page.goto('/my-reservations');
    // Within the site, so that the browser never fetches the page of these details. The guest may have other stays.
    await page.locator(`a[href="/my-reservations/${id}"]`).click();
    await expect(page.getByRole('heading', { name: 'Reservation Details' })).toBeVisible();
    await expect(page.getByText('₦1,000.00').last()).toBeVisible();
    // What is shown is kept a moment later.
    const isKept = () =>
      page.evaluate(async () => {
        const readings = await (await caches.open('own')).keys();
        return readings.some(({ url }) => /\/hotel\/reservations\/[0-9a-f-]{36}$/.test(url));
      });
    await expect.poll(isKept).toBe(true);

    expectNoNetwork(page);
    expectErrorResponses(page, 503);
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Reservation Details' })).toBeVisible();
    await expect(page.getByText('₦1,000.00').last()).toBeVisible();
    await page.goto(receipt);
    await expect(page.getByText('Payment Successful!')).toBeVisible();

    // What is kept in the browser for reading names no reservation in its own address.
    const pages = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name !== 'own');
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => url);
    });
    expect(pages.filter((url) => url.includes(id))).toEqual([]);

    // A page that can't be had says nothing else than the notice above it.
    await page.goto('/my-reservations/5f0c9a52-0000-4000-8000-000000000000');
    await expect(page.getByText('Failed to fetch reservation')).toBeVisible();
    await expect(page.getByText('What you see was read earlier')).toHaveCount(0);
    await page.goto('/aboutus');
    await context.setOffline(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('banner').getByRole('button', { expanded: false }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => page.evaluate(() => caches.has('own'))).toBe(false);
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(kept).not.toContain(id);
  },
);
