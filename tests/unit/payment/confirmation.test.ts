import { describe, expect, it } from 'vitest';
import type { Reservation } from '../../../machines/contract/wire';
import type { Failure } from '../../../machines/shared/failure';
import { endingOf } from '../../../machines/payment/reservationToPay';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { refusal } from '../../../models/fixtures/refusal';
import { byId, paymentWith, unreachable, type Setting } from './confirmationSetting';

describe('opening the confirmation', () => {
  it('shows an unpaid reservation with its two providers', async () => {
    const { settled } = paymentWith(byId);
    const snapshot = await settled();
    expect(snapshot.matches('unpaid')).toBe(true);
    expect(snapshot.can({ type: 'payment.chosen', provider: 'flutterwave' })).toBe(true);
  });

  it.each<[Reservation['paymentStatus'], string, string | null]>([
    ['paid', 'paid', null],
    ['cancelled', 'ended', 'cancelled'],
    ['refunded', 'ended', 'refunded'],
  ])('does not offer to pay a reservation that is %s', async (paymentStatus, state, ending) => {
    const { payment, settled } = paymentWith(byId, {
      reservation: exampleReservation({ paymentStatus }),
    });
    const snapshot = await settled();
    expect(snapshot.value).toBe(state);
    expect(endingOf(snapshot.context)).toBe(ending);
    expect(payment.getSnapshot().can({ type: 'payment.chosen', provider: 'paystack' })).toBe(false);
  });

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

  it('asks for a login', async () => {
    const { asked, settled } = paymentWith(byId, { reservation: { kind: 'notLoggedIn' } });
    expect((await settled()).matches('sessionLost')).toBe(true);
    expect(asked).toEqual(['notLoggedIn']);
  });
});

describe('paying', () => {
  it('asks for the stay total and goes to the provider', async () => {
    const { payment, started, left, settled } = paymentWith(byId);
    await settled();
    payment.send({ type: 'payment.chosen', provider: 'paystack' });
    await settled();
    expect(started).toEqual([
      {
        provider: 'paystack',
        request: { reservationId: 'r-1', email: 'adaobi@example.com', amount: 6000 },
      },
    ]);
    expect(left).toEqual(['https://pay.example/1']);
  });

  it('looks again when the guest comes back with the Back button', async () => {
    const { payment, settled } = paymentWith(byId);
    await settled();
    payment.send({ type: 'payment.chosen', provider: 'paystack' });
    await settled();
    payment.send({ type: 'page.restored' });
    expect((await settled()).matches('unpaid')).toBe(true);
  });

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

describe('a payment that is refused because the reservation has changed', () => {
  const start = refusal('transition_refused', 409, 'It has changed.');

  it('says that it is paid when it was paid somewhere else', async () => {
    const later = exampleReservation({ paymentStatus: 'paid' });
    const { payment, settled } = paymentWith(byId, { start, later });
    await settled();
    payment.send({ type: 'payment.chosen', provider: 'paystack' });
    const snapshot = await settled();
    expect(snapshot.matches('paid')).toBe(true);
    expect(snapshot.context.error).toBe('Reservation is already paid or details are missing.');
  });

  it('says why when it can still be paid', async () => {
    const { payment, settled } = paymentWith(byId, { start });
    await settled();
    payment.send({ type: 'payment.chosen', provider: 'paystack' });
    expect((await settled()).context.error).toBe('It has changed.');
  });
});

describe('a page that is left open', () => {
  it('offers no payment once the hold has ended, and looks again when asked', async () => {
    const { payment, clock, settled } = paymentWith(byId);
    await settled();
    clock.increment(30 * 60_000 - 1);
    expect(payment.getSnapshot().matches('unpaid')).toBe(true);
    clock.increment(1);
    const over = payment.getSnapshot();
    expect(over.matches('holdEnded')).toBe(true);
    expect(over.can({ type: 'payment.chosen', provider: 'paystack' })).toBe(false);
    payment.send({ type: 'check.requested' });
    expect((await settled()).matches('unpaid')).toBe(true);
  });

  it('lets a guest pay whose clock goes wrong', async () => {
    const { payment, clock, settled } = paymentWith(byId, {
      reservation: exampleReservation({ holdExpiresAt: '2026-03-10T09:00:00.000Z' }),
    });
    await settled();
    clock.increment(60 * 60_000);
    expect(payment.getSnapshot().matches('unpaid')).toBe(true);
  });

  it('can be used again when the browser did not leave for the provider', async () => {
    const { payment, clock, settled } = paymentWith(byId);
    await settled();
    payment.send({ type: 'payment.chosen', provider: 'paystack' });
    expect((await settled()).matches({ unpaid: 'starting' })).toBe(true);
    clock.increment(20_000);
    expect((await settled()).matches({ unpaid: 'choosing' })).toBe(true);
  });
});
