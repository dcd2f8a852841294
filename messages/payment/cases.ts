import { decisions } from '../desk/money';

/** What staff is told of payments to review. Amounts are such as “₦1,500.00”. */

/** What happened, by the kind of review. */
export const kinds = {
  other_reference: 'The provider names another reference than ours',
  other_currency: 'Paid in another currency',
  other_mode: 'Paid in test mode where it should be live, or the other way round',
  other_amount: 'The amount paid differs from the amount requested',
  refunded_elsewhere: 'The provider returned the payment, and not at our request',
  second_charge: 'A second charge under one reference',
  dispute: 'The guest disputes the payment',
  unknown_refund: 'A refund was made at the provider’s own dashboard',
  unknown_payment: 'The provider tells of a payment that our books don’t have',
  refund_refused: 'The provider refused our refund',
  refund_too_small:
    'The provider refuses refunds as small as ours, which is not sent again by itself',
  refund_failed: 'Our refund failed at the provider',
  refund_needs_attention: 'Our refund is stuck, and the provider wants something of us',
  refund_account_other_name:
    'The guest gave an account in another name than the sender’s for our refund',
  refund_other_amount: 'The provider returned another amount than we asked for',
  refund_overdue: 'Our refund was not paid out within a month',
};

const button = (decision: keyof typeof decisions) => `“${decisions[decision]}”`;
const closeIt = `Use ${button('close')}.`;

// How the review stands.
export const caseClosed = 'This review has been closed already; nothing was changed.';
export const aboutRefund = `This review is about a refund. Use ${button('retry')}.`;
export const unknownPayment = `The books don’t have this payment. Use ${button('book')}.`;
export const knownPayment = `The books have this payment already. ${closeIt}`;
export const nothingToCredit = `The books have this payment already, so there’s nothing to accept. A second charge can only go back: use ${button('return')}.`;
export const nothingToReturn = `This payment is in the books. Use ${button('give')}, or refund its reservation.`;
export const nothingToAdopt = `The books have this payment already. Use ${button('adoptRefunds')} for its refunds, then ${button('close')}.`;

// The provider's word on its money.
export const notTaken = (outcome: string) =>
  `The provider calls this payment ${outcome}: we have none of its money. ${closeIt}`;
export const otherMode = `It was paid in test mode where it should be live, or the other way round. ${closeIt}`;
export const otherCurrency = (currency: string) =>
  `It was paid in ${currency}, which the books don’t hold. Return it at the provider’s dashboard, then use ${button('close')}.`;
export const unknownAmount =
  'The provider doesn’t say how much was paid. Look at its dashboard, and try again.';
export const tooLittle = (paid: string, due: string) =>
  `${paid} was paid of ${due}: too little to accept. Use ${button('return')}; the guest can then pay the whole price.`;
export const unreadableRefund =
  'The provider doesn’t say how much of this payment goes back. Look at its dashboard, and try again.';
export const returned = `The provider calls this payment returned. Use ${button('adopt')}, or ${button('return')} if some of it is left.`;
export const partReturned = (amount: string) =>
  `The provider has returned ${amount} of it already. Use ${button('return')} for what is left, or ${button('adopt')} if nothing is.`;
export const nothingLeft = `Nothing of this payment is left with the provider. Use ${button('adopt')}.`;
export const reversed = `The provider has sent this payment back by itself: it lists no refund, and nothing of it is left. ${closeIt}`;
export const notAllReturned = `The provider doesn’t list refunds of all that was paid, in naira. Use ${button('return')} for what is left, or ${button('close')} if nothing has to be recorded.`;

// Closing it would forget money.
export const refundForgotten = (amount: string) =>
  `${amount} is on its way back, but we’ve stopped checking it. Use ${button('retry')}: it’s then checked for another month.`;
export const notBookedYet = (amount: string) =>
  `${amount} of this payment is with the provider and not in the books yet. Ask the operator to reconcile all payments; it’s recorded within a minute.`;
export const heldInCurrency = (currency: string) =>
  `The payment is in ${currency}, and the provider still has it. Return all of it at the provider’s dashboard, then use ${button('close')}.`;
export const undecided = (amount: string) =>
  `${amount} of this payment is with the provider, and not decided on. Use ${button('return')} or ${button('credit')}.`;
export const secondChargeLeft = (amount: string) =>
  `${amount} of this second charge is with the provider. Use ${button('return')}.`;

// Asking the provider.
export const noSuchPayment = `The provider has no such payment. ${closeIt}`;
export const unnamed = `The provider named this payment so that we can’t ask about it. Look at its dashboard, then use ${button('close')}.`;
export const otherPayment = `The provider now names another payment under this reference; nothing was changed. ${closeIt}`;
export const ownOtherPayment = `The provider names a payment that is another one of ours; nothing was changed. ${closeIt}`;
export const bookedMeanwhile = `The books have this payment by now. ${closeIt}`;

/** Why a reservation can't use the money, by the cause of the refund that it would lead to. */
const unusable: Readonly<Record<string, string>> = {
  late: 'The reservation has ended, and its rooms are no longer available, or its first night has passed.',
  cancelled: 'The guest has cancelled the reservation.',
  duplicate: 'The reservation was paid by another payment.',
  superseded:
    'The reservation was changed after this payment was started, and costs another amount.',
};
export const notUsed = (cause: string) =>
  `${unusable[cause] ?? 'The reservation can’t use it.'} Nothing was changed. Use ${button('return')}.`;

// Refunds by staff.
export const paysNothing = `This payment doesn’t count towards its reservation, so there’s nothing to refund from it. ${closeIt}`;
export const notBooked = `This payment isn’t in the books, so its refunds can’t be either. ${closeIt}`;
export const refundUnderWay =
  'This reservation’s refund has been requested already. If it failed, its review says so: use ' +
  `${button('retry')} there.`;
export const atMostBack = (amount: string) =>
  `${amount} of what was paid can still be refunded. Enter that much or less.`;
export const whichBank = (banks: string) => `Which bank? ${banks}.`;
export const noSuchBank = (typed: string) =>
  `There is no bank “${typed}”. Enter its whole name or its code.`;
export const noAccountThere = `Flutterwave takes no account for a refund. Refund the money by hand, then use ${button('close')}.`;
