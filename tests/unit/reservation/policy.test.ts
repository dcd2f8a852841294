import { describe, expect, it } from 'vitest';
import type { Reservation } from '../../../machines/contract/wire';
import {
  cancelPermission,
  modifyPermission,
  payPermission,
  refundPermission,
  permissionFactsOf,
} from '../../../machines/reservation/policy';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';

const now = new Date('2026-03-10T09:00:00Z');
const granted = { allowed: true };
const because = (why: string) => ({ allowed: false, why });

function permissionsOf(changes: Partial<Reservation>) {
  const facts = permissionFactsOf(exampleReservation(changes));
  return {
    cancel: cancelPermission(facts),
    modify: modifyPermission(facts),
    refund: refundPermission(facts, now),
    pay: payPermission(facts),
  };
}

const paid = {
  paymentStatus: 'paid',
  refundableUntil: '2026-03-11T23:00:00.000Z',
} as const;

describe('what a guest may do with a reservation', () => {
  it('before it is paid, is to pay, cancel and modify it', () => {
    expect(permissionsOf({})).toEqual({
      cancel: granted,
      modify: granted,
      refund: because('Only a paid reservation can be refunded.'),
      pay: granted,
    });
  });

  it('while staff looks into a payment for it, is only to cancel it', () => {
    const looking: unknown = expect.stringContaining('looking into a payment');
    expect(permissionsOf({ underReviewUntil: '2026-03-12T09:00:00.000Z' })).toMatchObject({
      cancel: granted,
      modify: { allowed: false, why: looking },
      pay: { allowed: false, why: looking },
    });
  });

  it('without rooms, is only to cancel it', () => {
    expect(permissionsOf({ roomAllocations: [], totalPrice: 0 })).toMatchObject({
      cancel: granted,
      modify: { allowed: false },
      pay: because('This reservation has no rooms, so it can’t be paid for.'),
    });
  });

  it('once it is paid, is to ask for the money back', () => {
    expect(permissionsOf(paid)).toEqual({
      cancel: because('A paid reservation can’t be cancelled. You can request a refund instead.'),
      modify: because('A paid reservation can no longer be modified.'),
      refund: granted,
      pay: because('Reservation is already paid or details are missing.'),
    });
  });

  it('leaves it to the server whether to refund or to take money, where it says too little to know', () => {
    const facts = permissionFactsOf(exampleReservation(paid));
    delete facts.refundableUntil;
    expect(refundPermission(facts, now)).toEqual(granted);
    expect(permissionsOf({ roomAllocations: [] })).toMatchObject({ pay: granted, modify: granted });
  });

  it.each<[string, Partial<Reservation>]>([
    [
      'A refund has been requested. We’ll email you when it has been made.',
      {
        refundStatus: 'requested',
        refundableUntil: null,
      },
    ],
    [
      'The refund hasn’t gone through yet. Our team is looking into it.',
      {
        refundStatus: 'failed',
        refundableUntil: null,
      },
    ],
    [
      'Paystack couldn’t send your money back to the account it came from. Please add another of your bank accounts.',
      { refundStatus: 'failed', refundAccount: 'needed', refundableUntil: null },
    ],
    [
      'Refunds can only be requested before the check-in day begins.',
      {
        refundableUntil: '2026-03-10T09:00:00.000Z',
      },
    ],
    ['Refunds can only be requested before the check-in day begins.', { refundableUntil: null }],
  ])('says "%s"', (why, changes) => {
    expect(permissionsOf({ ...paid, ...changes }).refund).toEqual(because(why));
  });

  it.each<[string, Partial<Reservation>]>([
    [
      'This reservation has been cancelled. It can no longer be changed.',
      { paymentStatus: 'cancelled', cancelReason: 'byGuest' },
    ],
    [
      'This reservation was not paid in time and has been cancelled. It can no longer be changed.',
      { paymentStatus: 'cancelled', cancelReason: 'expired' },
    ],
    [
      'This reservation has been refunded. It can no longer be changed.',
      { paymentStatus: 'refunded' },
    ],
  ])('is nothing any more when "%s"', (why, changes) => {
    const refused = because(why);
    expect(permissionsOf(changes)).toEqual({
      cancel: refused,
      modify: refused,
      refund: refused,
      pay: refused,
    });
  });
});
