import type { Page } from 'playwright/test';
import { siteEnvironment } from '../../../scripts/test/site';
import { arriveAsNewGuest } from '../support/account';
import { chooseRooms, fillDetails, inDays } from '../support/booking';
import { expectEmail } from '../support/mailbox';
import { expect, test } from '../support/test';

/** Long enough to see that a transfer is waited for, and less than a real bank's. In milliseconds. */
const BANK_DELAY = 2_000;

test.beforeAll(async ({ playwright }) => {
  const sandbox = await playwright.request.newContext();
  const address = `http://localhost:${siteEnvironment.SANDBOX_PAYSTACK_PORT}/control/transfers`;
  await expect(await sandbox.post(address, { data: { delayMs: BANK_DELAY } })).toBeOK();
  await sandbox.dispose();
});

/**
 * Books two nights in a Deluxe Room for ₦4,000.00, and goes to a provider's page.
 * @param day in how many days; each test has separate nights, because there are few rooms
 */
async function goToPay(page: Page, provider: string, day: number): Promise<{ email: string }> {
  const guest = await arriveAsNewGuest(page);
  await fillDetails(page, guest, { checkIn: inDays(day), checkOut: inDays(day + 2) });
  await chooseRooms(page, { 'Deluxe Room': 1 });
  await page.getByRole('button', { name: 'Continue Booking' }).click();
  await page.getByRole('button', { name: `Pay with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible();
  return guest;
}

/** One transfer that arrives later, and one that is awaited, are walked every day. */
const notEveryDay = { tag: '@release' };

/** Opens the only stay in the list, and reads how it was paid. */
async function expectPaid(page: Page, how: string): Promise<void> {
  await page.goto('/my-reservations');
  const card = page.getByRole('listitem').filter({ hasText: '₦4,000.00' });
  await expect(card).toContainText('Paid');
  await card.getByRole('link').first().click();
  await expect(page.getByText(how)).toBeVisible();
}

for (const [provider, day] of [
  ['Paystack', 60],
  ['Flutterwave', 63],
] as const) {
  test(
    `a guest is shown an account by ${provider}, leaves the page, sends the money and gets an email`,
    provider === 'Paystack' ? {} : notEveryDay,
    async ({ page }) => {
      const guest = await goToPay(page, provider, day);
      await page.getByRole('button', { name: 'Transfer' }).click();
      await expect(page.getByRole('heading', { name: 'Bank transfer' })).toBeVisible();
      const opening = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Open the demo bank' }).click();
      const bank = await opening;
      await page.goto('/');
      await bank.getByRole('button', { name: 'Send' }).click();
      await expect(bank.getByRole('status')).toContainText('The transfer was made');
      await expectEmail(page, guest.email, /paid and confirmed/i);
      await expectPaid(page, `Paid by bank transfer with ${provider}`);
    },
  );
}

test(
  'a guest who waits on the page is sent back once the transfer has arrived',
  notEveryDay,
  async ({ page }) => {
    await goToPay(page, 'Paystack', 66);
    await page.getByRole('button', { name: 'Transfer' }).click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the demo bank' }).click();
    const bank = await opening;
    await bank.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'I’ve sent the money' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for your transfer' })).toBeVisible();
    await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: 45_000 });
  },
);

for (const [provider, day] of [
  ['Paystack', 69],
  ['Flutterwave', 72],
] as const) {
  test(`a guest dials a code of ${provider}, and pays by USSD`, notEveryDay, async ({ page }) => {
    await goToPay(page, provider, day);
    await page.getByRole('button', { name: 'USSD' }).click();
    await expect(page.getByRole('heading', { name: 'USSD payment' })).toBeVisible();
    await page.getByRole('button', { name: 'The code was dialled' }).click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expectPaid(page, `Paid by USSD with ${provider}`);
  });
}

test('a guest who comes back before the transfer has arrived reads until when the rooms are held, and can pay another way', async ({
  page,
}) => {
  const guest = await goToPay(page, 'Paystack', 75);
  await page.getByRole('button', { name: 'Transfer' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the demo bank' }).click();
  const bank = await opening;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Your bank transfer is in progress.')).toBeVisible();
  const sentence = page.getByRole('paragraph').filter({ hasText: /^Your rooms are held until/ });
  const held = await sentence.textContent();
  const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isWider)).toBe(false);
  await page.goto('/my-reservations');
  const card = page.getByRole('listitem').filter({ hasText: '₦4,000.00' });
  await expect(card).toContainText('Your bank transfer is in progress.');
  await expect(card).toContainText(held ?? 'held until nobody knows when');
  await card.getByRole('link', { name: 'Pay another way' }).click();
  await expect(page.getByRole('button', { name: 'Pay with Flutterwave' })).toBeVisible();
  await page.goBack();
  await bank.getByRole('button', { name: 'Send' }).click();
  await expect(bank.getByRole('status')).toContainText('The transfer was made');
  await expectEmail(page, guest.email, /paid and confirmed/i);
});
