import { beforeEach, describe, expect, test } from 'vitest';
import type { Call, Handler } from '../../../server/contract/handlers';
import { reservationEvent } from '../../../server/database/schema';
import { withAtomicIdempotency } from '../../../server/http/atomicIdempotency';
import { withIdempotency } from '../../../server/http/idempotency';
import { ApiError } from '../../../server/contract/apiError';
import { openHotel, type TestGuest } from '../support/hotel';
import { createSignal } from '../support/signal';

const hotel = await openHotel();
const { context } = hotel;

type Initiation = Call<'initiatePayment'>;

let guest: TestGuest;
/** How often the handler did its work. */
let runs = 0;

beforeEach(async () => {
  await hotel.reset();
  guest = await hotel.guest();
  runs = 0;
});

function call(key: string | null, changes: Partial<Initiation> = {}): Initiation {
  return {
    path: {},
    query: {},
    body: { reservationId: 'a reservation' },
    headers: key === null ? {} : { 'idempotency-key': key },
    caller: guest,
    staff: null,
    address: '127.0.0.1',
    rawBody: Buffer.alloc(0),
    ...changes,
  };
}

const initiate: Handler<'initiatePayment'> = () => {
  runs += 1;
  const body = { authorization_url: `http://provider.test/${runs}`, reference: `payment-${runs}` };
  return Promise.resolve({ status: 200, body });
};
const initiateOnce = withIdempotency(context, 'initiatePayment', initiate);

describe('A request with an Idempotency-Key', () => {
  test('that is repeated gets the first answer, and nothing is done again', async () => {
    const first = await initiateOnce(call('key-one'));
    expect(await initiateOnce(call('key-one'))).toEqual(first);
    expect(runs).toBe(1);
  });

  test('is refused after 120 keys in an hour, each of which is stored for a day', async () => {
    for (let key = 0; key < 120; key += 1) await initiateOnce(call(`key-${key}-of-many`));
    const next = () => initiateOnce(call('key-after-many'));
    await expect(next()).rejects.toMatchObject({ status: 429, code: 'too_many_attempts' });
    hotel.clock.advance(3_600_000);
    await expect(next()).resolves.toMatchObject({ status: 200 });
  });

  test('is refused when the key was used with another body', async () => {
    await initiateOnce(call('key-one'));
    const other = call('key-one', { body: { reservationId: 'another reservation' } });
    await expect(initiateOnce(other)).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
  });

  test('is done again after a day', async () => {
    await initiateOnce(call('key-one'));
    hotel.clock.advance(24 * 60 * 60_000);
    await initiateOnce(call('key-one'));
    expect(runs).toBe(2);
  });

  test('shares its key with nobody and with no other call', async () => {
    await initiateOnce(call('key-one'));
    const stranger = await hotel.guest('chinedu@example.com');
    await initiateOnce(call('key-one', { caller: stranger }));
    const flutterwaveOnce = withIdempotency(context, 'initiateFlutterwave', () => {
      runs += 1;
      const body = { paymentLink: 'http://provider.test', reference: 'payment' };
      return Promise.resolve({ status: 200, body });
    });
    await flutterwaveOnce({ ...call('key-one') });
    expect(runs).toBe(3);
  });

  test('that was refused gives its key back, so that it can be tried again', async () => {
    const refuseFirst = withIdempotency(context, 'initiatePayment', (request) => {
      if (runs > 0) return initiate(request);
      runs += 1;
      return Promise.reject(new ApiError(502, 'provider_unavailable', 'Not now.'));
    });
    await expect(refuseFirst(call('key-one'))).rejects.toMatchObject({ status: 502 });
    expect(await refuseFirst(call('key-one'))).toMatchObject({ status: 200 });
  });

  test('is told to wait while the first still runs, and a minute later taken over', async () => {
    const answered = createSignal();
    const begun = createSignal();
    const slowFirst = withIdempotency(context, 'initiatePayment', async (request) => {
      if (runs === 0) {
        const reply = initiate(request);
        begun.give();
        await answered.given;
        return reply;
      }
      return initiate(request);
    });
    const first = slowFirst(call('key-one'));
    await begun.given;
    await expect(slowFirst(call('key-one'))).rejects.toMatchObject({
      status: 409,
      code: 'request_in_progress',
    });
    hotel.clock.advance(60_000);
    const second = await slowFirst(call('key-one'));
    answered.give();
    expect(await first).toMatchObject({ body: { reference: 'payment-1' } });
    expect(await slowFirst(call('key-one'))).toEqual(second);
    expect(runs).toBe(2);
  });
});

describe('An atomic request', () => {
  const limit = { name: 'tries', most: 3, window: 60_000 };
  test('keeps its answer with its work, or neither', async () => {
    const failAfterWork = withAtomicIdempotency(
      context,
      'initiatePayment',
      limit,
      async (within) => {
        runs += 1;
        await within.database.insert(reservationEvent).values({
          reservationId: within.random.uuid(),
          at: within.clock.now(),
          kind: 'guest.reserved',
          detail: {},
        });
        return { status: 200, body: { authorization_url: '', reference: '' } };
      },
    );
    await expect(failAfterWork(call('key-one'))).rejects.toThrow();
    await expect(failAfterWork(call('key-one'))).rejects.toThrow();
    expect(runs).toBe(2);
    expect(await context.database.query.reservationEvent.findMany()).toEqual([]);
    expect(await context.database.query.idempotentAnswer.findMany()).toEqual([]);
  });

  test('hands its jobs on only after it is committed', async () => {
    let waitingInside = 0;
    const withJob = withAtomicIdempotency(
      context,
      'initiatePayment',
      limit,
      async (within, request) => {
        await within.jobs.schedule({ kind: 'sweep' });
        waitingInside = hotel.jobs.waiting().length;
        return initiate(request);
      },
    );
    await withJob(call('key-one'));
    expect(waitingInside).toBe(0);
    expect(hotel.jobs.waitingOf('sweep')).toHaveLength(1);
    await withJob(call('key-one'));
    expect(hotel.jobs.waitingOf('sweep')).toHaveLength(1);
  });

  test('is told to wait while the first still runs, and not made to', async () => {
    const begun = createSignal();
    const answered = createSignal();
    const slow = withAtomicIdempotency(
      context,
      'initiatePayment',
      limit,
      async (_within, request) => {
        begun.give();
        await answered.given;
        return initiate(request);
      },
    );
    const first = slow(call('key-one'));
    await begun.given;
    hotel.clock.advance(1);
    await expect(slow(call('key-one'))).rejects.toMatchObject({ code: 'request_in_progress' });
    answered.give();
    expect(await slow(call('key-one'))).toEqual(await first);
    expect(runs).toBe(1);
  });
});
