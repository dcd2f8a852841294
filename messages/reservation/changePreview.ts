/** What will happen, shown before the guest does it. */

/** How long money takes to reach a guest after a provider has sent it, by how it was paid. */
export const cardPayoutTime =
  'Depending on your bank, the money can take up to 15 working days to reach your card.';
export const transferPayoutTime =
  'Depending on your bank, the money can take up to 10 working days to reach your account.';
/** The same for another way, or where nobody knows which. */
export const payoutTime =
  'Depending on your bank, the money can take up to 15 working days to reach you.';

export const cancelling =
  'You haven’t paid, so there’s nothing to refund now. If a payment still reaches us, it goes back to you in full.';
export const modifying =
  'New dates change the price, but not your time to pay. Any payment you’ve already started goes back to you in full.';
export const refunding =
  'Your rooms are released to other guests straight away. The money goes back the way you paid, through the payment provider.';
