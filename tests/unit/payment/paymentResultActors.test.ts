import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PaymentReference } from '../../../machines/payment/paymentReference';
import { providePaymentResult } from '../../../src/payment/paymentResultActors';
import { paidReservation } from '../../../models/fixtures/exampleReservation';
import { adaobi, bola, openJourney } from '../../support/journeyWithoutPage';

const questions: [PaymentReference, call: string, query: string][] = [
  [
    { provider: 'paystack', reference: 'ref-1' },
    'GET /api/v1/hotel/payment/paystack/verify',
    '?reference=ref-1',
  ],
  [
    { provider: 'flutterwave', transactionId: 'tx-1' },
    'GET /api/v1/hotel/payment/flutterwave/verify',
    '?transaction_id=tx-1',
  ],
];
const paid = { paymentStatus: 'paid', reservation: paidReservation };

describe('The result of a payment', () => {
  it.each(questions)('for %j is asked of its provider', async (reference, call, query) => {
    const { context, whatWasAsked, storage } = openJourney({ responses: { [call]: () => paid } });
    const screen = createActor(providePaymentResult(context), { input: { reference } }).start();
    await waitFor(screen, (snapshot) => snapshot.matches('successful'));
    expect(whatWasAsked()).toEqual([`${call}${query}`]);
    expect(storage.confirmedReservation.find(adaobi.id)).toMatchObject({ kind: 'found' });
  });

  it.each(questions)(
    'for %j is unknown under a word that nobody knows',
    async (reference, call) => {
      const reversed = { paymentStatus: 'reversed', reservation: paidReservation };
      const { context, storage } = openJourney({ responses: { [call]: () => reversed } });
      const screen = createActor(providePaymentResult(context), { input: { reference } }).start();
      await waitFor(screen, (snapshot) => snapshot.matches('unverified'));
      expect(storage.confirmedReservation.find(adaobi.id)).toEqual({ kind: 'missing' });
    },
  );

  it('is kept for whoever asked, and not at all for a visitor', async () => {
    const [[reference, call] = []] = questions;
    if (reference === undefined || call === undefined) throw new Error('There is a question');
    const { context, storage, becomes } = openJourney({
      responses: {
        [call]: () => {
          becomes(bola);
          return paid;
        },
      },
    });
    const screen = createActor(providePaymentResult(context), { input: { reference } }).start();
    await waitFor(screen, (snapshot) => snapshot.matches('successful'));
    expect(storage.confirmedReservation.find(bola.id)).toEqual({ kind: 'missing' });
    expect(storage.confirmedReservation.find(adaobi.id)).toMatchObject({ kind: 'found' });

    const visit = openJourney({ guest: null, responses: { [call]: () => paid } });
    const seen = createActor(providePaymentResult(visit.context), { input: { reference } }).start();
    await waitFor(seen, (snapshot) => snapshot.matches('successful'));
    expect(visit.device.keys()).toEqual([]);
  });
});
