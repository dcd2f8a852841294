/** The ways to pay that we ask the providers to offer, in the words of Paystack and of our books. */
export const paymentChannels = ['card', 'bank_transfer', 'ussd'] as const;

/** How a guest pays on a provider's page. */
export type PaymentChannel = (typeof paymentChannels)[number];

/** Which of our ways a provider's word names; null for one that we never asked for, and for none. */
export function channelNamed(word: string | null): PaymentChannel | null {
  return paymentChannels.find((channel) => channel === word) ?? null;
}
