import { describe, expect, it } from 'vitest';
import * as samples from './flutterwaveSamples';
import { scriptedProvider } from './scriptedProvider';
import { exampleCheckout } from './exampleCheckout';
import { flutterwaveAt, SECRET_KEY } from './flutterwaveAt';

const checkout = exampleCheckout('flutterwave');

describe('opening a checkout page at Flutterwave', () => {
  it('asks for the amount in naira, for a session as long as the rooms are held', async () => {
    const provider = scriptedProvider({ text: samples.hostedLink });
    expect(await flutterwaveAt(provider).openCheckout(checkout)).toEqual({
      checkoutUrl:
        'https://checkout.flutterwave.com/v3/hosted/pay/flwlnk-01hynrt7cd1fpm6gtef6khn93g',
    });
    expect(provider.requests).toEqual([
      {
        method: 'POST',
        url: 'https://flutterwave.example/v3/payments',
        authorization: `Bearer ${SECRET_KEY}`,
        body: {
          tx_ref: 'a1b2c3',
          amount: 6000.5,
          currency: 'NGN',
          redirect_url: 'https://hotel.example/api/v1/payment/flutterwave/return?reference=a1b2c3',
          customer: { email: 'adaobi@example.com', name: 'Adaobi Okeke' },
          payment_options: 'card, banktransfer, ussd',
          configurations: { session_duration: 30 },
        },
      },
    ]);
  });

  it('never asks for a longer session than Flutterwave gives', async () => {
    const provider = scriptedProvider({ text: samples.hostedLink });
    await flutterwaveAt(provider).openCheckout({ ...checkout, openMinutes: 5000 });
    expect(provider.requests[0]?.body).toMatchObject({
      configurations: { session_duration: 1440 },
    });
  });

  it.each([[1998], [1999], [100], [29], [114_999]])(
    'writes %i kobo without a rounding',
    async (amountKobo) => {
      const provider = scriptedProvider({ text: samples.hostedLink });
      await flutterwaveAt(provider).openCheckout({ ...checkout, amountKobo });
      const [request] = provider.requests;
      const naira = /"amount":([\d.]+)/.exec(JSON.stringify(request?.body))?.[1] ?? '';
      const [whole = '', fraction = ''] = naira.split('.');
      expect(whole + fraction.padEnd(2, '0')).toBe(String(amountKobo).padStart(3, '0'));
    },
  );

  it('never sends it twice, because a lost answer may have been a yes', async () => {
    const provider = scriptedProvider(new Error('socket hang up'));
    await expect(flutterwaveAt(provider).openCheckout(checkout)).rejects.toMatchObject({
      kind: 'unknown',
    });
    expect(provider.requests).toHaveLength(1);
  });

  it('tells a no from a missing answer', async () => {
    const text = '{"status":"error","message":"Duplicate tx_ref","data":null}';
    await expect(
      flutterwaveAt(scriptedProvider({ status: 400, text })).openCheckout(checkout),
    ).rejects.toMatchObject({ kind: 'refused', message: 'Duplicate tx_ref' });
  });
});
