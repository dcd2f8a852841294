import type { Page } from 'playwright/test';
import { asGuest, expect } from '../support/asGuest';
import { chooseRooms, fillDetails, inDays } from '../support/booking';
import { walkStops } from '../support/keyboard';
import { respond } from '../support/responses';
import { pendingStay } from '../support/stays';

/** Small phones, one on its side, and one whose letters are twice as large. */
const windows = [
  { width: 320, height: 640 },
  { width: 640, height: 360 },
  { width: 180, height: 370 },
];

const barOf = (page: Page) => page.locator('[data-bottom-bar]');

/** Stands at the window's foot with its button, leaves most of the window, and covers nothing that has the focus. */
async function expectBarAtFoot(page: Page, button: string): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    const measured = () =>
      barOf(page).evaluate((bar) => {
        const { top, bottom, height } = bar.getBoundingClientRect();
        const parts = Array.from(bar.children, (part) => part.getBoundingClientRect());
        return {
          atFoot: Math.abs(bottom - innerHeight) < 1,
          share: height / innerHeight,
          partsOutside: parts.filter(
            (part) => part.top < top || part.bottom > bottom || part.right > innerWidth,
          ).length,
        };
      });
    // Lengths that follow the window's width are those of the last window for a moment.
    await expect
      .poll(measured, `at ${size.width} px`)
      .toMatchObject({ atFoot: true, partsOutside: 0 });
    expect.soft((await measured()).share, `at ${size.width} px`).toBeLessThan(0.4);
    await expect
      .soft(barOf(page).getByRole('button', { name: button }))
      .toBeInViewport({ ratio: 1 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `at ${size.width} px nothing is beside the window`).toBeLessThan(1);
  }
  // In the last window it is highest.
  await page.getByRole('heading', { level: 1 }).focus();
  const { stops, unseen } = await walkStops(page);
  expect.soft(unseen).toEqual([]);
  expect.soft(stops).toBeGreaterThan(5);
}

asGuest('the bar of the room choice leaves room for the rooms', async ({ page, guest }) => {
  await page.goto('/reservation');
  await fillDetails(page, guest, { checkIn: inDays(120), checkOut: inDays(121) });
  await chooseRooms(page, { 'Deluxe Room': 1 });
  await expectBarAtFoot(page, 'Continue Booking');
});

asGuest(
  'the bar of the confirmation leaves room for what is paid, and is not printed',
  async ({ page }) => {
    await respond(page, 'get', '/api/v1/reservations/{id}', 200, {
      reservation: pendingStay,
    });
    await page.goto(`/reservation/${pendingStay.id}/confirm`);
    await expect(barOf(page)).toContainText('₦27,000.00');
    await expectBarAtFoot(page, 'Pay with Paystack');

    await page.emulateMedia({ forcedColors: 'active' });
    const look = await barOf(page).evaluate((bar) => {
      const { backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(bar);
      return { opaque: !/\/|rgba/.test(backgroundColor), borderTopStyle, borderTopWidth };
    });
    expect(look).toEqual({ opaque: true, borderTopStyle: 'solid', borderTopWidth: '2px' });

    await page.emulateMedia({ media: 'print' });
    await expect(barOf(page)).toBeHidden();
    await expect(page.getByText('Your rooms are held until').filter({ visible: true })).toHaveCount(
      1,
    );
  },
);
