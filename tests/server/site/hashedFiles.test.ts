import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../server/app/buildApp';
import { routesOf } from '../../../server/app/routes';
import { keepHashedFiles } from '../../../server/site/hashedFiles';
import { HandClock } from '../support/handClock';
import { openHotel } from '../support/hotel';
import { silence } from '../support/silence';
import { builtFolder } from './builtFolder';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-01T12:00:00Z');
const hotel = await openHotel();

/** The built site and front desk of a version. */
const siteOf = (version: string) =>
  builtFolder({
    'index.html': `<html lang="en">${version}`,
    'empty.html': version,
    '404.html': 'not found',
    [`assets/main-${version}.js`]: `start(${version})`,
    [`assets/main-${version}.js.br`]: brotliCompressSync(`start(${version})`),
    [`assets/main-${version}.js.map`]: 'sources',
  });
const deskOf = (version: string) =>
  builtFolder({ 'index.html': version, [`assets/desk-${version}.js`]: `open(${version})` });

/** A server of this version that shares a folder with others. */
async function serverOf(version: string, folder: string, clock = new HandClock(NOW)) {
  const [site, desk] = [await siteOf(version), await deskOf(version)];
  const kept = await keepHashedFiles(folder, [site, desk], { clock, log: silence });
  onTestFinished(() => kept.close());
  const app = await buildApp(hotel.context, routesOf(hotel.context), { site, desk, kept });
  return { app, site, desk };
}

test.each([
  ['the old one', 0],
  ['the new one', 1],
] as const)('A page of either version gets its files from %s', async (_which, asked) => {
  const folder = await builtFolder({});
  const servers = [await serverOf('old1', folder), await serverOf('new2', folder)];
  for (const file of ['assets/main-old1.js', 'assets/main-new2.js'])
    expect((await servers[asked]?.app.inject(`/${file}`))?.statusCode).toBe(200);
  for (const file of ['desk-old1.js', 'desk-new2.js'])
    expect((await servers[asked]?.app.inject(`/desk/assets/${file}`))?.statusCode).toBe(200);
  const other = ['new2', 'old1'][asked];
  const compressed = await servers[asked]?.app.inject({
    url: `/assets/main-${String(other)}.js`,
    headers: { 'accept-encoding': 'br' },
  });
  expect(compressed?.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
});

test('A build in the folder of a running server takes no file from it', async () => {
  const { app, site, desk } = await serverOf('old1', await builtFolder({}));
  for (const folder of [site, desk]) rmSync(join(folder, 'assets'), { recursive: true });
  expect((await app.inject('/assets/main-old1.js')).body).toBe('start(old1)');
  expect((await app.inject('/desk/assets/desk-old1.js')).body).toBe('open(old1)');
});

test.each([
  '/assets/main-gone.js',
  '/desk/assets/desk-gone.js',
  '/assets/main-old1.js.map/more',
  '/assets/..%2findex.html',
  '/assets/.unfinished-1',
  '/desk/assets/%2e%2e%2findex.html',
])('No cache remembers that %s is missing', async (url) => {
  const { app } = await serverOf('old1', await builtFolder({}));
  const missing = await app.inject(url);
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
});

/** The versions whose files are kept. */
function versionsIn(folder: string): string[] {
  const builds = readdirSync(folder).flatMap((build) => readdirSync(join(folder, build)));
  return builds.flatMap((file) => /^main-(.*)\.js$/.exec(file)?.[1] ?? []).sort();
}

test('Builds are kept for 30 days after their last server, and at most ten that none uses', async () => {
  const folder = await builtFolder({});
  const clock = new HandClock(NOW);
  await serverOf('first', folder, clock);
  clock.advance(29 * DAY_MS);
  await serverOf('later', folder, clock);
  expect(versionsIn(folder)).toEqual(['first', 'later']);
  clock.advance(2 * DAY_MS);
  await serverOf('last', folder, clock);
  expect(versionsIn(folder)).toEqual(['last', 'later']);
  clock.advance(DAY_MS);
  const together = Array.from(
    { length: 12 },
    (_, number) => `build${String(number).padStart(2, '0')}`,
  );
  for (const version of together) await serverOf(version, folder, clock);
  expect(versionsIn(folder)).toEqual(together);
  clock.advance(DAY_MS);
  await serverOf('next', folder, clock);
  expect(versionsIn(folder)).toHaveLength(10);
});

test('A server starts with its own files where none can be kept', async () => {
  const folder = await builtFolder({});
  writeFileSync(join(folder, 'file'), '');
  const { app } = await serverOf('old1', join(folder, 'file', 'below'));
  expect((await app.inject('/assets/main-old1.js')).statusCode).toBe(200);
  expect((await app.inject('/assets/main-gone.js')).statusCode).toBe(404);
});
