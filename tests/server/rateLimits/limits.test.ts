import { beforeEach, describe, expect, test } from 'vitest';
import {
  consumeLimit,
  releaseLimits,
  tryConsumeLimit,
  networkOf,
} from '../../../server/rateLimits/rateLimits';
import { openHotel } from '../support/hotel';

const hotel = await openHotel();
const { context } = hotel;
beforeEach(() => hotel.reset());

const limit = { name: 'knocking', most: 2, window: 60_000 };
const knock = (who: string) => consumeLimit(context, limit, who);

describe('A limit', () => {
  test('lets so many tries through and tells the next how long to wait', async () => {
    await knock('Ada');
    hotel.clock.advance(10_000);
    await knock('Ada');
    await expect(knock('Ada')).rejects.toMatchObject({ status: 429, retryAfter: 50 });
    await expect(knock('Chinedu')).resolves.toBeUndefined();
  });

  test('begins anew when its window is over', async () => {
    await knock('Ada');
    await knock('Ada');
    hotel.clock.advance(60_000);
    await knock('Ada');
    expect(await tryConsumeLimit(context, limit, 'Ada')).toBe(true);
    expect(await tryConsumeLimit(context, limit, 'Ada')).toBe(false);
  });

  test('forgets a try that is given back', async () => {
    await knock('Ada');
    await knock('Ada');
    await releaseLimits(context, [[limit, 'Ada']]);
    await expect(knock('Ada')).resolves.toBeUndefined();
  });

  test('keeps no name, and nothing at all once it is over', async () => {
    await knock('Ada');
    expect(JSON.stringify(await context.database.query.limitCount.findMany())).not.toContain('Ada');
    hotel.clock.advance(60_000);
    await hotel.jobs.run({ kind: 'sweep' });
    expect(await context.database.query.limitCount.findMany()).toEqual([]);
  });
});

describe('The network of an address', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8:1:2::6', '2001:db8:1'],
    ['2001:db8::6', '2001:db8:0'],
    ['2001:db8::', '2001:db8:0'],
    ['::1', '0:0:0'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
