import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { adultsNotOffered, childrenNotOffered } from '../../../messages/booking/availabilitySearch';
import { buildApp } from '../../../server/app/buildApp';
import { routesOf } from '../../../server/app/routes';
import { happen, longSessions, reserved } from '../reservations/stays';
import { freshHotel } from '../support/hotel';
import { builtFolder } from './builtFolder';

/** What of the built page is filled in; that the page has it is seen in a browser (journeys/lookingFirst.test.ts). */
const built = `<form><input name="checkIn" value=""/><input name="checkOut" value=""/>
<select name="adults"><option value="1" selected="">1</option><option value="2">2</option></select>
<select name="children"><option value="0" selected="">0</option><option value="1">1</option></select></form>
<noscript data-answer="stay"></noscript><noscript data-answer="double"></noscript><noscript data-answer="premium"></noscript>`;
const folder = await builtFolder({ 'rooms/index.html': built });

const MOST = 6;
const hotel = await freshHotel({
  configuration: { ...longSessions.configuration, requestsPerMinute: MOST },
});
let app: Awaited<ReturnType<typeof buildApp>>;
beforeEach(async () => {
  app = await buildApp(hotel.context, routesOf(hotel.context), { site: folder });
  return () => app.close();
});

const found = '/rooms?checkIn=2026-03-12&checkOut=2026-03-14&adults=2&children=1';

test('A search is answered in the page: prices of the stay, what is left, and the form as it was sent', async () => {
  const { statusCode, headers, body } = await app.inject(found);
  expect(statusCode).toBe(200);
  expect(body).toContain('name="checkIn" value="2026-03-12"');
  expect(body).toContain('name="checkOut" value="2026-03-14"');
  expect(body).toContain('<option value="1">1</option><option value="2" selected="">');
  expect(body).toContain('<option value="0">0</option><option value="1" selected="">');
  expect(body).toContain('2 nights, 2 adults and 1 child');
  expect(body).toMatch(/"double">.*₦3,000\.00.*10 rooms left.*href="\/reservation".*"premium">/);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  expect(headers.etag).toBeUndefined();
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('A type that is sold out leads to the next dates on which it is free', async () => {
  const id = await reserved(hotel, await hotel.guest(), { premium: 2 });
  await happen(hotel, id, { type: 'payment.settled' });
  const { body } = await app.inject(found);
  const later = '/rooms?checkIn=2026-03-15&amp;checkOut=2026-03-17&amp;adults=2&amp;children=1';
  expect(body).toMatch(/"premium">.*Available from .*Sun, 15 Mar 2026/);
  expect(body).toContain(`"${later}"`);
});

test.each([
  ['checkIn=2026-03-14&checkOut=2026-03-12', 'Check-out date must be after check-in date'],
  ['checkIn=2026-03-01&checkOut=2026-03-03', 'Check-in date cannot be in the past'],
  ['checkIn=2026-03-12&checkOut=2026-03-14&adults=12', adultsNotOffered],
  ['adults=two', adultsNotOffered],
  ['children=7', childrenNotOffered],
  ['checkIn=%22%3E%3Cscript%3E&checkOut=2026-03-03', 'Check-in date is invalid'],
])('A search for %s is told what is wrong with it: %s', async (query, sentence) => {
  const { statusCode, body } = await app.inject(`/rooms?${query}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<strong>${sentence}</strong>`);
  expect(body.match(/<strong>/g)).toHaveLength(1);
  expect(body).not.toContain('<script');
  expect(body).toContain('"double"></noscript>');
});

test('Searches are limited as the calls of the page are, and their page is there all the same', async () => {
  for (let asked = 0; asked < MOST; asked += 1) await app.inject(found);
  const { statusCode, body, headers } = await app.inject(found);
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toContain('<form>');
  expect(body).toMatch(/<noscript data-answer="stay"><style>[^<]*<\/style><strong>Too many/);
  expect(body).not.toContain('₦');
  const elsewhere = await app.inject({ url: found, remoteAddress: '192.0.2.7' });
  expect(elsewhere.body).toContain('₦3,000.00');
});

test('A page counts as much as a call of the API, whatever was searched for', async () => {
  for (let asked = 0; asked < MOST; asked += 1) {
    expect(await app.inject('/rooms?checkIn=never&checkOut=2026-03-12')).toMatchObject({
      statusCode: 200,
    });
  }
  expect(await app.inject('/rooms?checkIn=never&checkOut=2026-03-12')).toMatchObject({
    statusCode: 429,
  });
  const api = await app.inject('/api/v1/availability?checkIn=2026-03-12&checkOut=2026-03-14');
  expect(api.statusCode).toBe(429);
});

test('Without a search, and with words of others in its address, the page is the built one', async () => {
  for (const url of ['/rooms', '/rooms?from=abroad', '/rooms?checkIn=&checkOut=&adults=2']) {
    const { body, headers } = await app.inject(url);
    expect(body).toBe(built);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.etag).toBeDefined();
  }
});

test('An answer is compressed', async () => {
  const asked = { url: found, headers: { 'accept-encoding': 'gzip' } };
  const { headers, rawPayload } = await app.inject(asked);
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toContain('₦3,000.00');
});
