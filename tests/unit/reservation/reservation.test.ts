import { describe, expect, it } from 'vitest';
import type { ReservationEvent } from '../../../machines/reservation/reservationMachine';
import {
  allows,
  applyEvent,
  type StatusFields,
} from '../../../machines/reservation/reservationStatus';

const standing = (
  status: StatusFields['status'],
  beside: Partial<StatusFields> = {},
): StatusFields => ({
  status,
  cancelReason: null,
  refundStatus: null,
  isKept: false,
  ...beside,
});

const pending = standing('pending');
const paid = standing('paid');
const refundRequested = standing('paid', { refundStatus: 'requested' });
const refundFailed = standing('paid', { refundStatus: 'failed' });
const expired = standing('cancelled', { cancelReason: 'expired' });
const byGuest = standing('cancelled', { cancelReason: 'byGuest' });
const refunded = standing('refunded');

const everyStatus = [pending, paid, refundRequested, refundFailed, expired, byGuest, refunded];
const everyEvent: ReservationEvent['type'][] = [
  'hold.expired',
  'guest.cancelled',
  'guest.modified',
  'hold.extended',
  'payment.settled',
  'payment.settledLate',
  'refund.requested',
  'refund.settled',
  'refund.failed',
  'refund.retried',
];

const lifecycle: [StatusFields, ReservationEvent['type'], StatusFields][] = [
  [pending, 'hold.expired', expired],
  [pending, 'guest.cancelled', byGuest],
  [pending, 'guest.modified', pending],
  [pending, 'hold.extended', pending],
  [pending, 'payment.settled', paid],
  [expired, 'payment.settledLate', paid],
  [paid, 'refund.requested', refundRequested],
  [refundRequested, 'refund.settled', refunded],
  [refundRequested, 'refund.failed', refundFailed],
  [refundFailed, 'refund.settled', refunded],
  [refundFailed, 'refund.retried', refundRequested],
];

describe('the life of a reservation', () => {
  it.each(lifecycle)('from %j, %s leads to %j', (before, type, after) => {
    expect(allows(before, { type })).toBe(true);
    expect(applyEvent(before, { type })).toEqual(after);
  });

  it('knows no other way', () => {
    const others = everyStatus.flatMap((before) =>
      everyEvent
        .filter((type) => !lifecycle.some(([from, event]) => from === before && event === type))
        .map((type) => ({ before, type })),
    );
    expect(others).toHaveLength(everyStatus.length * everyEvent.length - lifecycle.length);
    for (const { before, type } of others) {
      expect(allows(before, { type })).toBe(false);
      expect(applyEvent(before, { type })).toBeUndefined();
    }
  });

  it('takes a cancellation without a reason for the guest’s own', () => {
    expect(allows(standing('cancelled'), { type: 'payment.settledLate' })).toBe(false);
  });
});
