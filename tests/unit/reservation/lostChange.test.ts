import { describe, expect, it } from 'vitest';
import type { PendingChange } from '../../../machines/reservation/pendingChange';
import type { Failure } from '../../../machines/shared/failure';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { refusal } from '../../../models/fixtures/refusal';
import { cancelled, detailsWith, now, paid, unreachable } from './managementSetting';

describe('a change whose answer got lost', () => {
  const longer = exampleReservation({ checkOutDate: '2026-03-16' });

  it.each<[string, Failure]>([
    ['nothing', unreachable],
    ['a server that broke', refusal('server_error', 500)],
  ])(
    'is not taken for modified where nothing was to be changed, answered by %s',
    async (_, lost) => {
      const { details, settled } = detailsWith([exampleReservation()], lost);
      await settled();
      details.send({ type: 'modify.requested' });
      details.send({ type: 'draft.submitted', now });
      const snapshot = await settled();
      expect(snapshot.value).toBe('alertingFailure');
      expect(snapshot.context.error).toBe('Failed to modify reservation');
      expect(snapshot.context.done).toBeNull();
      details.send({ type: 'alert.acknowledged' });
      expect((await settled()).matches('viewing')).toBe(true);
    },
  );

  it('is known to be modified also where it was paid meanwhile', async () => {
    const paidSince = { ...longer, paymentStatus: 'paid' } as const;
    const { details, settled } = detailsWith([exampleReservation(), paidSince], unreachable);
    await settled();
    details.send({ type: 'modify.requested' });
    details.send({ type: 'field.edited', field: 'checkOut', value: '2026-03-16' });
    details.send({ type: 'draft.submitted', now });
    expect((await settled()).context.done).toBe('Your reservation has been modified.');
  });

  it('is not taken for modified once the reservation is over', async () => {
    const { details, settled } = detailsWith([exampleReservation(), cancelled], unreachable);
    await settled();
    details.send({ type: 'modify.requested' });
    details.send({ type: 'draft.submitted', now });
    const { value, context } = await settled();
    expect([value, context.error]).toEqual(['alertingFailure', 'Failed to modify reservation']);
  });
});

describe('what a guest had entered before', () => {
  const wanted: PendingChange = { kind: 'refunding', reason: 'I am ill' };

  it('is not offered when the reservation does not allow it any more', async () => {
    const { settled } = detailsWith([{ ...paid, refundableUntil: null }], undefined, wanted);
    const snapshot = await settled();
    expect(snapshot.matches('viewing')).toBe(true);
    expect(snapshot.context.wanted).toBeNull();
  });
});
