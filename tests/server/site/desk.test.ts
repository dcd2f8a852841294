import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildApp } from '../../../server/app/buildApp';
import { routesOf } from '../../../server/app/routes';
import { openHotel } from '../support/hotel';
import { builtFolder } from './builtFolder';

const page = '<style>p{}</style>the front desk';
const folder = await builtFolder({
  'index.html': page,
  'index.html.br': brotliCompressSync(page),
  'assets/desk-5f0c9a52.js': 'start()',
  'assets/desk-5f0c9a52.js.br': brotliCompressSync('start()'),
});

const hotel = await openHotel();
const app = await buildApp(hotel.context, routesOf(hotel.context), { desk: folder });
const headers = { 'accept-encoding': 'br' };

it.each(['/desk', '/desk/', '/desk/login', '/desk/welcome', '/desk/reservations/5f0c9a52'])(
  'The front desk starts at %s, under a policy that runs no script in the page',
  async (url) => {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'sha256-[^;]*' 'sha256-[^;]*';/);
  },
);

it('Its files are kept for ever, and sent as they were compressed; missing ones are not its page', async () => {
  const script = await app.inject({ url: '/desk/assets/desk-5f0c9a52.js', headers });
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect((await app.inject({ url: '/desk', headers })).headers['content-encoding']).toBe('br');
  const missing = await app.inject({ url: '/desk/assets/desk-00000000.js' });
  expect([missing.statusCode, missing.body.includes('the front desk')]).toEqual([404, false]);
});
