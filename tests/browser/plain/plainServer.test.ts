import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { BookingFlow } from '../../../machines/booking/bookingFailure';
import { openPlainHotel, PLAIN_CODE, type PlainHotel } from '../../plain/plainHotel';
import { logIn, register } from '../support/account';
import { book, inDays } from '../support/booking';
import { expectErrorResponses } from '../support/pageErrors';
import { newGuest, type Guest } from '../support/guest';
import { expect, test as base } from '../support/test';

/**
 * The whole journey on a server that implements only the specification, in each of the site's two flows.
 */
const test = base.extend<{ flow: BookingFlow; hotel: PlainHotel }>({
  flow: ['confirm', { option: true }],
  hotel: async ({ flow }, use) => {
    const hotel = await openPlainHotel(join(process.cwd(), 'dist', 'site'), flow);
    await use(hotel);
    await hotel.close();
  },
});

const stay = { checkIn: inDays(20), checkOut: inDays(22) };
const rooms = { 'Deluxe Room': 1, 'Double Room': 2 };
// (2,000 + 2 × 1,500) × 2 nights
const total = '₦10,000.00';

/** From a visitor who wants to book to a guest who has chosen rooms and continues. */
async function arriveAndBook(page: Page, { url }: PlainHotel): Promise<Guest> {
  const guest = newGuest();
  // For a wrong code, a wrong password, and the call for the rooms left, which this server doesn't have.
  expectErrorResponses(page, 400, 401, 404);
  await page.goto(`${url}/reservation`);
  await expect(page).toHaveURL(/\/login$/);
  await register(page, guest);
  await page.getByRole('textbox', { name: /digit 1/i }).focus();
  await page.keyboard.type('000000');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('That is not the code.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('textbox', { name: /digit 1/i }).focus();
  await page.keyboard.type(PLAIN_CODE);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await logIn(page, { ...guest, password: 'Wrong#Pass1' });
  await expect(page.getByText('Wrong e-mail or password.')).toBeVisible();
  await logIn(page, guest);
  await expect(page).toHaveURL(/\/reservation$/);
  await book(page, guest, stay, rooms);
  return guest;
}

/** Every day each flow once, with one provider each. */
const notEveryDay = { tag: '@release' };

async function expectReceipt(page: Page) {
  await expect(page.getByText('Payment Successful!').first()).toBeVisible();
  await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible();
}

test.describe('the flow that confirms first', () => {
  for (const provider of ['Paystack', 'Flutterwave']) {
    const title = `a guest registers, books, pays with ${provider} and finds the stay`;
    test(title, provider === 'Paystack' ? {} : notEveryDay, async ({ page, hotel }) => {
      await arriveAndBook(page, hotel);
      await expect(page).toHaveURL(/\/reservation\/[0-9a-f-]{36}\/confirm$/);
      await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible();
      await page.getByRole('button', { name: `Pay with ${provider}` }).click();
      await page.getByRole('link', { name: 'Pay', exact: true }).click();
      await expectReceipt(page);
      await page.getByRole('link', { name: 'Go to Home' }).click();

      await page.goto(`${hotel.url}/my-reservations`);
      const card = page.getByRole('listitem').filter({ hasText: total });
      await expect(card).toContainText('Paid');
      await card.getByRole('link', { name: /View Details/ }).click();
      await page.getByRole('button', { name: 'Request Refund' }).click();
      await page.getByLabel(/reason/i).fill('The conference is off.');
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Request' }).click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(page.getByText('Refunded').first()).toBeVisible();
    });
  }
});

test.describe('the flow that goes to the payment page', () => {
  test.use({ flow: 'payment' });

  const withPaystack = 'a guest books, pays with Paystack and views the reservation';
  test(withPaystack, notEveryDay, async ({ page, hotel }) => {
    await arriveAndBook(page, hotel);
    await expect(page).toHaveURL(/\/payment$/);
    await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('radio', { name: /Paystack/ }).check();
    await page.getByRole('button', { name: /Pay/ }).click();
    await page.getByRole('link', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/payment-callback/);
    await expectReceipt(page);
    await page.getByRole('link', { name: 'View My Reservation' }).click();
    await expect(page).toHaveURL(/\/my-reservations\/[0-9a-f-]{36}$/);
  });

  test('a guest books, follows the link to Flutterwave and pays', async ({ page, hotel }) => {
    await arriveAndBook(page, hotel);
    await page.getByRole('radio', { name: /Flutterwave/ }).check();
    await page.getByRole('button', { name: /Pay/ }).click();
    await page.getByRole('link', { name: 'Continue to Flutterwave' }).click();
    await page.getByRole('link', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/payment-callback/);
    await expectReceipt(page);
  });
});
