/** What will happen, shown before the guest does it. */

/** How long money takes to reach a guest after a provider has sent it, by how it was paid. */
export const cardPayoutTime =
  'Depending on your bank it can take up to 15 working days until you see the money on your card.';
export const transferPayoutTime =
  'Depending on your bank it can take up to 10 working days until you see the money on your account.';
/** The same for another way, or where nobody knows which. */
export const payoutTime =
  'Depending on your bank it can take up to 15 working days until you see the money.';

export const cancelling =
  'You have not paid, so no money goes back now. A payment that still reaches us goes back to you in full.';
export const modifying =
  'Other dates change the price; the time to pay stays as it is. A payment that you started before goes back to you in full.';
export const refunding =
  'Your rooms are given to others at once. The money goes back the way you paid, through the payment provider.';
