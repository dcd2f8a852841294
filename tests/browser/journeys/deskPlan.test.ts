import { valueAt } from '../../server/support/reading';
import { inDays } from '../support/booking';
import { guestBooks, logInAtDesk } from '../support/desk';
import { LONG } from '../support/hardTexts';
import { expect, test } from '../support/test';

test('a web booking appears on Today and the plan by itself, and every screen counts the same rooms', async ({
  page,
}) => {
  await logInAtDesk(page, 'desk');
  for (const [guest, width] of [
    [`Nneka ${LONG}`, 360],
    ['Zainab Musa', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const expectFits = async () =>
      expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.getByRole('tab', { name: /^Arrivals/ })).toBeVisible();
    await guestBooks(page, guest, 0);
    await expect(page.getByRole('row', { name: guest }).first()).toBeVisible({ timeout: 10_000 });
    await expectFits();

    // “Are we full?” has one answer, though others book meanwhile.
    await expect(async () => {
      await page.getByRole('link', { name: 'Today', exact: true }).click();
      const today = String(await page.getByText(/^Available tonight: /).textContent());
      await page.getByRole('link', { name: 'Rooms' }).click();
      await expect(page.getByText(today)).toBeVisible({ timeout: 1000 });
      await expectFits();
      await page.getByRole('link', { name: 'Plan' }).click();
      const params = { checkIn: inDays(0), checkOut: inDays(1) };
      const offered: unknown = await (
        await page.request.get('/api/v1/availability', { params })
      ).json();
      for (const [, free, type] of today.matchAll(/(\d+) × ([^,]+)/g)) {
        const line = page
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: type ?? '', exact: true }) });
        await expect(line.getByRole('gridcell').first()).toHaveText(free ?? '', { timeout: 1000 });
        const rooms = valueAt(offered, 'rooms');
        const ofType: unknown = Array.isArray(rooms)
          ? rooms.find((one) => valueAt(one, 'roomType') === type)
          : undefined;
        // Some of the last rooms are kept from guests who have never paid.
        expect(Number(valueAt(ofType, 'roomsLeft'))).toBeLessThanOrEqual(Number(free));
      }
    }).toPass();
    await expectFits();

    const stay = page.getByRole('link', { name: `${guest}: Held, unpaid` }).first();
    if (width === 360) await stay.click();
    else {
      const tabStop = page.getByRole('grid').locator('[tabindex="0"]');
      await expect(tabStop).toHaveCount(1);
      await tabStop.focus();
      // Down along tonight.
      for (let lines = 0; lines < 60 && (await stay.getAttribute('tabindex')) !== '0'; lines += 1)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: guest, level: 1 })).toBeVisible();
    await expectFits();
    await page.getByRole('link', { name: 'Today', exact: true }).click();
  }
});
