import type { Locator, Page } from 'playwright/test';
import { asGuest, expect } from '../support/asGuest';
import { fillDetails, inDays } from '../support/booking';

/** Where the lines of an element's text begin, as the eye reads them. */
function linesOf(found: Locator): Promise<string[]> {
  return found.evaluate((element) => {
    const lines: string[] = [];
    let above = -Infinity;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const [index, letter] of Array.from(text.textContent ?? '').entries()) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const { top, height } = range.getBoundingClientRect();
        if (top > above + height / 2) lines.push('');
        above = top;
        lines.push(`${lines.pop() ?? ''}${letter}`);
      }
    }
    return lines;
  });
}

/** Gives the guest another name or address, as the browser keeps them. */
function beCalled(page: Page, names: Record<string, string>): Promise<unknown> {
  return page.addInitScript((changes) => {
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...Object(user), ...changes }));
  }, names);
}

asGuest('the steps to a stay stand in one line on the narrowest phone', async ({ page, guest }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/reservation');
  await fillDetails(page, guest, { checkIn: inDays(115), checkOut: inDays(116) });
  const steps = page.getByRole('navigation', { name: 'Booking progress' }).getByRole('listitem');
  const tops = await steps.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

asGuest('a long name is whole in the header, and cut only for want of room', async ({ page }) => {
  await beCalled(page, { firstName: 'Oluwaseunfunmilayomide' });
  const isCut = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: 'Oluwaseunfunmilayomide' })
      .locator('span')
      .first()
      .evaluate((name) => name.scrollWidth > name.clientWidth);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/aboutus');
  expect(await isCut()).toBe(false);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'CONTACT' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});

asGuest('an address too long for its line breaks before a sign', async ({ page }) => {
  const email = 'oluwaseunfunmi.ogunlesi@department.example';
  await beCalled(page, { email });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/aboutus');
  await page.getByRole('button', { name: 'Menu' }).click();
  const lines = await linesOf(page.getByRole('banner').getByText(email).filter({ visible: true }));
  expect(lines).toEqual(['oluwaseunfunmi.ogunlesi', '@department.example']);
});
