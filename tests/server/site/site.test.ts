import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { refundAccountPath } from '../../../machines/shared/paths';
import { hotel as facts, mapUrl } from '../../../hotel/hotel';
import { buildApp } from '../../../server/app/buildApp';
import { routesOf } from '../../../server/app/routes';
import { builtPages } from '../../../server/site/builtPages';
import { mapOrigins } from '../../../server/site/securityHeaders';
import type { BookingFlow } from '../../../machines/booking/bookingFailure';
import { openHotel } from '../support/hotel';
import { builtFolder } from './builtFolder';

const about = '<html lang="en">about the hotel';
const folder = await builtFolder({
  'index.html': '<style>p{}</style>home<script>mark()</script>',
  'empty.html': 'the page that starts the site',
  '404.html': 'not found',
  'aboutus/index.html': about,
  'aboutus/index.html.br': brotliCompressSync(about),
  'assets/main-5f0c9a52.js': 'start()',
  'assets/main-5f0c9a52.js.br': brotliCompressSync('start()'),
  'assets/main-5f0c9a52.js.gz': gzipSync('start()'),
  'assets/main-5f0c9a52.js.map': '{"sourcesContent":[]}',
  'rooms/deluxe.jpg': 'a room',
  'contact/index.html': `<html lang="en"><link rel="canonical" href="${facts.origin}/contact" />`,
  'robots.txt': `Sitemap: ${facts.origin}/sitemap.xml`,
  'sitemap.xml': `<loc>${facts.origin}/contact</loc>`,
  'sitemap.xml.br': brotliCompressSync(`<loc>${facts.origin}/contact</loc>`),
});

const hotel = await openHotel();
const app = await buildApp(hotel.context, routesOf(hotel.context), { site: folder });

const browse = (url: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') =>
  app.inject({ url, headers: { accept } });
/** For a page that was compressed when it was built. */
const ask = (encodings: string) =>
  app.inject({ url: '/aboutus', headers: { accept: 'text/html', 'accept-encoding': encodings } });

test('Only the pictures in emails can be shown by the pages of others', async () => {
  const policyOf = async (url: string) =>
    (await browse(url, '*/*')).headers['cross-origin-resource-policy'];
  expect(await policyOf('/rooms/deluxe.jpg')).toBe('cross-origin');
  expect(await policyOf('/assets/main-5f0c9a52.js')).toBe('same-origin');
});

test('Every page of a hotel that takes the payment first says so, compressed as well', () => {
  const publicUrl = facts.origin;
  const pageOf = (bookingFlow: BookingFlow) =>
    builtPages(folder, { publicUrl, bookingFlow }).get('aboutus/index.html');
  const built = pageOf('confirm');
  const paying = pageOf('payment');
  expect(built?.html.toString()).toBe(about);
  const expected = '<html data-booking-flow="payment" lang="en">about the hotel';
  expect(paying?.html.toString()).toBe(expected);
  expect(paying?.compressed.map(({ bytes }) => brotliDecompressSync(bytes).toString())).toEqual([
    expected,
  ]);
  expect(paying?.etag).not.toBe(built?.etag);
});

test('Whatever tells search engines where the site is names PUBLIC_URL, compressed as well', async () => {
  const { publicUrl } = hotel.context.configuration;
  expect((await browse('/contact')).body).toBe(
    `<html data-origin="${publicUrl}" lang="en"><link rel="canonical" href="${publicUrl}/contact" />`,
  );
  expect((await browse('/robots.txt')).body).toBe(`Sitemap: ${publicUrl}/sitemap.xml`);
  const headers = { 'accept-encoding': 'br' };
  const sitemap = await app.inject({ url: '/sitemap.xml', headers });
  expect(brotliDecompressSync(sitemap.rawPayload).toString()).toBe(
    `<loc>${publicUrl}/contact</loc>`,
  );
  expect(sitemap.headers['content-type']).toMatch('application/xml');
});

describe('The site', () => {
  test.each([
    '/book',
    '/reservation',
    '/reservation/5f0c9a52/confirm',
    '/confirmPayment/5f0c9a52?reference=abc',
    '/confirmPayment?reference=abc',
    '/my-reservations/5f0c9a52',
    refundAccountPath('5f0c9a52-0c1e-4a7e-9a53-2f4b7f6f1d11'),
    '/payment-callback?transaction_id=1',
    '/login/',
    '/my-reservations/5f0c9a52.',
    '/my-reservations/100%',
    '/my-reservations/%ff',
    '/reservation/%E0%A4%A/confirm',
    `/my-reservations/${'5f0c9a52'.repeat(1_000)}`,
    '/%6Cogin',
    // Its own routing takes them for these pages.
    '/Login',
    '/confirmpayment/5f0c9a52',
    '/My-Reservations/5f0c9a52/',
  ])('starts at %s', async (url) => {
    const { statusCode, body } = await browse(url);
    expect({ statusCode, body }).toEqual({
      statusCode: 200,
      body: 'the page that starts the site',
    });
  });

  test.each(['/nowhere', '/nowhere/', '/aboutus.', '/aboutus/more', '/100%', '/%ff', '//api'])(
    'shows its own Not found page at the unknown path %s, as not found',
    async (url) => {
      const { statusCode, body, headers } = await browse(url);
      expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'not found' });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  test.each([undefined, '*/*', 'application/json', 'image/avif,image/webp', ''])(
    'gives a page to who asks for it by “Accept: %s”, and its headers alone to who asks for those',
    async (accept) => {
      const headers = accept === undefined ? {} : { accept };
      for (const [url, status] of [
        ['/', 200],
        ['/aboutus', 200],
        ['/my-reservations/5f0c9a52', 200],
        ['/nowhere', 404],
      ] as const) {
        const page = await browse(url);
        const got = await app.inject({ url, headers });
        expect([got.statusCode, got.body]).toEqual([status, page.body]);
        expect(got.headers['content-type']).toBe('text/html; charset=utf-8');
        const head = await app.inject({ url, headers, method: 'HEAD' });
        expect([head.statusCode, head.body]).toEqual([status, '']);
        for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
          expect(head.headers[name]).toBe(got.headers[name]);
      }
    },
  );

  test('sends a page as it was compressed when it was built, if the browser takes it so', async () => {
    const best = await ask('gzip, deflate, br');
    expect(best.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(best.rawPayload).toString()).toBe(about);
    for (const encodings of ['identity', 'br;q=0']) {
      const plain = await ask(encodings);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body).toBe(about);
    }
  });

  test.each(['gzip, deflate, br', 'gzip', 'identity'])(
    'sends a page the second time as the first time to who takes %s, under an id of its own',
    async (encodings) => {
      const [first, second] = [await ask(encodings), await ask(encodings)];
      const ofEach = { date: '', 'x-request-id': '' };
      expect({ ...second.headers, ...ofEach }).toEqual({ ...first.headers, ...ofEach });
      expect(second.rawPayload).toEqual(first.rawPayload);
      const ids = [first, second].map(({ headers }) => headers['x-request-id']);
      expect(new Set([...ids, undefined]).size).toBe(3);
      expect(first.headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  test('says that a page has not changed instead of sending it again', async () => {
    const { headers } = await browse('/aboutus');
    const again = await app.inject({
      url: '/aboutus',
      headers: { accept: 'text/html', 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('lets hashed files be kept for ever, and asks again for everything else', async () => {
    const script = await browse('/assets/main-5f0c9a52.js', '*/*');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of ['/', '/aboutus', '/login', '/robots.txt']) {
      expect((await browse(url)).headers['cache-control']).toBe('no-cache');
    }
  });

  test('answers a missing file and an unknown API path in JSON, and never with a page', async () => {
    for (const url of [
      '/assets/main-00000000.js',
      '/assets/main-5f0c9a52.js.map',
      '/assets/main',
      '/favicon.ico',
      '/favicon%2Eico',
      '/rooms/none.jpg',
      '/.env',
      '/api/v1/nowhere',
      '/api',
      '/api/',
      '/api/100%',
      '/%61pi/nowhere',
    ]) {
      for (const accept of ['text/html', '*/*']) {
        const { statusCode, body } = await browse(url, accept);
        expect([url, statusCode]).toEqual([url, 404]);
        expect(body).toContain('"code":"not_found"');
      }
    }
  });

  test('gives nothing from outside its folder', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']) {
      expect((await browse(url)).body).not.toContain('dependencies');
    }
  });

  test('lets no script or style run that was not built into the page, and nobody frame it, but frames the map', async () => {
    const policy = String((await browse('/')).headers['content-security-policy']);
    expect(policy).toContain("base-uri 'none'");
    const hashOf = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hashOf('mark()')};`);
    expect(policy).toContain(`style-src 'self' ${hashOf('')} ${hashOf('p{}')};`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`frame-src ${mapOrigins.join(' ')}`);
    const asked = mapUrl === null ? '' : ` ${new URL(mapUrl).origin}`;
    expect(policy).toContain(`connect-src 'self'${asked};`);
    expect(mapUrl === null || mapOrigins.includes(new URL(mapUrl).origin)).toBe(true);
  });

  test('insists on https when it is published there', async () => {
    expect((await browse('/')).headers['strict-transport-security']).toBeUndefined();
    const configuration = { ...hotel.context.configuration, publicUrl: 'https://hotel.test' };
    const context = { ...hotel.context, configuration };
    const secure = await buildApp(context, routesOf(context), { site: folder });
    const { headers } = await secure.inject('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
