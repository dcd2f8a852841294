import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../machines/shared/failure';
import { managementAlertOf } from '../../../src/reservation/management/managementSnapshot';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { requireModifyForm } from '../../../models/reservation/managementExamples';
import { refusal } from '../../../models/fixtures/refusal';
import { cancelled, detailsWith, now, paid, unreachable } from './managementSetting';

describe('the details of a reservation', () => {
  it.each<[Failure, string]>([
    [refusal('reservation_not_found', 404), 'Reservation not found.'],
    [refusal('server_error', 500), 'Failed to fetch reservation'],
    [unreachable, 'Failed to fetch reservation'],
  ])('say why they cannot be had (%j), and can be asked for again', async (failure, words) => {
    const { details, settled } = detailsWith([failure, exampleReservation()]);
    expect((await settled()).context.error).toBe(words);
    details.send({ type: 'retry.requested' });
    expect((await settled()).matches('viewing')).toBe(true);
  });
});

describe('cancelling', () => {
  it('is asked about first, then done and fetched again', async () => {
    const { details, sent, settled, timesLoaded } = detailsWith([exampleReservation(), cancelled]);
    await settled();
    details.send({ type: 'cancel.requested' });
    expect(managementAlertOf(details.getSnapshot())).toBe('This action cannot be undone.');
    expect(sent).toEqual([]);
    details.send({ type: 'change.confirmed' });
    const snapshot = await settled();
    expect(sent).toEqual([{ reservationId: 'r-1', change: { kind: 'cancelling' } }]);
    expect(timesLoaded()).toBe(2);
    expect(snapshot.context.reservation?.paymentStatus).toBe('cancelled');
    expect(snapshot.context.done).toBe('Your reservation has been cancelled.');
  });

  it.each<[Failure, string, number]>([
    [refusal('transition_refused', 409, 'It is paid already.'), 'It is paid already.', 2],
    [refusal('reservation_not_found', 404, 'None'), 'Reservation not found.', 2],
    [unreachable, 'Failed to cancel reservation', 3],
  ])(
    'alerts why it failed (%j) and looks how the reservation stands',
    async (failure, words, times) => {
      const { details, settled, timesLoaded } = detailsWith([exampleReservation()], failure);
      await settled();
      details.send({ type: 'cancel.requested' });
      details.send({ type: 'change.confirmed' });
      expect(managementAlertOf(await settled())).toBe(words);
      details.send({ type: 'alert.acknowledged' });
      await settled();
      expect(timesLoaded()).toBe(times);
    },
  );
});

describe('modifying', () => {
  it('takes back what is wrong with one date once the other puts it right', async () => {
    const { details, settled } = detailsWith([exampleReservation()]);
    await settled();
    details.send({ type: 'modify.requested' });
    details.send({ type: 'field.edited', field: 'checkOut', value: '2026-03-12' });
    details.send({ type: 'draft.submitted', now });
    details.send({ type: 'field.edited', field: 'checkIn', value: '2026-03-11' });
    expect(details.getSnapshot().context.errors).toEqual({});
  });

  it.each<[Failure, string]>([
    [refusal('rooms_unavailable', 409, 'No rooms left.'), 'No rooms left.'],
    [unreachable, 'Failed to modify reservation'],
  ])('alerts why it failed (%j) and keeps what was entered', async (failure, words) => {
    const { details, settled } = detailsWith([exampleReservation()], failure);
    await settled();
    details.send({ type: 'modify.requested' });
    details.send({ type: 'field.edited', field: 'adults', value: 3 });
    details.send({ type: 'draft.submitted', now });
    expect(managementAlertOf(await settled())).toBe(words);
    details.send({ type: 'alert.acknowledged' });
    expect((await settled()).matches('drafting')).toBe(true);
    expect(requireModifyForm(details.getSnapshot().context).adults).toBe(3);
  });
});

describe('asking for the money back', () => {
  it('is too late once the deadline is past', async () => {
    const { settled } = detailsWith([paid]);
    const snapshot = await settled();
    expect(
      snapshot.can({ type: 'refund.requested', now: new Date('2026-03-11T23:00:00.000Z') }),
    ).toBe(false);
  });

  it('alerts why it failed', async () => {
    const { details, settled } = detailsWith([paid], refusal('refund_refused', 409));
    await settled();
    details.send({ type: 'refund.requested', now });
    details.send({ type: 'field.edited', field: 'reason', value: 'Flight cancelled' });
    details.send({ type: 'draft.submitted', now });
    details.send({ type: 'change.confirmed' });
    expect(managementAlertOf(await settled())).toBe('Failed to request refund');
  });
});
