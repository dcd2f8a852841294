import { expect, it } from 'vitest';
import type { Reservation } from '../../../machines/contract/wire';
import type { ReservationManagementEvent } from '../../../machines/reservation/reservationManagementMachine';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { detailsWith, now, paid, unreachable } from './managementSetting';

const changes: [string, Reservation, ReservationManagementEvent[], Partial<Reservation>][] = [
  [
    'cancelled',
    exampleReservation({ unfinishedPayment: 'paystack' }),
    [{ type: 'cancel.requested' }, { type: 'change.confirmed' }],
    { paymentStatus: 'cancelled', cancelReason: 'byGuest', holdExpiresAt: null },
  ],
  [
    'modified',
    exampleReservation({ unfinishedPayment: 'paystack', revision: 4 }),
    [
      { type: 'modify.requested' },
      { type: 'field.edited', field: 'checkOut', value: '2026-03-16' },
      { type: 'draft.submitted', now },
    ],
    { checkOutDate: '2026-03-16', nights: 4, totalPrice: 8000 },
  ],
  [
    'given back',
    paid,
    [
      { type: 'refund.requested', now },
      { type: 'field.edited', field: 'reason', value: 'I am ill' },
      { type: 'draft.submitted', now },
      { type: 'change.confirmed' },
    ],
    { refundStatus: 'requested', refundableUntil: null },
  ],
];

it.each(changes)(
  'A reservation whose change was acknowledged shows as %s, though it cannot be read again',
  async (_, before, events, shows) => {
    const { details, settled } = detailsWith([before, unreachable]);
    await settled();
    for (const event of events) details.send(event);
    const { context, value } = await settled();
    expect(value).toEqual({ viewing: 'current' });
    expect(context.reservation).toMatchObject(shows);
    expect(context.reservation?.unfinishedPayment).toBeUndefined();
    expect(context.done).not.toBeNull();
    expect(context.error).toBeNull();
  },
);
