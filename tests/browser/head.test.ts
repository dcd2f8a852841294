import { expectErrorResponses } from './support/pageErrors';
import type { Page } from 'playwright/test';
import { paths } from '../../machines/shared/paths';
import { hotel } from '../../hotel/hotel';
import { siteUrl } from '../../scripts/test/site';
import { shareImage } from '../../src/content/shareImage';
import { publicPages } from './support/publicPages';
import { expect, test } from './support/test';

const listed = [...publicPages, paths.login];

/** The content of a meta element by name or property, on the current page. */
async function meta(page: Page, name: string): Promise<string> {
  const elements = page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
  await expect(elements).toHaveCount(1);
  return (await elements.getAttribute('content')) ?? '';
}

test('every page has a title and a preview of its own', async ({ page }) => {
  const titles: string[] = [];
  const descriptions: string[] = [];
  for (const path of listed) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('head title')).toHaveCount(1);
    titles.push(await page.title());
    expect(await meta(page, 'og:title')).toBe(await page.title());
    expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'));
    descriptions.push(await meta(page, 'description'));
    expect(await meta(page, 'og:url')).toBe(`${siteUrl}${path}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${siteUrl}${path}`,
    );
  }
  expect(new Set(titles).size).toBe(listed.length);
  expect(new Set(descriptions).size).toBe(listed.length);
});

test('a link to any page is previewed with a picture of the hotel', async ({ page, request }) => {
  for (const path of [paths.home, paths.about, paths.login]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await meta(page, 'og:image')).toBe(`${siteUrl}${shareImage.path}`);
    expect(await meta(page, 'og:image:alt')).toBe(shareImage.alt);
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
  }
  const picture = await request.get(shareImage.path);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('a program that previews links gets all of it without a script, whatever it accepts', async ({
  request,
}) => {
  const headers = { accept: '*/*', 'user-agent': 'WhatsApp/2.24.6.77 A' };
  for (const path of [...listed, `${paths.rooms}?checkIn=2099-03-12&checkOut=2099-03-14`]) {
    const html = await (await request.get(path, { headers })).text();
    for (const property of ['og:title', 'og:description', 'og:image']) {
      const named = html.match(
        new RegExp(`<meta [^>]*property="${property}" content="[^"]+"`, 'g'),
      );
      expect(named, `${property} of ${path}`).toHaveLength(1);
    }
  }
});

test('the first picture is fetched before any other, from the page itself', async ({ request }) => {
  const firstPictures = async (path: string) => {
    const page = await request.get(path, { headers: { accept: 'text/html' } });
    return (await page.text()).match(/<img [^>]*fetchPriority="high"[^>]*>/g) ?? [];
  };
  const [picture, ...others] = await firstPictures('/');
  expect(picture).toMatch(/\/assets\/hero-courtyard\.\d+-/);
  expect(others).toEqual([]);
  expect(await firstPictures(paths.login)).toEqual([]);
});

test('the first picture is named first, with the files that it can be', async ({ page }) => {
  await page.goto('/');
  const preloads = await page
    .locator('head link[rel="preload"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('as'), link.outerHTML] as const),
    );
  expect(preloads.map(([as]) => as)).toEqual(['image']);
  const files = await page.locator('source[srcset*="hero-courtyard"]').getAttribute('srcset');
  expect(preloads[0]?.[1]).toContain(`imagesrcset="${String(files)}"`);
  // What is preloaded must be used, or it is loaded for nothing.
  const fetched = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('hero-courtyard'))
        .length,
  );
  expect(fetched).toBe(1);
});

test('search engines are told that this is a hotel, and where', async ({ page }) => {
  await page.goto('/');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const description: unknown = JSON.parse(text ?? '');
  expect(description).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel.name,
    address: { '@type': 'PostalAddress', addressLocality: hotel.address.city },
  });
});

test('pages of one guest are kept out of search engines', async ({ page }) => {
  await page.goto('/payment-callback');
  await expect(page.getByRole('heading', { name: 'Payment Status Unknown' })).toBeVisible();
  expect(await meta(page, 'robots')).toBe('noindex');
});

// The built server answers, which is not all of its source.
for (const address of ['/nowhere', '/100%', '/%E0%A4%A']) {
  test(`the unknown address ${address} is not found`, async ({ page }) => {
    expectErrorResponses(page, 404);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    expect(await meta(page, 'robots')).toBe('noindex');
  });
}

test('the icon, the manifest and the files for robots are there', async ({ page, request }) => {
  await page.goto('/');
  for (const icon of await page.locator('link[rel="icon"]').all()) {
    const file = await request.get((await icon.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('image/');
  }

  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest: unknown = await (await request.get(link ?? '')).json();
  expect(manifest).toMatchObject({ short_name: hotel.name, start_url: '/' });

  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ');
  const licenses = await (await request.get('/licenses.txt')).text();
  expect(licenses).toContain('xstate');
  expect(licenses).toContain('Public Sans');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of [paths.about, paths.services, paths.contact, paths.reservation])
    expect(sitemap).toContain(`<loc>${siteUrl}${path}</loc>`);
});
