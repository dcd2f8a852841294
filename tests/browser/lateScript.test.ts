import type { Page, Request, Route } from 'playwright/test';
import * as footer from '../../messages/layout/pages/footer';
import * as contactMessages from '../../messages/site/contact';
import * as newsletterMessages from '../../messages/site/newsletter';
import * as sliderWords from '../../messages/site/pages/slider';
import { pageFiles } from '../../server/site/pageFiles';
import { publicPages } from './support/publicPages';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

const SCRIPTS = '**/assets/*.js';

/** Holds back every script of the site; returns what was requested, and how to release it. */
async function withoutScript(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(SCRIPTS, (route) => {
    if (isHolding) held.push(route);
    else void route.continue();
  });
  return {
    asked: () => held.length,
    async comes() {
      isHolding = false;
      for (const route of held) await route.continue();
    },
  };
}

function isScript(request: Request): boolean {
  return request.url().endsWith('.js');
}

test('a public page’s script is asked for when its first picture is there, and not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isScript(request)) asked.push(request.url());
  });
  const pictures: Route[] = [];
  await page.route('**/assets/hero-courtyard*', (route) => void pictures.push(route));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: 'Make a Reservation' })).toBeVisible();
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
  const script = page.waitForRequest(isScript);
  for (const route of pictures) await route.continue();
  await script;
});

test('a public page’s script is asked for at the first key, even if its picture never comes', async ({
  page,
}) => {
  await page.route('**/assets/hero-courtyard*', () => undefined);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const script = page.waitForRequest(isScript);
  await page.keyboard.press('Shift');
  await script;
});

test('what is pressed before the script is there happens when it is, once', async ({ page }) => {
  const script = await withoutScript(page);
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await menu.click();
  await expect.poll(script.asked).toBeGreaterThan(0);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await script.comes();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('what is typed before the script is there counts, letter by letter', async ({ page }) => {
  const script = await withoutScript(page);
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form');
  const name = form.getByRole('textbox', { name: 'Name' });
  await name.pressSequentially('Ada');
  await form.getByRole('button').click();
  await expect.poll(script.asked).toBeGreaterThan(0);
  await expect(page).toHaveURL('/contact');
  await script.comes();
  // Everything but the name is missing from what was submitted, and the browser leads to the first of it.
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(name).toHaveValue('Ada');
  await name.press('End');
  await name.pressSequentially('obi');
  await expect(name).toHaveValue('Adaobi');
});

test('a form that is sent with Enter before the script is there is sent once it is', async ({
  page,
}) => {
  const script = await withoutScript(page);
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await form.getByRole('textbox', { name: 'Subject' }).fill('A wedding');
  await form.getByRole('textbox', { name: 'Message' }).fill('Is the garden free in June?');
  await form.getByRole('textbox', { name: 'Subject' }).press('Enter');
  await expect(page).toHaveURL('/contact');
  await script.comes();
  await expect(form).toContainText(contactMessages.thankYou);
});

test('an address for the newsletter that is typed before the script is there is taken', async ({
  page,
}) => {
  const script = await withoutScript(page);
  await page.goto('/terms');
  const foot = page.getByRole('contentinfo');
  const address = foot.getByRole('textbox', { name: footer.emailAddress });
  await address.fill('no address');
  await address.press('Enter');
  await script.comes();
  await expect(foot).toContainText(newsletterMessages.emailInvalid);
  await expect(address).toHaveValue('no address');
});

test('a link is followed before the script is there', async ({ page }) => {
  await withoutScript(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

test('the slides stand still for a focus that was there before the script', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const script = await withoutScript(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  const reserve = page.getByRole('link', { name: 'Make a Reservation' });
  for (let stop = 0; stop < 30; stop += 1) {
    if (await reserve.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(reserve).toBeFocused();
  await script.comes();
  const slides = page.getByRole('region', { name: sliderWords.impressions }).locator('[aria-live]');
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await context.close();
});

test('only public pages wait with their script', async ({ request }) => {
  const late: string[] = [];
  for (const path of [...pageFiles.map((one) => one.path), '/book', '/nowhere']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    const [head = ''] = (await response.text()).split('</head>');
    if (!head.replace(/<template[^]*?<\/template>/, '').includes('<link rel="modulepreload"'))
      late.push(path);
  }
  expect(late).toEqual([...publicPages, '/nowhere']);
});

test('a page names the files of its script so that each runs after those that it imports', async ({
  request,
}) => {
  for (const { path } of pageFiles) {
    const page = await request.get(path, { headers: { accept: 'text/html' } });
    const named = (await page.text()).matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g);
    const files = Array.from(named, ([, file = '']) => file);
    expect(files.length, path).toBeGreaterThan(3);
    for (const [index, file] of files.entries()) {
      const text = await (await request.get(file)).text();
      const imported = text.matchAll(/(?:from|import)\s*"\.(\/[^"]+\.js)"/g);
      for (const [, other = ''] of imported)
        expect(files.slice(0, index), `${path}: ${file}`).toContain(`/assets${other}`);
    }
  }
});
