import type { CheckoutNotice, Ending } from './checkoutForm';

/** Endings on both providers' pages. Browser tests click them by these names. */
export const ENDINGS = {
  decline: {
    action: 'decline',
    label: 'Decline the card',
    hint: 'The page stays and the customer can try again.',
  },
  cancel: {
    action: 'cancel',
    label: 'Cancel payment',
    hint: 'The customer goes back to the merchant without paying.',
  },
  close: {
    action: 'close',
    label: 'Close without paying',
    hint: 'Nothing is told to the merchant, as when the window is closed.',
  },
  payWithoutReturning: {
    action: 'payWithoutReturning',
    label: 'Pay without returning',
    hint: 'The payment succeeds, but the customer never comes back.',
  },
  paySlowly: {
    action: 'paySlowly',
    label: 'Pay slowly',
    hint: 'The customer comes back at once; the bank says yes a little later.',
  },
  payWithFee: {
    action: 'payWithFee',
    label: 'Pay with the fee added',
    hint: 'The customer bears the provider’s fee and pays more than was asked.',
  },
} as const satisfies Record<string, Ending>;

export const UNKNOWN_CARD: CheckoutNotice = {
  title: 'Card not accepted',
  text: 'Only test cards work here. Choose one from the list.',
};

export const REFUSED_BY_BANK: CheckoutNotice = {
  title: 'Refused by the bank',
  text: 'The bank refused the payment. Try again or pay in another way.',
};

export function declinedNotice(reason: string): CheckoutNotice {
  return {
    title: 'Card declined',
    text: `The card was declined: ${reason}. Try again or use another card.`,
  };
}
