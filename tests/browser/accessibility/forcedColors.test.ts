import type { Locator, Page } from 'playwright/test';
import { respond } from '../support/responses';
import { asGuest, expect } from '../support/asGuest';
import { chooseRooms, fillDetails, inDays } from '../support/booking';
import { pendingStay } from '../support/stays';
import { test } from '../support/test';

const forced = { contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } } as const;
test.use(forced);
asGuest.use(forced);

/** All that the eye sees of an element and of what is drawn before it. */
function look(found: Locator): Promise<string> {
  return found.evaluate((element) =>
    ['', '::before']
      .flatMap((part) => {
        const style = getComputedStyle(element, part);
        return [
          ...[style.color, style.backgroundColor, style.fontWeight, style.textDecorationLine],
          ...[style.borderTopStyle, style.borderTopWidth, style.borderTopColor, style.width],
          ...[style.outlineStyle, style.outlineWidth],
        ];
      })
      .join(' '),
  );
}

/** Two elements that only differ by their state. */
async function expectDifferent(one: Locator, other: Locator): Promise<void> {
  expect(await look(one)).not.toBe(await look(other));
}

const day = (page: Page, inSo: number) => page.locator(`[data-day="${inDays(inSo)}"]`);

test('only the current page’s link is underlined in the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/aboutus');
  const lines = await page
    .getByRole('banner')
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link.checkVisibility() && getComputedStyle(link).textDecorationLine === 'underline'
          ? link.textContent
          : [],
      ),
    );
  expect(lines).toEqual(['ABOUT']);
});

asGuest('chosen days and the calendar’s arrows are seen', async ({ page }) => {
  await page.goto('/reservation');
  await page.getByLabel('Check-in').fill(inDays(100));
  await page.getByRole('button', { name: 'Choose from the calendar' }).click();
  const free = day(page, 105).getByRole('button');
  await expectDifferent(day(page, 100).getByRole('button'), free);
  await page.getByLabel('Check-out').fill(inDays(103));
  await expectDifferent(day(page, 103).getByRole('button'), free);
  await expectDifferent(day(page, 101).getByRole('button'), free);
  const arrow = page.getByRole('button', { name: 'Go to the Next Month' });
  const { fill, ground } = await arrow.evaluate((button) => ({
    fill: getComputedStyle(button.querySelector('svg') ?? button).fill,
    ground: getComputedStyle(button).backgroundColor,
  }));
  expect(fill).toBe(await arrow.evaluate((button) => getComputedStyle(button).color));
  expect(fill).not.toBe(ground);
});

asGuest('the current step, chosen rooms and resting buttons are seen', async ({ page, guest }) => {
  await page.goto('/reservation');
  await fillDetails(page, guest, { checkIn: inDays(110), checkOut: inDays(111) });
  await chooseRooms(page, { 'Deluxe Room': 1 });
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expectDifferent(step('Rooms').and(page.locator('[aria-current]')), step('Confirm').first());
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await expectDifferent(card('Deluxe Room'), card('Double Room'));
  const less = (name: string) => page.getByRole('button', { name: `Remove one ${name}` });
  await expectDifferent(less('Deluxe Room'), less('Double Room'));
});

asGuest('what has happened to a stay looks other than what is to come', async ({ page }) => {
  const at = `${inDays(0)}T06:00:00.000Z`;
  await respond(page, 'get', '/api/v1/hotel/reservations/{id}', 200, {
    reservation: { ...pendingStay, timeline: [{ what: 'reserved', at, amount: 27_000 }] },
  });
  await page.goto(`/my-reservations/${pendingStay.id}`);
  const told = page.getByRole('region', { name: 'Reservation history' }).getByRole('listitem');
  await expectDifferent(told.first(), told.last());
});
