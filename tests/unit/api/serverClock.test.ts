import { describe, expect, it } from 'vitest';
import { KEPT_FOR } from '../../../src/api/keptAnswer';
import { serverClock } from '../../../src/api/serverClock';

const SERVER_TIME = Date.parse('2026-03-10T09:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A page on a device whose clock is wrong by this much, and a server that answers it. */
function openPage(wrongBy: number) {
  let passed = 0;
  let shift = wrongBy;
  const deviceNow = () => new Date(SERVER_TIME + passed + shift);
  const clock = serverClock({ deviceNow, elapsed: () => 250 + passed });
  const serverDate = () => new Date(SERVER_TIME + passed).toUTCString();
  return {
    clock,
    pass: (ms: number) => (passed += ms),
    setDeviceClock: (by: number) => (shift = by),
    /** @param wayMs how long the request, and then its answer, is on the way */
    async answer(headers: (date: string) => Record<string, string>, wayMs = 0) {
      const send = clock.hearing(() => {
        passed += wayMs;
        const answer = new Response('', { headers: headers(serverDate()) });
        passed += wayMs;
        return Promise.resolve(answer);
      });
      return send(new Request('http://hotel.test/api/v1/availability'));
    },
    /** How far the page's time is from the server's, in milliseconds. */
    off: () => clock.now().getTime() - (SERVER_TIME + passed),
    known: () => clock.serverNow() !== null,
  };
}

const dated = (date: string) => ({ date });

describe('the clock of a page', () => {
  it.each([-30 * DAY, -25 * DAY, -17 * HOUR, 10 * HOUR, 400 * DAY])(
    'shows the server’s time once an answer has told it, on a device that is wrong by %d ms',
    async (wrongBy) => {
      const page = openPage(wrongBy);
      expect(page.off()).toBe(wrongBy);
      expect(page.known()).toBe(false);
      await page.answer(dated);
      expect(page.off()).toBe(0);
      expect(page.known()).toBe(true);
    },
  );

  it.each([-30 * DAY, 10 * HOUR])('does not care when the device is set by %d ms', async (by) => {
    const page = openPage(0);
    page.setDeviceClock(by);
    expect(page.off()).toBe(0);
    await page.answer(dated);
    page.setDeviceClock(-by);
    page.pass(20 * 60_000);
    expect(page.off()).toBe(0);
  });

  it.each<[string, (date: string) => Record<string, string>]>([
    ['without a date', () => ({})],
    ['with a date that is none', () => ({ date: 'yesterday' })],
    ['from a cache on the way', (date) => ({ date, age: '86400' })],
    ['that the service worker has kept', (date) => ({ date, [KEPT_FOR]: 'u-1' })],
  ])('learns nothing from an answer %s', async (_, headers) => {
    const page = openPage(10 * HOUR);
    await page.answer(headers);
    expect(page.known()).toBe(false);
    await page.answer(dated);
    await page.answer(() => headers(new Date(0).toUTCString()));
    expect(page.off()).toBe(0);
  });

  it('is never ahead of the server, and late by no more than the quickest answer took', async () => {
    const page = openPage(10 * HOUR);
    await page.answer(dated, 20_000);
    expect(page.off()).toBe(-20_000);
    await page.answer(dated, 50);
    expect(page.off()).toBeLessThanOrEqual(0);
    expect(page.off()).toBeGreaterThanOrEqual(-1050);
    const before = page.off();
    page.pass(300);
    await page.answer(dated, 30_000);
    expect(page.off()).toBe(before);
  });

  it('tells whoever draws by it that it was corrected, and nobody that it was right', async () => {
    const page = openPage(10 * HOUR);
    const told: number[] = [];
    const stop = page.clock.onCorrected(() => told.push(page.off()));
    await page.answer(dated);
    await page.answer(dated);
    expect(told).toEqual([0]);
    expect(page.clock.corrections()).toBe(1);
    stop();
    await page.answer((date) => dated(new Date(Date.parse(date) + HOUR).toUTCString()));
    expect(told).toEqual([0]);
  });
});
