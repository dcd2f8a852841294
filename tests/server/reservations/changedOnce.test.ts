import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { outboundEmail, refund, reservationEvent } from '../../../server/database/schema';
import { paidStay, reason } from '../payments/paidStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { cuttablePostgres } from '../support/cuttablePostgres';
import type { TestGuest } from '../support/hotel';
import { valueAt } from '../support/reading';
import { modification, modify, reserved } from './stays';

const postgres = await cuttablePostgres();
const { database } = postgres.opened;
const world = await freshPaymentWorld({ database: postgres.opened });
afterAll(async () => {
  await world.app.close();
  await postgres.close();
});

interface Stay {
  guest: TestGuest;
  id: string;
}

async function unpaid(): Promise<Stay> {
  const guest = await world.guest();
  return { guest, id: await reserved(world, guest, { deluxe: 1 }) };
}

/** Each change that a guest can make: of what, by which call, and its event. */
const changes = [
  {
    what: 'cancelling',
    made: 'guest.cancelled',
    begin: unpaid,
    send: ({ guest: { token }, id }: Stay, headers: Record<string, string>) =>
      world.request('PATCH', `/api/v1/hotel/reservations/${id}/cancel`, { token, headers }),
  },
  {
    what: 'modifying',
    made: 'guest.modified',
    begin: unpaid,
    send: ({ guest: { token }, id }: Stay, headers: Record<string, string>) => {
      const body = { ...modification({ checkOutDate: '2026-03-16' }), revision: 0 };
      return world.request('PATCH', `/api/v1/hotel/reservations/${id}/modify`, {
        token,
        headers,
        body,
      });
    },
  },
  {
    what: 'the request for a refund',
    made: 'refund.requested',
    begin: (): Promise<Stay> => paidStay(world),
    send: ({ guest: { token }, id }: Stay, headers: Record<string, string>) =>
      world.request('POST', `/api/v1/hotel/payment/refund/request/${id}`, {
        token,
        headers,
        body: { reason },
      }),
  },
];

/** How often it happened, how many emails were written, and how many refunds begun. */
async function countsOf(kind: string) {
  return {
    made: await database.$count(reservationEvent, eq(reservationEvent.kind, kind)),
    emails: await database.$count(outboundEmail),
    refunds: await database.$count(refund),
  };
}

describe.each(changes)('$what under a key', ({ begin, send, made }) => {
  const underKey = (stay: Stay) => {
    const headers = { 'idempotency-key': randomUUID() };
    return () => send(stay, headers);
  };

  test('is made once, and a repeat is answered as the first time', async () => {
    const again = underKey(await begin());
    const first = await again();
    expect(first.status).toBe(200);
    const counts = await countsOf(made);
    expect(counts.made).toBe(1);
    expect(await again()).toMatchObject({ status: 200, body: first.body });
    expect(await countsOf(made)).toEqual(counts);
  });

  test('is made once where it is sent twice at once, and neither is told that it failed', async () => {
    const again = underKey(await begin());
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status, body } of answers) {
      expect([200, 'request_in_progress']).toContain(status === 200 ? 200 : valueAt(body, 'code'));
    }
    expect((await again()).status).toBe(200);
    expect((await countsOf(made)).made).toBe(1);
  });

  test.each(['before', 'after'] as const)(
    'is made once if the answer is lost %s the database heard the COMMIT',
    async (moment) => {
      const again = underKey(await begin());
      const before = await countsOf(made);
      postgres.cut('commit', moment);
      const lost = await again();
      expect(lost).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } });
      expect((await countsOf(made)).made).toBe(moment === 'after' ? 1 : 0);
      expect((await again()).status).toBe(200);
      const after = await countsOf(made);
      expect(after.made).toBe(1);
      expect(after.refunds - before.refunds).toBe(made === 'refund.requested' ? 1 : 0);
      expect((await again()).status).toBe(200);
      expect(await countsOf(made)).toEqual(after);
    },
  );

  test('is refused again if it was refused, and never made behind the guest’s back', async () => {
    const stay = await begin();
    await send(stay, {});
    const again = underKey({ ...stay, id: randomUUID() });
    const refused = await again();
    expect(refused).toMatchObject({ status: 404, body: { code: 'reservation_not_found' } });
    expect(await again()).toMatchObject({ status: 404, body: refused.body });
  });

  test('goes on without a key', async () => {
    expect((await send(await begin(), {})).status).toBe(200);
    expect((await countsOf(made)).made).toBe(1);
  });
});

test('A repeated modification does not undo what was changed since', async () => {
  const stay = await unpaid();
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => changes[1]?.send(stay, headers);
  await send();
  const since = await modify(world, stay.guest, stay.id, { checkOutDate: '2026-03-18' });
  expect(since.status).toBe(200);
  expect(await send()).toMatchObject({ status: 200 });
  const path = `/api/v1/hotel/reservations/${stay.id}`;
  expect(await world.request('GET', path, { token: stay.guest.token })).toMatchObject({
    body: { reservation: { checkOutDate: '2026-03-18' } },
  });
});
