import { asGuest, expect } from '../support/asGuest';
import { untilHydrated } from '../support/hydrate';
import { enter, tabTo } from '../support/keyboard';

asGuest('a guest books and goes to pay with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const reservation = page.getByRole('link', { name: 'RESERVATION', exact: true });
  await tabTo(page, reservation);
  // A link that is followed before the script is there loads a page, where the browser has the focus.
  await untilHydrated(reservation);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Make a Reservation' })).toBeFocused();

  await enter(page, page.getByRole('button', { name: 'Choose from the calendar' }));
  const days = page.getByRole('gridcell').getByRole('button');
  await expect(days.first()).toBeVisible();
  await tabTo(page, page.locator('[role="gridcell"] button[tabindex="0"]').first());
  // A week later, so that the stay can span two months.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Now choose your check-out date.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 nights')).toBeVisible();

  await tabTo(page, page.getByLabel('Adults'));
  await page.keyboard.press('2');
  await enter(page, page.getByRole('button', { name: 'Check Availability' }));
  await expect(page).toHaveURL(/\/roombooking$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await enter(page, page.getByRole('button', { name: 'Add one Deluxe Room' }));
  await enter(page, page.getByRole('button', { name: 'Continue Booking' }));
  await expect(page).toHaveURL(/\/reservation\/[0-9a-f-]{36}\/confirm$/);
  await expect(page.getByText('₦4,000.00').first()).toBeVisible();

  await enter(page, page.getByRole('button', { name: 'Pay with Paystack' }));
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible();
});
