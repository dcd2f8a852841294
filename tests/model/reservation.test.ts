import fc from 'fast-check';
import type { AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  reservationMachine,
  type ReservationEvent,
} from '../../machines/reservation/reservationMachine';
import { applyEvent, type StatusFields } from '../../machines/reservation/reservationStatus';
import { reservationModel } from '../../models/reservation/reservationModel';
import { randomWalkParameters } from '../../tools/model/randomWalks';

describe('a reservation and its payments', () => {
  const created: StatusFields = { status: 'pending', cancelReason: null, refundStatus: null };
  const eventLists = fc.array(
    fc.constantFrom<'pays' | ReservationEvent['type']>(
      'pays',
      'hold.expired',
      'guest.cancelled',
      'guest.modified',
      'hold.extended',
      'refund.requested',
      'refund.settled',
      'refund.failed',
      'refund.retried',
    ),
    { maxLength: 30 },
  );

  /** What happens to money that arrives: it pays in time, takes the rooms again, or is refunded. */
  function receive(fields: StatusFields, roomsAreFree: boolean) {
    const inTime = applyEvent(fields, { type: 'payment.settled' });
    if (inTime) return { fields: inTime, money: 'kept' as const };
    const late = roomsAreFree ? applyEvent(fields, { type: 'payment.settledLate' }) : undefined;
    return late ? { fields: late, money: 'kept' as const } : { fields, money: 'refunded' as const };
  }

  it('never makes paid what its guest cancelled, and loses no money', () => {
    fc.assert(
      fc.property(eventLists, fc.boolean(), (events, roomsAreFree) => {
        let fields = created;
        let cancelledByGuest = false;
        const kept: string[] = [];
        for (const type of events) {
          if (type === 'pays') {
            const before = fields;
            const received = receive(before, roomsAreFree);
            fields = received.fields;
            if (received.money === 'kept') kept.push(type);
            if (before.status === 'cancelled') {
              expect(fields.status === 'paid' || received.money === 'refunded').toBe(true);
            }
            if (before.cancelReason === 'expired' && roomsAreFree) {
              expect(fields.status).toBe('paid');
            }
          } else {
            fields = applyEvent(fields, { type }) ?? fields;
            cancelledByGuest ||= fields.cancelReason === 'byGuest';
          }
          if (cancelledByGuest)
            expect(fields).toMatchObject({ status: 'cancelled', cancelReason: 'byGuest' });
        }
        expect(kept.length).toBe(fields.status === 'paid' || fields.status === 'refunded' ? 1 : 0);
      }),
      randomWalkParameters(1000),
    );
  });

  it('is over for good once refunded or cancelled by its guest', () => {
    const over = ['refunded', { cancelled: 'byGuest' }] as const;
    const events = Array.from(reservationModel.events.values());
    for (const value of over) {
      const snapshot: AnyMachineSnapshot = reservationMachine.resolveState({ value });
      expect(events.filter((event) => snapshot.can(event))).toEqual([]);
    }
  });
});
