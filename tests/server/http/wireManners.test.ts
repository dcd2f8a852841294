import { describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app/buildApp';
import { routesOf } from '../../../server/app/routes';
import { searchIn } from '../../../machines/booking/roomSearch';
import { operationsOf, readContract } from '../../unit/contract/contractDocument';
import { act, arrival, paidRoom, twoAtDesk } from '../desk/deskSessions';
import { reserved } from '../reservations/stays';
import { builtFolder } from '../site/builtFolder';
import { freshHotel } from '../support/hotel';
import { valueAt } from '../support/reading';

const hotel = await freshHotel();
const { amara } = twoAtDesk(hotel, arrival);

const methodsAt = new Map<string, string[]>();
for (const { method, path } of operationsOf(await readContract()))
  methodsAt.set(path, [...(methodsAt.get(path) ?? []), method]);

const every = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

test.each([...methodsAt])(
  '%s refuses the methods that it lacks with those it has',
  async (path, has) => {
    const url = path.replaceAll(/\{\w+\}/g, 'x');
    const taken = [...has, ...(has.includes('GET') ? ['HEAD'] : [])];
    for (const method of every.filter((one) => !taken.includes(one))) {
      const payload = method === 'PUT' ? 'name=Ada' : '';
      const { statusCode, headers } = await hotel.app.inject({ method, url, payload });
      expect([method, statusCode]).toEqual([method, method === 'OPTIONS' ? 204 : 405]);
      expect(new Set(String(headers.allow).split(', '))).toEqual(new Set([...taken, 'OPTIONS']));
    }
  },
);

describe('The media type of a body', () => {
  const credentials = JSON.stringify({ email: 'adaobi@example.com', password: 'Lagoon#42' });
  const send = async (payload: string, type: string | undefined, url = 'auth/users/login') => {
    const headers = type === undefined ? {} : { 'content-type': type };
    const bytes = Buffer.from(payload);
    return hotel.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload: bytes, headers });
  };
  const form = 'application/x-www-form-urlencoded';

  test.each(['text/plain', form, 'application/jsonp', 'x', undefined])(
    '%s is refused, and told what is taken',
    async (type) => {
      const response = await send(credentials, type);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: 'wrong_media_type' });
      expect(response.body).toContain('application/json');
    },
  );

  test.each([
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/merge-patch+json',
  ])('%s is read, and its rules hold', async (type) => {
    expect((await send(credentials, type)).statusCode).toBe(401);
    expect((await send('{"email":1,"password":"x"}', type)).statusCode).toBe(400);
  });

  test.each([{ 'content-length': '0' }, { 'transfer-encoding': 'chunked' }])(
    'says nothing where there are no bytes: a form without any cancels (%j)',
    async (length) => {
      const guest = await hotel.guest();
      const id = await reserved(hotel, guest);
      const headers = { authorization: `Bearer ${guest.token}`, 'content-type': form, ...length };
      const url = `/api/v1/hotel/reservations/${id}/cancel`;
      expect((await hotel.app.inject({ method: 'PATCH', url, headers })).statusCode).toBe(200);
    },
  );

  test.each(['paystack', 'flutterwave'])('of a webhook of %s is judged as ever', async (by) => {
    expect((await send('{}', form, `webhooks/${by}`)).statusCode).toBe(400);
    expect((await send('{}', 'application/json', `webhooks/${by}`)).statusCode).toBe(401);
  });
});

test.each([
  ['page=2', 400],
  ['page=1&limit=500', 200],
  ['page=0&utm_source=x', 200],
])('The history with %s is %i', async (query, status) => {
  const { token } = await hotel.guest();
  const url = `/api/v1/hotel/reservations/history?${query}`;
  const response = await hotel.request('GET', url, { token });
  expect(response.status).toBe(status);
  if (status === 400) expect(JSON.stringify(response.body)).toContain('cursor');
});

test('Of a repeated parameter the last counts, on pages too', () => {
  const search = searchIn('/rooms?adults=2&checkIn=2026-03-12&adults=3&checkIn=2026-03-14');
  expect(search).toMatchObject({ adults: 3, checkIn: '2026-03-14' });
});

test.each([{ act: 'fly' }, { act: 'checkin', room: '101' }])(
  'An act that nobody knows is named, and nothing of the others is asked for: %j',
  async (unknown) => {
    const { status, body } = await act(amara, await paidRoom(hotel), unknown);
    expect(status).toBe(400);
    expect(valueAt(body, 'fields')).toEqual({ act: 'This act is unknown.' });
  },
);

test('A hidden file is no page of the desk, and a range past the end of a file is refused', async () => {
  const desk = await builtFolder({ 'index.html': 'the desk', 'assets/desk.js': 'start()' });
  const app = await buildApp(hotel.context, routesOf(hotel.context), { desk });
  expect((await app.inject({ url: '/desk/.git/HEAD' })).statusCode).toBe(404);
  const past = await app.inject({ url: '/desk/assets/desk.js', headers: { range: 'bytes=9-' } });
  expect([past.statusCode, past.headers['content-range']]).toEqual([416, 'bytes */7']);
  await app.close();
});
