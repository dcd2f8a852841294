/** The providers under their own names. */
export const providerNames = { paystack: 'Paystack', flutterwave: 'Flutterwave' } as const;

/** The ways to pay, before the provider's name. */
export const channelNames = {
  card: 'by card',
  bank_transfer: 'by bank transfer',
  ussd: 'by USSD',
} as const;

/** How a payment came, such as “by bank transfer with Paystack”; nothing of the way where nobody knows it. */
export function howPaid(
  provider: keyof typeof providerNames,
  channel: keyof typeof channelNames | null,
): string {
  const through = `with ${providerNames[provider]}`;
  return channel === null ? through : `${channelNames[channel]} ${through}`;
}
