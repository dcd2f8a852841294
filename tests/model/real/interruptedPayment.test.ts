import { addDays } from '../../../machines/stay';
import { bookByCall } from './support/calls';
import { arriveLoggedIn, expect, test, type World } from './support/world';

/** The tab goes to the provider's page for a reservation of two Deluxe Rooms for two nights. */
async function goToProvider(world: World): Promise<void> {
  const { page, monday } = world;
  const order = { checkIn: addDays(monday, 2), checkOut: addDays(monday, 4), rooms: 2 };
  const { reservationData } = await bookByCall(world, order);
  await arriveLoggedIn(world);
  await page.goto(`/reservation/${reservationData.id}/confirm`);
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible();
}

test('a payment is found made after a reload of the page to which the provider sent the guest back', async ({
  world,
}) => {
  const { page } = world;
  await goToProvider(world);
  await page.getByRole('button', { name: 'Pay ₦8,000.00' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
});

test('a payment is found made after the tab was killed at the provider', async ({ world }) => {
  const { page } = world;
  await goToProvider(world);
  await page.getByRole('button', { name: 'Pay without returning' }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  const context = page.context();
  await page.close();
  const other = await context.newPage();
  await other.goto('/my-reservations');
  await expect(other.getByRole('listitem').filter({ hasText: '₦8,000.00' })).toContainText('Paid');
});

test('a payment that was left at the provider can be taken up after the tab was killed', async ({
  world,
}) => {
  const { page } = world;
  await goToProvider(world);
  const context = page.context();
  await page.close();
  const other = await context.newPage();
  await other.goto('/my-reservations');
  await other.getByRole('link', { name: /View Details/ }).click();
  await expect(other.getByText('Pending', { exact: true }).first()).toBeVisible();
});
