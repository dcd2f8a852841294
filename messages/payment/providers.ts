/** The providers' names. */
export const providerNames = { paystack: 'Paystack', flutterwave: 'Flutterwave' } as const;

/** The channels, before the provider's name. */
export const channelNames = {
  card: 'by card',
  bank_transfer: 'by bank transfer',
  ussd: 'by USSD',
} as const;

/** How a payment was made, such as “by bank transfer with Paystack”; without the channel if it is unknown. */
export function howPaid(
  provider: keyof typeof providerNames,
  channel: keyof typeof channelNames | null,
): string {
  const through = `with ${providerNames[provider]}`;
  return channel === null ? through : `${channelNames[channel]} ${through}`;
}
