import { paths } from '../../../machines/shared/paths';
import { logIn, register, verifyAccount } from '../support/account';
import { inDays } from '../support/booking';
import { newGuest } from '../support/guest';
import { expect, test } from '../support/test';

const stay = { checkIn: inDays(40), checkOut: inDays(43) };

test('a visitor sees what is free, reserves, registers on the way, and finds everything entered', async ({
  page,
}) => {
  await page.goto(paths.home);
  const link = page.getByRole('link', { name: 'See what’s available' });
  await expect(link.locator('..')).toContainText(/from ₦[\d,.]+ a night$/);
  await link.click();

  const search = page.getByRole('form', { name: 'Your stay' });
  await search.getByLabel('Check-in').fill(stay.checkIn);
  await search.getByLabel('Check-out').fill(stay.checkOut);
  await search.getByLabel('Adults').selectOption('4');
  await search.getByRole('button', { name: 'Show available rooms' }).click();
  await expect(page).toHaveURL(
    `${paths.rooms}?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&adults=4&children=0`,
  );
  // 2 rooms × 1,500 × 3 nights
  await expect(page.getByText('₦9,000.00')).toBeVisible();
  await page.getByRole('button', { name: 'Reserve Double Room' }).click();

  await expect(page.getByText('Please log in to make a reservation')).toBeVisible();
  const guest = newGuest();
  await register(page, guest);
  // Reading the code in another app, a phone may drop the page: what was chosen is still there.
  await verifyAccount(page, guest);
  await page.reload();
  await logIn(page, guest);

  await expect(page).toHaveURL(/\/reservation$/);
  const form = page.getByRole('form', { name: 'Make a Reservation' });
  await expect(form.getByLabel('Full Name')).toHaveValue(`${guest.firstName} ${guest.lastName}`);
  await expect(form.getByLabel('Check-in')).toHaveValue(stay.checkIn);
  await expect(form.getByLabel('Check-out')).toHaveValue(stay.checkOut);
  await expect(form.getByLabel('Adults')).toHaveValue('4');
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page.getByRole('group', { name: /Double Room/ }).getByRole('status')).toHaveText(
    '2',
  );
  await page.getByRole('button', { name: 'Continue Booking' }).click();
  await expect(page).toHaveURL(/\/reservation\/[0-9a-f-]{36}\/confirm$/);
});

test('a search that is sent to somebody shows the same, without a script as well', async ({
  page,
  browser,
}) => {
  const sent = `${paths.rooms}?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&adults=2&children=0`;
  await page.goto(sent);
  await expect(page.getByText('3 nights, 2 adults')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reserve Family Suite' })).toBeVisible();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(paths.rooms);
  await plain.getByLabel('Check-in').fill(stay.checkIn);
  await plain.getByLabel('Check-out').fill(stay.checkOut);
  await plain.getByRole('button', { name: 'Show available rooms' }).click();
  expect(plain.url()).toContain(`checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`);
  // Playwright sees no text in what only shows without a script.
  const answered = async (place: string, text: string) =>
    expect(plain.locator(`[data-answer=${place}]`)).toContainText(text, { useInnerText: true });
  await answered('stay', '3 nights, 1 adult');
  await expect(plain.getByText('Choose your dates')).toBeHidden();
  await expect(plain.getByLabel('Check-in')).toHaveValue(stay.checkIn);
  // 1,500 × 3 nights, for one room and for two
  await answered('double', '₦4,500.00 for 3 nights');
  await plain.getByLabel('Adults').selectOption('4');
  await plain.getByRole('button', { name: 'Show available rooms' }).click();
  await answered('double', '₦9,000.00 for 2 rooms, 3 nights');
  await expect(plain.getByLabel('Adults')).toHaveValue('4');
  await plain.locator('[aria-label="Reserve Double Room"]').click();
  await expect(plain).toHaveURL(/\/reservation$/);
  await expect(plain.getByText('One moment')).toBeHidden();
  const toCall = plain.locator('main noscript').first();
  await expect(toCall).toContainText('0700 000 0100', { useInnerText: true });
  await plain.close();
});
