import * as paymentMessages from '../../messages/payment/payment';
import * as words from '../../messages/payment/errors';
import { Refusal } from '../http/refusal';

/** Everything that a guest who pays is told no with. */

/** A reservation that isn't there, or isn't the caller's, when a payment of it is to be started. */
export function nothingThereToPay(): Refusal {
  return new Refusal(404, 'reservation_not_found', paymentMessages.alreadyPaidOrMissing);
}

export function alreadyPaid(): Refusal {
  return new Refusal(409, 'already_paid', paymentMessages.alreadyPaidOrMissing);
}

export function nothingToPay(): Refusal {
  return new Refusal(409, 'nothing_to_pay', paymentMessages.noRooms);
}

/** @param why a sentence for the guest */
export function notPayable(why: string): Refusal {
  return new Refusal(409, 'transition_refused', why);
}

export function amountMismatch(): Refusal {
  return new Refusal(409, 'amount_mismatch', words.amountMismatch);
}

export function checkoutBeingOpened(): Refusal {
  return new Refusal(409, 'request_in_progress', words.checkoutBeingOpened);
}

export function providerUnavailable(): Refusal {
  return new Refusal(502, 'provider_unavailable', words.providerUnavailable);
}

export function paymentNotFound(): Refusal {
  return new Refusal(404, 'payment_not_found', words.paymentNotFound);
}

export function signatureInvalid(): Refusal {
  return new Refusal(401, 'signature_invalid', words.signatureInvalid);
}

/** @param why a sentence for the guest */
export function refundRefused(why: string): Refusal {
  return new Refusal(409, 'refund_refused', why);
}

/** @param why a sentence for the hotel's staff, who wanted a case decided */
export function caseRefused(why: string): Refusal {
  return new Refusal(409, 'transition_refused', why);
}
