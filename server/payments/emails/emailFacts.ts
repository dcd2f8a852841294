/** Kobo. */
export const amountFact = { type: 'float64' } as const;

export const providerFact = { enum: ['paystack', 'flutterwave'] } as const;

/** A question that was decided when the email was given cause for. */
export const yesOrNo = { type: 'boolean' } as const;
