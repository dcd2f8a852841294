/** Kobo. */
export const amountFact = { type: 'float64' } as const;

export const providerFact = { enum: ['paystack', 'flutterwave'] } as const;

/** A yes-or-no fact, decided when the email was enqueued. */
export const yesOrNo = { type: 'boolean' } as const;
