import { expectErrorResponses } from '../../../browser/support/pageErrors';
import type { Page } from 'playwright/test';
import { addDays } from '../../../../machines/shared/stay';
import { bookByCall, reservationNow } from '../support/calls';
import { paymentsAtProvider } from '../support/checkouts';
import { inNewTab, loseResponse } from '../support/tabs';
import { arriveLoggedIn, expect, test, TOKEN_OVER_MS, type World } from '../support/world';

const payWithPaystack = (page: Page) => page.getByRole('button', { name: 'Pay with Paystack' });
const cardPage = (page: Page) => page.getByRole('heading', { name: 'Card payment' });
const payThere = (page: Page) => page.getByRole('button', { name: 'Pay ₦8,000.00' });
const success = (page: Page) => page.getByText('Payment Successful!');

/** The confirmation of a reservation of two Deluxe Rooms for two nights; answers its id. */
async function openConfirmation(world: World): Promise<string> {
  const { page, monday } = world;
  const order = { checkIn: addDays(monday, 2), checkOut: addDays(monday, 4), rooms: 2 };
  const { reservationData } = await bookByCall(world, order);
  await arriveLoggedIn(world);
  await page.goto(`/reservation/${reservationData.id}/confirm`);
  await expect(payWithPaystack(page)).toBeEnabled();
  return reservationData.id;
}

/** The tab goes to the provider's page. */
async function goToProvider(world: World): Promise<string> {
  const id = await openConfirmation(world);
  await payWithPaystack(world.page).click();
  await expect(cardPage(world.page)).toBeVisible();
  return id;
}

test('a payment is found made after the tab was killed at the provider', async ({ world }) => {
  await goToProvider(world);
  await world.page.getByRole('button', { name: 'Pay without returning' }).click();
  await expect(world.page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  const { page } = await inNewTab(world);
  await page.goto('/my-reservations');
  await expect(page.getByRole('listitem').filter({ hasText: '₦8,000.00' })).toContainText('Paid');
});

test('a payment that was left with the Back button, or by closing the provider’s page, is made in the same checkout', async ({
  world,
}) => {
  const { page } = world;
  const before = await paymentsAtProvider(world);
  const id = await goToProvider(world);
  await page.goBack();
  await payWithPaystack(page).click();
  await page.getByRole('button', { name: 'Close without paying' }).click();
  await expect(page.getByRole('heading', { name: 'Payment window closed' })).toBeVisible();
  await page.goto(`/reservation/${id}/confirm`);
  await payWithPaystack(page).click();
  await payThere(page).click();
  await expect(success(page)).toBeVisible();
  expect(await paymentsAtProvider(world)).toHaveLength(before.length + 1);
});

test('a payment is started once when the page is loaded again while it is being started', async ({
  world,
}) => {
  const { page } = world;
  const before = await paymentsAtProvider(world);
  await openConfirmation(world);
  const { carriedOut } = await loseResponse(page, '**/api/v1/payment/paystack/initialize');
  await payWithPaystack(page).click();
  await carriedOut;
  await page.reload();
  await payWithPaystack(page).click();
  await expect(cardPage(page)).toBeVisible();
  expect(await paymentsAtProvider(world)).toHaveLength(before.length + 1);
});

test('a payment is found made although the token ran out at the provider', async ({ world }) => {
  const { page } = world;
  const id = await goToProvider(world);
  expectErrorResponses(page, 401);
  await world.hotel.pass(TOKEN_OVER_MS);
  await payThere(page).click();
  await expect(success(page)).toBeVisible();
  expect((await reservationNow(world, id)).paymentStatus).toBe('paid');
});
