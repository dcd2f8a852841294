import { expectErrorResponses, expectNoNetwork } from './support/pageErrors';
import type { Browser, Page, Route } from 'playwright/test';
import * as newsletterMessages from '../../messages/site/newsletter';
import { pageFiles } from '../../server/site/pageFiles';
import { asGuest } from './support/asGuest';
import { siteUrl } from '../../scripts/test/site';
import { inDays } from './support/booking';
import { publicPages } from './support/publicPages';
import { expect, test } from './support/test';

const asRendered: readonly string[] = [...publicPages, '/nowhere'];

/** With an address that the page was not rendered at. */
const otherAddresses = [
  '/book',
  '/reservation/5f0c9a52/confirm',
  '/confirmPayment/5f0c9a52?reference=abc',
  '/my-reservations/5f0c9a52',
  '/payment-callback?reference=abc',
  '/rooms?checkIn=2026-03-14&checkOut=2026-03-12',
  `/rooms?checkIn=${inDays(40)}&checkOut=${inDays(43)}&adults=2&children=1`,
];

/** Records violations of the page's policy from its first line on. */
async function notingRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`Refused: ${effectiveDirective} ${blockedURI}`);
    });
  });
}

/** The classes of all elements in the page's order, except for what only shows without scripts. */
function classNames(): string[] {
  return Array.from(
    document.querySelectorAll('#root [class]:not(noscript *)'),
    ({ tagName, classList }) => `${tagName} ${classList.value}`,
  );
}

/** Waits until the page is hydrated; what lies further down is hydrated when a guest interacts. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone gets to the links from the top of the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('heading', { name: 'Quick Links' })).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  });
});

const everyPage = new Set([...asRendered, ...otherAddresses, ...pageFiles.map(({ path }) => path)]);

/** The classes of a page as it was rendered, in a browser without scripts. */
async function renderedClasses(browser: Browser, path: string): Promise<string[]> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(path);
  const rendered = await page.evaluate(classNames);
  await page.close();
  return rendered;
}

// In halves, which two workers load at once.
for (const half of [0, 1])
  test(`every page is taken over as it was rendered, under its policy (${half + 1} of 2)`, async ({
    browser,
    page,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().startsWith('Refused'))
        refused.push(message.text());
    });
    await notingRefusals(page);
    // Some of these paths name things that don't exist.
    expectErrorResponses(page, 400, 401, 404);
    for (const path of Array.from(everyPage).filter((_, place) => place % 2 === half)) {
      await test.step(path, async () => {
        // Errors on the page fail this test, as they fail every test (support/test.ts).
        await page.goto(path);
        await takenOver(page);
        await expect(page.getByRole('main')).toContainText(/\w/);
        expect(refused).toEqual([]);
        // The slides of the home page have moved.
        if (path === '/' || !asRendered.includes(path)) return;
        const rendered = await renderedClasses(browser, path);
        expect(rendered.length).toBeGreaterThan(10);
        expect(await page.evaluate(classNames)).toEqual(rendered);
      });
    }
  });

test('a page whose foot’s script can’t be had is left all the same', async ({ page }) => {
  expectNoNetwork(page);
  await page.route('**/assets/Footer-*.js', (route) => route.abort());
  await page.goto('/terms');
  const outOfReach = page.waitForEvent('requestfailed');
  await page.mouse.move(1, 1);
  await outOfReach;
  await page.getByRole('banner').getByRole('link', { name: 'CONTACT' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('textbox', { name: 'Email' }).first()).toBeVisible();
});

test('a page that is left by Back before its script is there shows the other address, whole', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route('**/assets/AboutPage-*', (route) => void held.push(route));
  const asked = page.waitForRequest('**/assets/AboutPage-*');
  await page.goto('/aboutus', { waitUntil: 'commit' });
  await asked;
  await page.waitForFunction(() => document.readyState !== 'loading');
  // A history entry from before a reload changes the path without loading the page.
  await page.evaluate(() => {
    history.pushState(null, '', '/payment-callback');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  for (const route of held) await route.continue();
  await expect(page.getByText('Opening the page')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('the script of what lies below the first screen comes when the guest interacts', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const late = () => fetched.filter((path) => /(?:Footer|BelowSlides)-/.test(path));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(late()).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => late().length).toBe(2);
});

test('a button that is pressed before its script is there acts when it is, once', async ({
  page,
}) => {
  const held: Route[] = [];
  const late = /assets\/(?:Footer|BelowSlides)-[^/]*\.js$/;
  await page.route(late, (route) => void held.push(route));
  await page.goto('/');
  const detail = page.getByRole('button', { name: /^VIEW DETAIL of/ }).first();
  await detail.click();
  await detail.click();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect.poll(() => held.length).toBe(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');

  for (const route of held) await route.continue();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('contentinfo')).toContainText(newsletterMessages.emailRequired);
  await expect(page).toHaveURL('/');
});

test('a page has a heading where a guest logs in, and says once at most that it needs a script', async ({
  request,
}) => {
  for (const path of [...pageFiles.map((one) => one.path), '/desk']) {
    const html = await (await request.get(path)).text();
    expect([path, html.match(/an up-to-date browser/g)?.length ?? 1]).toEqual([path, 1]);
    expect([path, html.match(/<title/g)?.length]).toEqual([path, 1]);
    if (['/login', '/forgot-password'].includes(path)) expect(html).toContain('<h1');
  }
  const { status, headers } = await fetch(`${siteUrl}/.well-known/change-password`, {
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([302, '/account']);
});

asGuest('no guest who is logged in sees LOGIN while the page loads', async ({ page, guest }) => {
  // Letters of another font, which come when they come, would move the links as well.
  expectNoNetwork(page);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    function look() {
      for (const link of document.querySelectorAll('header a[href="/login"]'))
        if (link.checkVisibility({ visibilityProperty: true })) seen.add('LOGIN');
      const first = document.querySelector('header nav a');
      if (first) seen.add(`HOME at ${Math.round(first.getBoundingClientRect().left)}`);
      document.documentElement.dataset.seenInBar = [...seen].join(', ');
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
  await page.goto('/aboutus');
  // On a browser's first visit nothing is stored before the page; on a reload it is.
  await page.reload();
  await expect(
    page.getByRole('banner').getByRole('button', { name: guest.firstName }),
  ).toBeVisible();
  const seen = await page.locator('html').getAttribute('data-seen-in-bar');
  expect(seen).toMatch(/^HOME at \d+$/);
});

test('the served login page says nothing of storage, and a browser without any says it once it runs', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/login')).text()).not.toContain('store your login');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await expect(page.getByText(/can’t store your login/)).toBeVisible();
});
