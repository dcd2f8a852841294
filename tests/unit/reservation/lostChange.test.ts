import { describe, expect, it } from 'vitest';
import type { ReservationManagementEvent } from '../../../machines/reservation/reservationManagementMachine';
import type { Failure } from '../../../machines/shared/failure';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { refusal } from '../../../models/fixtures/failures';
import { cancelled, detailsWith, now, paid, unreachable } from './managementSetting';

const known = exampleReservation({ revision: 4 });
const longer = exampleReservation({ checkOutDate: '2026-03-16', revision: 5 });
const refunded = { ...paid, refundStatus: 'requested' } as const;
const edits = { type: 'field.edited', field: 'checkOut', value: '2026-03-16' } as const;

/** Each change: how it is before and after, what the guest does, what is said. */
const changes = [
  {
    kind: 'cancel',
    before: known,
    after: cancelled,
    events: [{ type: 'cancel.requested' }, { type: 'change.confirmed' }],
    made: 'Your reservation has been cancelled.',
    notMade: 'Failed to cancel reservation',
  },
  {
    kind: 'modify',
    before: known,
    after: longer,
    events: [{ type: 'modify.requested' }, edits, { type: 'draft.submitted', now }],
    made: 'Your reservation has been modified.',
    notMade: 'Failed to modify reservation',
  },
  {
    kind: 'refund',
    before: paid,
    after: refunded,
    events: [
      { type: 'refund.requested', now },
      { type: 'field.edited', field: 'reason', value: 'I am ill' },
      { type: 'draft.submitted', now },
      { type: 'change.confirmed' },
    ],
    made: 'Your refund has been requested.',
    notMade: 'Failed to request refund',
  },
] satisfies { events: ReservationManagementEvent[]; [name: string]: unknown }[];

describe.each(changes)('To $kind: a change whose answer is lost', (change) => {
  const { before, after, events, made, notMade } = change;
  const sending = async (
    loads: Parameters<typeof detailsWith>[0],
    ...answers: (Failure | null)[]
  ) => {
    const setting = detailsWith(loads, answers);
    await setting.settled();
    for (const event of events) setting.details.send(event);
    return { ...setting, snapshot: await setting.settled() };
  };

  it.each([unreachable, refusal('server_error', 500), refusal('request_in_progress', 409)])(
    'is sent again as it was under its key, which tells that it was made ($kind $code)',
    async (lost) => {
      const { snapshot, sent } = await sending([before, after], lost, null);
      expect(snapshot.context).toMatchObject({ done: made, error: null, idempotencyKey: null });
      expect(sent).toEqual([sent[0], sent[0]]);
      expect(sent[0]).toMatchObject({ idempotencyKey: 'key-1' });
    },
  );

  it.each([unreachable, refusal('server_error', 500), refusal('too_many_attempts', 429)])(
    'is not said to have failed while nobody knows, nor given up ($kind $code)',
    async (again) => {
      // Read too early: it is made a moment later.
      const { details, settled, snapshot, sent } = await sending(
        [before],
        unreachable,
        again,
        null,
      );
      expect(snapshot.value).toBe('stillUnknown');
      expect(snapshot.context.error).toMatch(/^We don’t know yet whether /);
      details.send({ type: 'retry.requested' });
      expect((await settled()).context.done).toBe(made);
      expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
    },
  );

  it('is made if an older server, which knows no keys, refuses the repeat', async () => {
    const again = refusal('transition_refused', 409);
    const { snapshot } = await sending([before, after], unreachable, again);
    expect(snapshot.context).toMatchObject({ done: made, error: null, reservation: after });
  });

  it('failed if the repeat is refused and the reservation is as before, in the words of the refusal', async () => {
    const again = refusal('transition_refused', 409, 'Not now');
    const { snapshot } = await sending([before], unreachable, again);
    expect(snapshot.value).toBe('alertingFailure');
    expect(snapshot.context).toMatchObject({ error: 'Not now', done: null });
    expect(snapshot.context.idempotencyKey).toBeNull();
  });

  it('failed if it was refused at once, in the specification’s words where the server has none', async () => {
    const { snapshot, sent } = await sending([before], refusal('transition_refused', 409));
    expect(snapshot.context).toMatchObject({ error: notMade, done: null, idempotencyKey: null });
    expect(sent).toHaveLength(1);
  });

  it('is found again after a reload, made or still unknown', async () => {
    const { snapshot } = await sending([before], unreachable, unreachable);
    const { wanted, idempotencyKey } = snapshot.context;
    const open = detailsWith([before], undefined, wanted, idempotencyKey);
    expect((await open.settled()).value).toBe('stillUnknown');
    open.details.send({ type: 'retry.requested' });
    expect((await open.settled()).context.done).toBe(made);
    const since = detailsWith([after], undefined, wanted, idempotencyKey);
    expect((await since.settled()).context).toMatchObject({ done: made, wanted: null });
    expect(since.sent).toEqual([]);
  });

  it('is asked about again after a login that was needed meanwhile', async () => {
    const { details, settled, snapshot } = await sending(
      [before],
      unreachable,
      { kind: 'sessionExpired' },
      null,
    );
    expect(snapshot.value).toBe('sessionLost');
    details.send({ type: 'session.restored' });
    expect((await settled()).context.done).toBe(made);
  });
});

it('A lost modification is known to be made also where it was paid meanwhile', async () => {
  const paidSince = { ...longer, paymentStatus: 'paid' } as const;
  const again = refusal('transition_refused', 409);
  const { details, settled } = detailsWith([known, paidSince], [unreachable, again]);
  await settled();
  for (const event of changes[1]?.events ?? []) details.send(event);
  expect((await settled()).context.done).toBe('Your reservation has been modified.');
});

describe('A modification of a reservation that was changed elsewhere', () => {
  const elsewhere = { checkInDate: '2026-03-20', checkOutDate: '2026-03-23' };
  const notes = { type: 'field.edited', field: 'notes', value: 'A cot' } as const;
  const submits = { type: 'draft.submitted', now } as const;

  it('is sent with the revision that was seen, and offered again beside what has changed', async () => {
    const moved = exampleReservation({ ...elsewhere, revision: 5 });
    const late = refusal('changed_meanwhile', 409);
    const { details, settled, sent } = detailsWith([known, moved], [late, null]);
    await settled();
    for (const event of [{ type: 'modify.requested' } as const, notes, submits])
      details.send(event);
    await settled();
    expect(sent).toMatchObject([{ change: { modification: { revision: 4 } } }]);
    details.send({ type: 'alert.acknowledged' });
    expect((await settled()).context.wanted).toMatchObject({
      form: { checkIn: '2026-03-20', checkOut: '2026-03-23', notes: 'A cot' },
      before: { checkIn: known.checkInDate },
    });
    details.send(submits);
    await settled();
    expect(sent[1]).toMatchObject({
      change: { modification: { ...elsewhere, specialRequest: 'A cot', revision: 5 } },
      idempotencyKey: 'key-2',
    });
  });

  it('takes what was not edited from a reading just before, where the server tells no revision', async () => {
    const loads = [exampleReservation(), exampleReservation(elsewhere)];
    const { details, settled, sent } = detailsWith(loads);
    await settled();
    for (const event of [{ type: 'modify.requested' } as const, notes, submits])
      details.send(event);
    await settled();
    expect(sent).toMatchObject([
      { change: { modification: { ...elsewhere, specialRequest: 'A cot' } } },
    ]);
  });

  it('is not sent if that reading fails', async () => {
    const { details, settled, sent } = detailsWith([exampleReservation(), unreachable]);
    await settled();
    for (const event of [{ type: 'modify.requested' } as const, notes, submits])
      details.send(event);
    const { value, context } = await settled();
    expect([value, context.error, sent]).toEqual([
      'alertingFailure',
      'Failed to modify reservation',
      [],
    ]);
  });
});
