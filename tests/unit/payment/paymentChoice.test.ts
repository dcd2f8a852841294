import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { Reservation } from '../../../machines/contract/wire';
import { CallFailed, type Failure } from '../../../machines/shared/failure';
import type { LoginReason } from '../../../machines/shared/failureKind';
import { checkoutMachine } from '../../../machines/payment/checkoutMachine';
import {
  paymentChoiceMachine,
  type PaymentMethod,
  type SavedReservation,
} from '../../../machines/payment/paymentChoiceMachine';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { refusal } from '../../../models/fixtures/refusal';

const saved: SavedReservation = { id: 'r-1', reservation: exampleReservation() };
const unreachable: Failure = { kind: 'unreachable', message: 'offline' };

interface Setting {
  saved?: SavedReservation | null | 'corrupt';
  /** As the server shows it now. */
  shown?: Reservation | Failure;
  start?: { address: string | null } | Failure;
}

function pageWith(setting: Setting = {}) {
  const start = setting.start ?? { address: 'https://pay.example/1' };
  const stored = setting.saved === undefined ? saved : setting.saved;
  const shown = setting.shown ?? exampleReservation();
  const asked: LoginReason[] = [];
  const left: string[] = [];
  const initiated: unknown[] = [];
  const initiate = (provider: string, reservationId: string) => {
    initiated.push([provider, reservationId]);
    return 'kind' in start ? Promise.reject(new CallFailed(start)) : Promise.resolve(start);
  };
  const machine = paymentChoiceMachine.provide({
    actors: {
      readSavedReservation: fromPromise(() =>
        stored === 'corrupt'
          ? Promise.reject(new SyntaxError('no JSON'))
          : Promise.resolve({ saved: stored }),
      ),
      loadReservation: fromPromise(() =>
        'kind' in shown
          ? Promise.reject(new CallFailed(shown))
          : Promise.resolve({ reservation: shown }),
      ),
      watchPageRestore: fromCallback<EventObject, undefined>(() => undefined),
      checkout: checkoutMachine.provide({
        actors: {
          openCheckout: fromPromise(({ input: { provider, request } }) =>
            initiate(provider, request.reservationId),
          ),
          redirectToProvider: fromPromise(({ input }) => {
            left.push(input.address);
            return Promise.resolve();
          }),
        },
      }),
      navigate: fromPromise(({ input }) => {
        left.push(input.to);
        return Promise.resolve();
      }),
      watchSession: fromCallback<EventObject, undefined>(() => undefined),
      requireLogin: fromPromise(({ input }) => {
        asked.push(input.reason);
        return Promise.resolve();
      }),
    },
  });
  const page = createActor(machine).start();
  /** Resolves once the page is waiting for the guest, or the browser has left the site. */
  const settled = async () => {
    const isSettled = () => !page.getSnapshot().hasTag('busy') || left.length > 0;
    await vi.waitUntil(isSettled, { interval: 1, timeout: 20_000 });
    return page.getSnapshot();
  };
  const pay = async (method: PaymentMethod) => {
    await settled();
    page.send({ type: 'method.chosen', method });
    page.send({ type: 'payment.requested' });
    return settled();
  };
  return { page, settled, pay, asked, left, initiated };
}

describe('the payment page', () => {
  it('says of a card payment without a provider that it is unavailable', async () => {
    const { page, pay, initiated } = pageWith();
    const snapshot = await pay('direct');
    expect(snapshot.context.error).toBe(
      'Direct card payment is currently unavailable. Please use Paystack or Flutterwave.',
    );
    expect(initiated).toEqual([]);
    page.send({ type: 'method.chosen', method: 'paystack' });
    expect(page.getSnapshot().context.error).toBeNull();
  });

  it('keeps Flutterwave’s answer and offers its link, without going there', async () => {
    const { page, pay, left } = pageWith();
    const snapshot = await pay('flutterwave');
    expect(snapshot.matches('choosing')).toBe(true);
    expect(snapshot.context.address).toBe('https://pay.example/1');
    expect(left).toEqual([]);
    page.send({ type: 'method.chosen', method: 'paystack' });
    expect(page.getSnapshot().context).toMatchObject({ method: 'paystack', address: null });
  });

  it.each<[PaymentMethod, Setting['start'], string]>([
    ['paystack', unreachable, 'Paystack payment initiation failed. Please try again.'],
    ['paystack', { address: null }, 'Paystack payment initiation failed. Please try again.'],
    ['flutterwave', unreachable, 'Flutterwave payment initiation failed. Please try again.'],
    ['flutterwave', { address: null }, 'Flutterwave payment initiation failed. Please try again.'],
    [
      'flutterwave',
      refusal('already_paid', 409),
      'Reservation is already paid or details are missing.',
    ],
  ])('says why %s could not be started (%j)', async (method, start, words) => {
    const { pay } = pageWith({ ...(start && { start }) });
    const snapshot = await pay(method);
    expect(snapshot.matches('choosing')).toBe(true);
    expect(snapshot.context.error).toBe(words);
  });

  it('does not pay a reservation that has no id', async () => {
    const { pay, initiated } = pageWith({
      saved: { id: null, reservation: null },
    });
    const snapshot = await pay('paystack');
    expect(snapshot.context.error).toBe('Reservation ID not found. Cannot proceed with payment.');
    expect(initiated).toEqual([]);
  });

  it.each<[Partial<Reservation>, string]>([
    [{ paymentStatus: 'paid' }, 'Reservation is already paid or details are missing.'],
    [
      { paymentStatus: 'cancelled', cancelReason: 'byGuest' },
      'This reservation has been cancelled. It can no longer be changed.',
    ],
    [
      { roomAllocations: [], totalPrice: 0 },
      'This reservation has no rooms, so it cannot be paid.',
    ],
  ])('says that nothing is left to pay (%j)', async (changes, words) => {
    const { settled } = pageWith({ shown: exampleReservation(changes) });
    const snapshot = await settled();
    expect(snapshot.matches('nothingToPay')).toBe(true);
    expect(snapshot.context.error).toBe(words);
  });

  it('lets the guest try again when neither the server nor what was kept says enough', async () => {
    const { settled } = pageWith({ saved: { id: 'r-1', reservation: null }, shown: unreachable });
    const snapshot = await settled();
    expect(snapshot.matches('notLoaded')).toBe(true);
    expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
  });
});
