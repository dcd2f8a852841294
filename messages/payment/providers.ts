/** The providers under their own names. */
export const providerNames = { paystack: 'Paystack', flutterwave: 'Flutterwave' } as const;
