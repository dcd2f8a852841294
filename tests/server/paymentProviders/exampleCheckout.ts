import type { ProviderName } from '../../../server/paymentProviders/provider';

/** A checkout as the hotel asks a provider to open it. */
export function exampleCheckout(provider: ProviderName) {
  return {
    reference: 'a1b2c3',
    amountKobo: 600_050,
    currency: 'NGN',
    email: 'adaobi@example.com',
    name: 'Adaobi Okeke',
    returnUrl: `https://hotel.example/api/v1/payment/${provider}/return`,
    openMinutes: 30,
    channels: ['card', 'bank_transfer', 'ussd'],
  } as const;
}
