import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../machines/shared/failure';
import { endingOf } from '../../../machines/payment/reservationToPay';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { refusal } from '../../../models/fixtures/refusal';
import { byId, paymentWith, unreachable, type Setting } from './confirmationSetting';

describe('opening the confirmation', () => {
  it('says that a reservation without rooms cannot be paid', async () => {
    const { settled } = paymentWith(byId, {
      reservation: exampleReservation({ roomAllocations: [], totalPrice: 0 }),
    });
    const snapshot = await settled();
    expect(snapshot.matches('ended')).toBe(true);
    expect(endingOf(snapshot.context)).toBe('withoutRooms');
  });

  it('says that there is nothing to look up', async () => {
    const { settled } = paymentWith({ reservationId: null, reference: null });
    expect((await settled()).context.error).toBe(
      'No reservation ID or payment reference provided.',
    );
  });

  it.each<[Failure, string]>([
    [refusal('reservation_not_found', 404), 'Reservation not found.'],
    [refusal('server_error', 500), 'Failed to load reservation details.'],
    [unreachable, 'Failed to load reservation details.'],
  ])('says why it cannot be shown (%j)', async (failure, words) => {
    const { settled } = paymentWith(byId, { reservation: failure });
    const snapshot = await settled();
    expect(snapshot.hasTag('error')).toBe(true);
    expect(snapshot.context.error).toBe(words);
  });
});

describe('paying', () => {
  it.each<['paystack' | 'flutterwave', Setting['start'], string]>([
    ['paystack', { address: null }, 'Could not get Paystack authorization URL from backend.'],
    ['flutterwave', { address: null }, 'Could not get Flutterwave payment link from backend.'],
    ['paystack', unreachable, 'Paystack initialization failed'],
    ['flutterwave', unreachable, 'Flutterwave initialization failed'],
    ['paystack', refusal('provider_unavailable', 502, 'Paystack is away'), 'Paystack is away'],
    [
      'paystack',
      refusal('already_paid', 409),
      'Reservation is already paid or details are missing.',
    ],
  ])('says why %s could not be started (%j)', async (provider, start, words) => {
    const { payment, settled } = paymentWith(byId, { ...(start && { start }) });
    await settled();
    payment.send({ type: 'payment.chosen', provider });
    const snapshot = await settled();
    expect(snapshot.matches('unpaid')).toBe(true);
    expect(snapshot.context.error).toBe(words);
  });
});
