import { describe, expect, it } from 'vitest';
import * as samples from './paystackSamples';
import { scriptedProvider } from './scriptedProvider';
import { exampleCheckout } from './exampleCheckout';
import { paystackAt, SECRET_KEY } from './paystackAt';

const checkout = exampleCheckout('paystack');

describe('opening a checkout page at Paystack', () => {
  it('asks for the amount in whole kobo and answers the address of the page', async () => {
    const provider = scriptedProvider({ text: samples.initialized });
    expect(await paystackAt(provider).openCheckout(checkout)).toEqual({
      checkoutUrl: 'https://checkout.paystack.com/3ni8kdavz62431k',
    });
    expect(provider.requests).toMatchObject([
      {
        method: 'POST',
        url: 'https://paystack.example/transaction/initialize',
        authorization: `Bearer ${SECRET_KEY}`,
        body: {
          reference: 'a1b2c3',
          amount: 600_050,
          currency: 'NGN',
          email: 'adaobi@example.com',
          channels: ['card', 'bank_transfer', 'ussd'],
          callback_url: 'https://hotel.example/api/v1/payment/paystack/return',
          metadata: {
            cancel_action: 'https://hotel.example/api/v1/payment/paystack/return?reference=a1b2c3',
          },
        },
      },
    ]);
  });

  it('never sends it twice, because a lost answer may have been a yes', async () => {
    const provider = scriptedProvider({ status: 502, text: '<html>Bad gateway</html>' });
    await expect(paystackAt(provider).openCheckout(checkout)).rejects.toMatchObject({
      kind: 'unknown',
    });
    expect(provider.requests).toHaveLength(1);
  });

  it('tells a no from a missing answer', async () => {
    const provider = scriptedProvider({ status: 400, text: samples.duplicateReference });
    await expect(paystackAt(provider).openCheckout(checkout)).rejects.toMatchObject({
      kind: 'refused',
      message: 'Duplicate Transaction Reference',
    });
  });

  it('sends nobody to an address that is not on the web', async () => {
    const text = samples.initialized.replace('https://checkout.paystack.com/', 'javascript:');
    await expect(
      paystackAt(scriptedProvider({ text })).openCheckout(checkout),
    ).rejects.toMatchObject({ kind: 'unknown' });
  });
});
