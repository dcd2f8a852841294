import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../machines/shared/failure';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { refusal } from '../../../models/fixtures/refusal';
import { detailsWith, now } from './managementSetting';

describe('cancelling', () => {
  it.each<[Failure, string, number]>([
    [refusal('transition_refused', 409, 'It is paid already.'), 'It is paid already.', 2],
    [refusal('reservation_not_found', 404, 'None'), 'Reservation not found.', 2],
  ])(
    'alerts why it failed (%j) and looks how the reservation stands',
    async (failure, words, times) => {
      const { details, settled, timesLoaded } = detailsWith([exampleReservation()], failure);
      await settled();
      details.send({ type: 'cancel.requested' });
      details.send({ type: 'change.confirmed' });
      const { value, context } = await settled();
      expect([value, context.error]).toEqual(['alertingFailure', words]);
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
});
