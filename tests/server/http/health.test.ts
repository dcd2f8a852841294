import { expect, test } from 'vitest';
import { openHotel } from '../support/hotel';

const hotel = await openHotel();

test('A server whose database answers is healthy', async () => {
  expect(await hotel.request('GET', '/api/v1/health')).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
});

test('A path that the contract does not have is not found, in JSON', async () => {
  expect(await hotel.request('GET', '/api/v1/nowhere')).toMatchObject({
    status: 404,
    body: { code: 'not_found', message: 'Not found.' },
  });
});
