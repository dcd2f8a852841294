import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { operationsOf, readContract } from '../../unit/contract/contractDocument';
import { type Method, type TestGuest, freshHotel } from '../support/hotel';
import { reserved, stayRequest } from '../reservations/stays';
import { registrationForm } from '../support/accounts';

const hotel = await freshHotel({ configuration: { requestTimeout: 300 } });
afterAll(() => hotel.app.close());

const refused = { status: 400, body: { code: 'validation_failed' } };
const post = (url: string, guest: TestGuest, body: unknown, headers: Record<string, string> = {}) =>
  hotel.request('POST', url, { token: guest.token, body, headers });

describe('A character that no text can hold', () => {
  test.each([
    ['a NUL', 'Ada\0obi'],
    ['half of a surrogate pair', 'Ada\ud800obi'],
  ])('%s is refused wherever it stands, and nothing is kept', async (_what, text) => {
    const guest = await hotel.guest();
    const asked = await post('/api/v1/reservation', guest, stayRequest(undefined, { name: text }));
    expect(asked).toMatchObject(refused);
    const wishes = stayRequest(undefined, { specialRequest: text });
    expect(
      await post('/api/v1/reservation', guest, wishes, { 'idempotency-key': 'a stay of mine' }),
    ).toMatchObject(refused);
    const form = { ...registrationForm, lastName: text };
    expect(await post('/api/v1/auth/users/signin', guest, form)).toMatchObject(refused);
    const code = { verificationCode: '123456', email: `${text}@example.com` };
    expect(await post('/api/v1/auth/users/verify-account', guest, code)).toMatchObject(refused);
    expect(await hotel.context.database.query.reservation.findMany()).toEqual([]);
  });

  test.each([
    '/api/v1/hotel/payment/paystack/verify?reference=%00',
    '/api/v1/hotel/payment/flutterwave/verify?transaction_id=a%00b',
    '/api/v1/payment/paystack/return?reference=%00',
    '/api/v1/payment/flutterwave/return?tx_ref=%00&reference=',
  ])('is refused in %s', async (url) => {
    expect(await hotel.request('GET', url)).toMatchObject(refused);
  });

  test('in an id is an id that does not exist', async () => {
    const { token } = await hotel.guest();
    const response = await hotel.request('GET', '/api/v1/reservations/%00', { token });
    expect(response.status).toBe(404);
  });
});

describe('A day or number beyond every calendar and account', () => {
  const days = ['0000-01-01', '0000-02-29', '0001-01-01', '9999-12-31', '-271821-04-20'];
  const moreDays = [...days, '+275760-09-13', '5881580-07-11', '2026-3-1', '٢٠٢٦-٠٣-٠١'];

  test('is never a failure of the server in a query', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest);
    for (const day of moreDays) {
      for (const url of [
        '/api/v1/availability?checkInDate=DAY&checkOutDate=2026-03-20',
        '/api/v1/availability?checkInDate=2026-03-12&checkOutDate=DAY',
        '/api/v1/availability?checkIn=DAY&checkOut=DAY',
        '/api/v1/availability/next-dates?checkIn=DAY&checkOut=2026-03-20',
        '/api/v1/availability/sold-out-nights?from=DAY&to=2026-09-01',
        '/api/v1/availability/sold-out-nights?from=2026-03-12&to=DAY',
        `/api/v1/hotel/reservations/${id}/availability?checkIn=DAY&checkOut=2026-03-20`,
        '/api/v1/hotel/payment/flutterwave/verify?transaction_id=99999999999999999999999',
      ]) {
        const written = url.replaceAll('DAY', encodeURIComponent(day));
        const { status } = await hotel.request('GET', written, { token: guest.token });
        expect([written, status < 500]).toEqual([written, true]);
      }
    }
  });

  test('is never a failure of the server in a form', async () => {
    const guest = await hotel.guest();
    const numbers = [Number.MAX_VALUE, 2 ** 53 + 2, 1e21, 1e-7, -0];
    const changes = [
      ...moreDays.flatMap((day) => [{ checkInDate: day }, { checkOutDate: day }]),
      ...numbers.flatMap((number) => [
        { totalPrice: number },
        { noOfAdult: number },
        { noOfChildren: number },
      ]),
    ];
    for (const change of changes) {
      const wish = stayRequest(undefined, change);
      const { status } = await post('/api/v1/reservation', guest, wish);
      expect([change, status < 500]).toEqual([change, true]);
    }
  });
});

const posts = operationsOf(await readContract()).filter(({ tree }) => 'requestBody' in tree);

describe('A body that is none', () => {
  test.each(posts)('is refused by $call', async ({ method, path }) => {
    const { token } = await hotel.guest();
    const url = path.replace('{id}', 'x');
    const call: Method = method === 'PATCH' ? 'PATCH' : 'POST';
    const ask = (body: string | undefined, type?: string) =>
      hotel.request(call, url, {
        token,
        ...(body === undefined ? {} : { body }),
        headers: {
          origin: hotel.context.configuration.publicUrl,
          'desk-request': 'person',
          ...(type === undefined ? {} : { 'content-type': type }),
        },
      });
    for (const response of [
      await ask(undefined),
      await ask('', 'text/plain'),
      await ask('', 'application/json'),
      await ask('null'),
    ]) {
      expect([400, 401]).toContain(response.status);
    }
  });
});

describe('A body of a shape that no form has', () => {
  test('is refused when it is 100,000 deep, also with a key', async () => {
    const guest = await hotel.guest();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const body = JSON.stringify(stayRequest()).replace(/}$/, `,"more":${deep}}`);
    const key = { 'idempotency-key': 'a deep stay of mine' };
    expect(await post('/api/v1/reservation', guest, body, key)).toMatchObject(refused);
    expect(await post('/api/v1/reservation', guest, body)).toMatchObject(refused);
  });

  test('is refused at once when it would be wrong in 120,000 places', async () => {
    const guest = await hotel.guest();
    const rooms = `[${'0,'.repeat(120_000)}0]`;
    const body = JSON.stringify({ ...stayRequest(), roomAllocations: [] }).replace('[]', rooms);
    const before = process.cpuUsage();
    expect(await post('/api/v1/reservation', guest, body)).toMatchObject(refused);
    const { user } = process.cpuUsage(before);
    expect(user / 1_000).toBeLessThan(100);
  });
});

/** What comes back over a real connection until the server closes it. */
async function conversation(send: (write: (text: string) => void) => void): Promise<string> {
  if (!hotel.app.server.listening) await hotel.app.listen({ host: '127.0.0.1', port: 0 });
  const address = hotel.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('Nobody listens.');
  const { port } = address;
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port });
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString('utf8');
      if (heard.includes('"code"')) socket.end();
    });
    socket.on('close', () => {
      resolve(heard);
    });
    socket.on('error', reject);
    socket.on('connect', () => {
      send((text) => socket.write(text));
    });
  });
}

const head = (length: number) =>
  `POST /api/v1/auth/users/login HTTP/1.1\r\nHost: hotel.test\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('Over a real connection', () => {
  test('a body over the limit is answered in words, and the guest gets to read them', async () => {
    const length = 4_000_000;
    const heard = await conversation((write) => {
      write(head(length));
      write('x'.repeat(length));
    });
    expect(heard).toContain('HTTP/1.1 413');
    expect(heard).toContain('"code":"body_too_large"');
  });

  test('a body that does not come is not waited for', async () => {
    const heard = await conversation((write) => {
      write(head(100));
      write('{"email":');
    });
    expect(heard).toContain('HTTP/1.1 408');
  });
});
