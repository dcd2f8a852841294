/** The payment providers, in the order of offering. */
export const paymentProviders = ['paystack', 'flutterwave'] as const;

export type PaymentProvider = (typeof paymentProviders)[number];

/** The channels that we ask the providers to offer, by Paystack's names, which our books use too. */
export const paymentChannels = ['card', 'bank_transfer', 'ussd'] as const;

/** How a guest pays on a provider's page. */
export type PaymentChannel = (typeof paymentChannels)[number];

/** The channel that a provider names; null for one that we never asked for, and for none. */
export function channelNamed(word: string | null): PaymentChannel | null {
  return paymentChannels.find((channel) => channel === word) ?? null;
}
