import { expectErrorResponses, expectNoNetwork } from '../../../browser/support/pageErrors';
import type { Page } from 'playwright/test';
import { initializationFailed } from '../../../../messages/payment/payment';
import { addDays } from '../../../../machines/shared/stay';
import { bookByCall, reservationNow } from '../support/calls';
import { paymentsAtProvider } from '../support/checkouts';
import { pageErrorsOf, inNewTab, storedTextIn, loseResponse } from '../support/tabs';
import {
  arriveLoggedIn,
  endSession,
  expect,
  logInAgain,
  test,
  TOKEN_OVER_MS,
  type World,
} from '../support/world';

const CARD = '4084 0840 8408 4081';

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

test('a payment is found made after a reload of the page to which the provider sent the guest back', async ({
  world,
}) => {
  const { page } = world;
  await goToProvider(world);
  await payThere(page).click();
  await expect(success(page)).toBeVisible();
  await page.reload();
  await expect(success(page)).toBeVisible();
});

test('a payment is found made after the tab was killed at the provider', async ({ world }) => {
  await goToProvider(world);
  await world.page.getByRole('button', { name: 'Pay without returning' }).click();
  await expect(world.page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  const { page } = await inNewTab(world);
  await page.goto('/my-reservations');
  await expect(page.getByRole('listitem').filter({ hasText: '₦8,000.00' })).toContainText('Paid');
});

test('a payment that was left at the provider is made after the tab was killed, in the same checkout', async ({
  world,
}) => {
  const before = await paymentsAtProvider(world);
  const id = await goToProvider(world);
  const { page } = await inNewTab(world);
  await page.goto('/my-reservations');
  await page.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();
  await page.goto(`/reservation/${id}/confirm`);
  await payWithPaystack(page).click();
  await payThere(page).click();
  await expect(success(page)).toBeVisible();
  expect(await paymentsAtProvider(world)).toHaveLength(before.length + 1);
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

test('a payment that was started offline is started once the network is back', async ({
  world,
}) => {
  const { page } = world;
  await openConfirmation(world);
  expectNoNetwork(page);
  await page.context().setOffline(true);
  await payWithPaystack(page).click();
  await expect(page.getByText(initializationFailed('paystack'))).toBeVisible();
  await page.context().setOffline(false);
  await payWithPaystack(page).click();
  await expect(cardPage(page)).toBeVisible();
});

test('a payment that was refused for an old session goes on after the login', async ({ world }) => {
  const { page } = world;
  const id = await openConfirmation(world);
  await endSession(world);
  await payWithPaystack(page).click();
  await logInAgain(world);
  await expect(page).toHaveURL(new RegExp(`/reservation/${id}/confirm$`));
  await payWithPaystack(page).click();
  await payThere(page).click();
  await expect(success(page)).toBeVisible();
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

test('nothing of a card is kept in the browser', async ({ world }) => {
  const { page } = world;
  await goToProvider(world);
  await page.getByLabel('Another card number').fill(CARD);
  await payThere(page).click();
  await expect(success(page)).toBeVisible();
  const kept = (await storedTextIn(page)).replaceAll(' ', '');
  expect(kept).toContain('confirmedReservation');
  expect(kept).not.toContain(CARD.replaceAll(' ', ''));
  expect(kept).not.toContain(world.guest.password);
});

test('what an older version of the site kept of payments leaves the confirmation without an error', async ({
  world,
}) => {
  const { page } = world;
  const id = await openConfirmation(world);
  const pageErrors = pageErrorsOf(page);
  await page.evaluate(() => {
    for (const key of [
      'confirmedReservation',
      'lastReservationResponse',
      'paystackPaymentResponse',
    ])
      localStorage.setItem(key, '{"version":0,"status":"pending"}');
    sessionStorage.setItem('snapshot:payment', '{"version":0,"state":"startingPayment"}');
  });
  await page.reload();
  await expect(payWithPaystack(page)).toBeEnabled();
  await payWithPaystack(page).click();
  await payThere(page).click();
  await expect(success(page)).toBeVisible();
  expect((await reservationNow(world, id)).paymentStatus).toBe('paid');
  expect(pageErrors).toEqual([]);
});
